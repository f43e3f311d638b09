"""Every way out gives the terminal back; stopping and going on keep it usable."""
import os
import signal
import termios
import time
import unittest

import terminal

LIMIT = 2  # seconds, as promised


class Ending(terminal.Test):
    def begin(self, *arguments, **changes):
        it = self.start("--seed", "7", "--delay", "0", *arguments, **changes)
        it.says(r"(Reversi|Paused)\. .*")
        return it

    def test_signals_end_it_saved_and_leave_the_terminal_clean(self):
        for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
            with self.subTest(signal=number.name):
                it = self.begin("--new", "--state", self.home + "/" + number.name)
                it.answers("d3", r"d3 legal, .*")
                it.answers("\r", r"You d3, .*")
                it.signal(number)
                self.assertEqual(it.ends(LIMIT), 0)
                self.assertEqual(it.changed(), [])
                self.assertTrue(os.path.exists(self.home + "/" + number.name))

    def test_control_c_and_control_backslash_end_it(self):
        for key in ("\x03", "\x1c"):
            with self.subTest(key=key):
                it = self.begin("--no-save")
                it.type(key)
                it.ends(LIMIT)
                self.assertEqual(it.changed(), [])

    def test_a_crash_gives_the_terminal_back(self):
        for number in (signal.SIGSEGV, signal.SIGABRT, signal.SIGBUS, signal.SIGFPE,
                       signal.SIGILL):
            with self.subTest(signal=number.name):
                it = self.begin("--no-save")
                it.signal(number)
                self.assertEqual(it.ends(LIMIT), -number)
                self.assertEqual(it.changed(), [])

    def test_a_terminal_that_goes_away_ends_it(self):
        for ignored in ((), (signal.SIGHUP,)):
            with self.subTest(ignored=ignored):
                it = self.begin("--state", self.home + "/%d" % len(ignored), ignored=ignored)
                it.answers("d3", r"d3 legal, .*")
                it.answers("\r", r"You d3, .*")
                it.hang_up()
                self.assertEqual(it.ends(LIMIT), 0)
                self.assertTrue(os.path.exists(self.home + "/%d" % len(ignored)))

    def test_a_terminal_that_takes_no_output_does_not_keep_it(self):
        it = self.begin("--no-save")
        os.set_blocking(it.master, False)
        try:
            for _ in range(4000):
                it.type("\f")
        except BlockingIOError:
            pass
        it.signal(signal.SIGTERM)
        end = time.monotonic() + 2 * LIMIT
        while not it.ended() and time.monotonic() < end:
            time.sleep(0.02)
        self.assertTrue(it.ended())

    @unittest.skipUnless("STUCK_DISK_MODULE" in os.environ, "nothing is preloaded here")
    def test_a_disk_that_does_not_answer_does_not_keep_it_nor_the_terminal(self):
        stuck = self.home + "/stuck"
        it = self.begin("--state", self.home + "/game", STUCK_DISK=stuck,
                        LD_PRELOAD=os.environ["STUCK_DISK_MODULE"])
        it.answers("d3", r"d3 legal, .*")
        with open(stuck, "w", encoding="ascii"):
            it.type("\r")
        time.sleep(0.2)
        it.signal(signal.SIGTERM)
        self.assertEqual(it.ends(LIMIT + 1), 128 + signal.SIGTERM)
        self.assertEqual(it.changed(), [])

    def test_unplugged_input_is_the_end_and_never_a_loop(self):
        it = self.run_in_terminal(["/bin/sh", "-c", 'exec "$0" --no-save <&-', terminal.PROGRAM])
        self.assertNotEqual(it.ends(LIMIT), 126)

    def shell(self):
        it = self.run_in_terminal(["/bin/sh", "-i"], changes={"PS1": "ready> ", "ENV": None})
        it.shows("ready>")
        it.found = termios.tcgetattr(it.slave)
        it.type('"%s" --seed 7 --delay 0\n' % terminal.PROGRAM)
        it.says(r"Reversi\. .*")
        return it

    def stopped(self, it):
        it.wait(lambda: b"ready> " in it.raw[self.mark:], "the shell's prompt")

    def test_control_z_gives_the_shell_a_clean_terminal_and_fg_comes_back(self):
        it = self.shell()
        it.answers("d3", r"d3 legal, .*")
        it.answers("\r", r"You d3, .*")
        for rows, columns in ((24, 80), (30, 100)):
            self.mark = len(it.raw)
            it.type("\x1a")
            self.stopped(it)
            self.assertEqual(it.changed(), [])
            it.resize(rows, columns)
            it.type("fg\n")
            it.says(r"Paused\. You 3, computer 3\..*")
            it.wait(lambda: it.row(rows - 1).startswith("? help  Enter"), "keys in the last row")
            it.answers("\r", r"(?!Paused).*")
        self.mark = len(it.raw)
        it.type("q")
        self.stopped(it)
        self.assertEqual(it.changed(), [])

    def test_after_a_stop_from_outside_the_game_takes_the_terminal_again(self):
        it = self.shell()
        children = "/proc/%d/task/%d/children" % (it.pid, it.pid)
        with open(children, encoding="ascii") as listed:
            child = int(listed.read().split()[0])
        self.mark = len(it.raw)
        os.kill(child, signal.SIGSTOP)
        self.stopped(it)
        termios.tcsetattr(it.slave, termios.TCSANOW, it.found)
        it.type("fg\n")
        it.says(r"Paused\. .*")
        it.answers("\r", r"(?!Paused).*")
        it.answers("d3", r"d3 legal, .*")
        self.mark = len(it.raw)
        it.type("q")
        self.stopped(it)
        self.assertEqual(it.changed(), [])

    def test_control_z_without_a_shell_does_not_freeze_it(self):
        it = self.begin("--no-save")
        it.answers("\x1a", r"Paused\. .*")
        it.answers("\r", r"(?!Paused).*")
        self.quit(it)


if __name__ == "__main__":
    terminal.main()
