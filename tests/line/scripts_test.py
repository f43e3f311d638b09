"""What scripts rely on: the same bytes every time, whatever a person has saved or left open, results
on standard output and troubles on standard error, and the statuses of --strict. REVERSI is the
program."""
import os
import pathlib
import random
import shutil
import subprocess
import tempfile
import unittest

PROGRAM = os.environ["REVERSI"]
LINES = ("d3", "f5", "c4", "e6", "a1", "m", "s", "l", "b", "p", "t", "t 1", "w d3", "r 3", "r d", "i",
         "u", "redo", "x", "v 0", "v 2", "n", "y", "h", "pass", "", "xyzzy", "/S")
OPTIONS = (["--play-as", "white"], ["--play-as", "both"], ["--level", "1"], ["--level", "3"],
           ["--verbose", "2"], ["--moves", "f5d6c3"], ["--plain"], ["--new"], ["--no-color"],
           ["--ascii"], ["--screen-reader"], ["--delay", "100"], ["--no-save"])


def state_of(folder):
    """Names, kinds, bytes and times of all that lies below FOLDER."""
    found = {}
    for path in sorted(pathlib.Path(folder).rglob("*")):
        status = path.stat()
        found[str(path.relative_to(folder))] = (
            status.st_ino, status.st_mode, status.st_mtime_ns,
            path.read_bytes() if path.is_file() else None)
    return found


class Scripts(unittest.TestCase):
    def setUp(self):
        self.home = tempfile.mkdtemp(prefix="reversi-test-")
        self.addCleanup(shutil.rmtree, self.home)
        self.saved = os.path.join(self.home, ".local/state/reversi/game")

    def command(self, *arguments, typed="", **changes):
        environment = {"PATH": os.environ["PATH"], "HOME": self.home, "TERM": "xterm", **changes}
        done = subprocess.run([PROGRAM, *arguments], input=typed, capture_output=True, text=True,
                              env=environment, timeout=60, check=False)
        return done.returncode, done.stdout, done.stderr

    def save(self, typed="f5\n"):
        os.makedirs(os.path.dirname(self.saved), exist_ok=True)
        status, _, errors = self.command("--state", self.saved, "--seed", "99", typed=typed)
        self.assertEqual((status, errors), (0, ""))

    def test_a_script_says_the_same_whatever_is_saved_or_open(self):
        drawn = random.Random(7)
        scripts = []
        for _ in range(100):
            options = [word for option in drawn.sample(OPTIONS, 2) for word in option]
            typed = "".join(line + "\n" for line in drawn.choices(LINES, k=drawn.randrange(12)))
            scripts.append((["--seed", str(drawn.randrange(1 << 64)), *options], typed))

        def run():
            return [self.command(*options, typed=typed) for options, typed in scripts]

        without = run()
        self.assertEqual(state_of(self.home), {})
        self.assertEqual({(status, errors) for status, _, errors in without}, {(0, "")})
        self.save()
        before = state_of(self.home)
        self.assertEqual(run(), without)
        self.assertEqual(state_of(self.home), before)
        with subprocess.Popen([PROGRAM, "--state", self.saved], stdin=subprocess.PIPE,
                              stdout=subprocess.PIPE, env={"HOME": self.home}) as player:
            player.stdout.readline()
            self.assertEqual(self.command("--state", self.saved)[0], 75)
            before = state_of(self.home)
            self.assertEqual(run(), without)
            self.assertEqual(state_of(self.home), before)
            player.stdin.close()

    def test_without_a_home_directory_nothing_is_said_of_it(self):
        environment = {"TERM": "xterm"}
        done = subprocess.run([PROGRAM, "--seed", "7"], input="d3\n", capture_output=True, text=True,
                              env=environment, timeout=60, check=False)
        self.assertEqual((done.returncode, done.stderr), (0, ""))

    def test_a_state_file_that_is_named_is_gone_on_with(self):
        self.save()
        status, said, _ = self.command("--state", self.saved, typed="\nt 1\n")
        self.assertEqual(status, 0)
        self.assertIn("\nYou f5, flips 1: e5.\n", said)

    def test_troubles_are_on_standard_error_alone(self):
        self.save()
        with open(self.saved, "r+b") as saved:
            saved.seek(-4, os.SEEK_END)
            saved.write(b"!")
        status, said, errors = self.command("--state", self.saved, "--seed", "1", typed="s\n")
        self.assertEqual(status, 0)
        self.assertIn("damaged", errors)
        self.assertEqual(said, self.command("--seed", "1", "--state", self.saved + "-2",
                                            typed="s\n")[1])

    def test_strict_ends_with_status_3_at_the_first_refused_line(self):
        status, said, errors = self.command("--seed", "7", "--strict", typed="d3\n\nd3\nm\n")
        self.assertEqual((status, errors), (3, "reversi: line 3, d3: d3 taken by you.\n"))
        loose = self.command("--seed", "7", typed="d3\n\n")
        self.assertEqual((0, said), loose[:2])

    def test_strict_saves_what_was_played_before(self):
        game = os.path.join(self.home, "game")
        self.assertEqual(self.command("--state", game, "--strict", typed="d3\nd3\n")[0], 3)
        self.assertIn("\nYou d3, flips 1: d4.\n", self.command("--state", game, typed="\nt 1\n")[1])

    def test_what_is_not_refused_ends_with_status_0(self):
        typed = "d3\nw a1\nh\nx\nv 2\nn\nn\ni\nu\nredo\nt 1\n/m\n"
        self.assertEqual(self.command("--seed", "7", "--strict", typed=typed)[::2], (0, ""))

    def test_a_series_is_a_line_a_game(self):
        arguments = ["--play-as", "none", "--level", "house,1", "--seed", "5"]
        status, said, errors = self.command(*arguments, "--repeat", "20")
        self.assertEqual((status, errors), (0, ""))
        for number, line in enumerate(said.splitlines()):
            self.assertRegex(line, r"^%d house,1 \d+-\d+ ([a-h][1-8])+$" % (5 + number))
        _, alone, _ = self.command(*arguments)
        score = said.split()[2].split("-")
        self.assertIn("%s to %s." % tuple(sorted(score, key=int, reverse=True)), alone)
        self.assertEqual(self.command("--repeat", "2", "--play-as", "none")[0], 0)

    def test_a_series_without_a_reader_ends(self):
        with open("/dev/full", "w", encoding="ascii") as full:
            done = subprocess.run([PROGRAM, "--repeat", "1000000", "--play-as", "none"], stdout=full,
                                  stderr=subprocess.PIPE, text=True, timeout=60, check=False)
        self.assertEqual((done.returncode, done.stderr),
                         (1, "reversi: cannot write to standard output\n"))


if __name__ == "__main__":
    unittest.main(verbosity=2)
