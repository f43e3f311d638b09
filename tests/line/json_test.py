"""Line mode's objects: every line is one, each kind has the members that the manual lists for it, and
what they say of the discs agrees with a board kept here by the flips alone. REVERSI is the program,
MANUAL the page."""
import json
import os
import random
import re
import subprocess
import unittest

PROGRAM = os.environ["REVERSI"]
COMMON = ["version", "event"]
QUESTIONS = ("m", "s", "l", "b", "p", "t", "t 1", "t 99", "w d3", "w a1", "r 3", "r d", "i", "redo",
             "x", "v 2", "h", "pass", "a1", "y", "no such word \x01\"\\", "n\nn")
SQUARES = [column + row for row in "12345678" for column in "abcdefgh"]


def documented():
    """The members of each kind, as the manual's section JSON lists them."""
    with open(os.environ["MANUAL"], encoding="utf-8") as manual:
        section = manual.read().split("\n.Sh JSON\n")[1].split("\n.Sh ")[0]
    items = re.findall(r"^\.It Cm (\w+)(?: Ar (.*))?$", section, re.M)
    return {kind: COMMON + members.split(" , ") if members else COMMON for kind, members in items}


def lines_of(text):
    return [json.loads(line) for line in text.splitlines()]


class Board:
    """Discs by square; turns change it by what they say."""

    def __init__(self, position):
        self.discs = {square: {"X": "black", "O": "white"}[mark]
                      for square, mark in zip(SQUARES, position) if mark != "-"}

    def follow(self, turn):
        if turn["square"] is None:
            assert turn["flips"] == []
            return
        assert turn["square"] not in self.discs
        assert turn["flips"], "a turn flips"
        self.discs[turn["square"]] = turn["side"]
        for square in turn["flips"]:
            assert self.discs[square] != turn["side"]
            self.discs[square] = turn["side"]

    def take_back(self, turn):
        if turn["square"] is not None:
            other = "white" if turn["side"] == "black" else "black"
            del self.discs[turn["square"]]
            self.discs.update({square: other for square in turn["flips"]})

    def count(self, side):
        return list(self.discs.values()).count(side)

    def agrees(self, answer):
        return [self.count("black"), self.count("white")] == [answer["black"], answer["white"]]

    def __str__(self):
        marks = {"black": "X", "white": "O", None: "-"}
        return "".join(marks[self.discs.get(square)] for square in SQUARES)


class Player:
    """One game through pipes: a line is typed, the objects up to the next standing come back."""

    def __init__(self, *options):
        self.process = subprocess.Popen([PROGRAM, "--json", *options], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True)

    def hear(self, *kinds):
        heard = []
        while not heard or heard[-1]["event"] not in kinds:
            heard.append(json.loads(self.process.stdout.readline()))
        return heard

    def type(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def end(self):
        said, _ = self.process.communicate()
        return self.process.returncode, lines_of(said)


class Objects(unittest.TestCase):
    kinds = documented()
    seen = set()

    @classmethod
    def tearDownClass(cls):
        # Line mode is not paused yet when nobody asks for it.
        assert cls.seen | {"paused"} == set(cls.kinds), cls.seen ^ set(cls.kinds)

    def check(self, answers):
        for answer in answers:
            self.seen.add(answer["event"])
            self.assertEqual(list(answer), self.kinds[answer["event"]], answer)
            self.assertEqual(answer["version"], 1)

    def said(self, *options, typed=""):
        done = subprocess.run([PROGRAM, "--json", *options], input=typed, capture_output=True,
                              text=True, timeout=60, check=True)
        self.assertEqual(done.stderr, "")
        answers = lines_of(done.stdout)
        self.check(answers)
        return answers

    def test_a_thousand_games_are_an_object_each(self):
        games = self.said("--play-as", "none", "--repeat", "1000", "--seed", "18446744073709551000")
        self.assertEqual([game["seed"] for game in games[:616:615]], [2**64 - 616, 2**64 - 1])
        self.assertEqual(games[616]["seed"], 0)
        self.assertEqual(len(games), 1000)
        for game in games:
            self.assertLessEqual(game["black"] + game["white"], 64)
            squares = re.findall("[a-h][1-8]", game["moves"])
            self.assertEqual("".join(squares), game["moves"])
            self.assertEqual(len(set(squares)), len(squares))

    def test_turns_lead_from_the_start_to_the_result(self):
        for seed in range(20):
            with self.subTest(seed=seed):
                answers = self.said("--play-as", "none", "--level", "house,1", "--seed", str(seed))
                board = Board(answers[0]["start"])
                for ply, turn in enumerate(answers[1:-1], 1):
                    self.assertEqual((turn["event"], turn["ply"]), ("turn", ply))
                    board.follow(turn)
                    self.assertTrue(board.agrees(turn))
                result = answers[-1]
                self.assertEqual(result["event"], "result")
                self.assertTrue(board.agrees(result))
                self.assertEqual(result["empty"], 64 - len(board.discs))

    def test_a_game_can_be_played_by_the_objects_alone(self):
        for seed in range(20):
            with self.subTest(seed=seed):
                drawn = random.Random(seed)
                side = ("black", "white", "both")[seed % 3]
                player = Player("--seed", str(seed), "--play-as", side)
                answers = player.hear("moves")
                board = Board(answers[0]["start"])
                while True:
                    self.check(answers)
                    for answer in answers:
                        if answer["event"] == "turn":
                            board.follow(answer)
                    self.assertTrue(board.agrees(answers[-1]))
                    if answers[-1]["event"] == "result":
                        break
                    player.type("b")
                    self.assertEqual(player.hear("board")[0]["position"][:64], str(board))
                    player.type(drawn.choice(answers[-1]["moves"])["square"])
                    answers = player.hear("moves", "result")
                self.assertEqual(player.end(), (0, []))

    def test_every_question_has_its_object(self):
        for seed in range(10):
            typed = "".join(question + "\n" for question in QUESTIONS)
            self.said("--seed", str(seed), "--moves", "f5d6c3", typed=typed)
        game = self.said("--play-as", "none", "--repeat", "1", "--seed", "8")[0]
        answers = self.said("--play-as", "both", "--level", "5", "--moves", game["moves"][:104],
                            typed="i\nw h1\n")
        self.assertIn("exact", [answer.get("reason") for answer in answers])

    def test_what_is_taken_back_is_told_as_turns(self):
        answers = self.said("--seed", "7", typed="d3\nu\nredo\n")
        board = Board(answers[0]["start"])
        for answer in answers[1:]:
            if answer["event"] == "turn":
                board.follow(answer)
            for turn in reversed(answer["turns"]) if answer["event"] == "undone" else ():
                board.take_back(turn)
            for turn in answer["turns"] if answer["event"] == "redone" else ():
                board.follow(turn)
            if answer["event"] == "moves":
                self.assertTrue(board.agrees(answer))

    def test_refusals_have_a_reason(self):
        answers = self.said("--seed", "7", typed="a1\nd4\npass\nu\nredo\nt 2\nxyzzy\n")
        self.assertEqual([(answer["reason"], answer["input"]) for answer in answers
                          if answer["event"] == "refused"],
                         [("flips_nothing", "a1"), ("taken", "d4"), ("no_pass", "pass"),
                          ("nothing_to_undo", None), ("nothing_to_redo", None),
                          ("no_such_turn", "t 2"), ("unknown", "xyzzy")])

    def test_who_plays_and_who_won_is_named(self):
        game = self.said("--seed", "7", "--level", "3")[0]
        self.assertEqual((game["black_level"], game["white_level"], game["saved_at"]),
                         (None, "3", None))
        draw = self.said("--position", "X" * 32 + "O" * 32 + " X")
        self.assertIsNone([answer for answer in draw if answer["event"] == "result"][0]["winner"])

    def test_strict_writes_no_refusal_among_the_objects(self):
        done = subprocess.run([PROGRAM, "--json", "--strict", "--seed", "7"], input="a1\n",
                              capture_output=True, text=True, timeout=60, check=False)
        self.assertEqual(done.returncode, 3)
        self.assertEqual(done.stderr, "reversi: line 1, a1: a1 not legal, flips nothing.\n")
        self.assertNotIn("refused", [answer["event"] for answer in lines_of(done.stdout)])


if __name__ == "__main__":
    unittest.main(verbosity=2)
