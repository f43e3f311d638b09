"""A whole game, its pauses, and what is saved of it."""
import os
import re
import signal

import terminal

NEXT_TURN = r".*(\d+ moves?\.?|Game over\..*)"


class Game(terminal.Test):
    def begin(self, *arguments, **changes):
        it = self.start("--seed", "7", "--delay", "0", *arguments, **changes)
        it.says(r"Reversi\. .*")
        return it

    def play(self, it, square):
        it.answers(square, square + r" legal, flips \d+\.?")
        return it.answers("\r", "You " + square + r", flips \d+\. Computer .*")

    def saved(self):
        return os.path.join(self.home, ".local/state/reversi/game")

    def board(self, it):
        return it.screen.display[1:20]

    def discs(self, it):
        rows = "".join(it.row(row)[:36] for row in range(4, 19, 2))
        return rows.count("Y"), rows.count("C")

    def test_a_whole_game_is_played_to_its_result(self):
        it = self.begin()
        for _ in range(61):
            it.answers("j", r"[a-h][1-8] legal, .*")
            message = it.answers("\r", NEXT_TURN)
            if "Game over" in message:
                break
        score = re.search(r"(You win|Computer wins|Draw,) (\d+) to (\d+)\.", message)
        self.assertTrue(score, message)
        it.wait(lambda: sorted(self.discs(it)) == sorted(map(int, score.groups()[1:])),
                "discs on the board as in the result")
        it.shows(r"^You \(Y\) %d, computer \(C\) %d$" % self.discs(it))
        it.type("q")
        self.assertEqual(it.ends(), 0)
        self.assertIn(score.group().encode(), it.raw[it.raw.rfind(b"\x1b[?1049l"):])
        self.assertFalse(os.path.exists(self.saved()))

    def test_two_people_and_two_computers_play_to_the_end(self):
        it = self.start("--seed", "7", "--delay", "0", "--play-as", "none", "--level", "1")
        it.says(r".*Game over\. ((Black|White) wins|Draw,) \d+ to \d+\..*")
        it.type("q")
        self.assertEqual(it.ends(), 0)

    def test_an_illegal_move_is_answered_and_changes_nothing(self):
        it = self.begin()
        it.answers("d4", r"d4 computer")
        before = self.board(it)
        it.answers("\r", r"d4 taken by computer\.")
        self.assertEqual(self.board(it), before)
        it.answers("a1", r"a1 empty")
        it.answers("\r", r"a1 not legal, flips nothing\.")

    def test_the_score_is_written_whole_when_it_changes_and_only_then(self):
        it = self.begin("--screen-reader")
        it.answers("d3", r"d3 legal, .*")
        before = len(it.raw)
        it.answers("\r", "You d3, .*")
        it.wait(lambda: b"You (Y) 3, computer (C) 3" in it.raw[before:], "the score in one piece")
        before = len(it.raw)
        it.answers("d4", "d4 .*")
        it.answers("m", r"\d+ moves: .*")
        self.assertNotIn(b"(Y)", it.raw[before:])

    def test_pausing_hides_the_board_and_resuming_plays_nothing(self):
        it = self.begin()
        self.play(it, "d3")
        board = it.row(10)
        for pause, resume in (("p", "p"), ("p", "\r"), ("p", " "), ("\x1b", "\x1b")):
            it.answers(pause, r"Paused\. You \d+, computer \d+\. Enter resumes.*")
            it.wait(lambda: not re.search("[YC]", it.row(10)[:36]), "no discs")
            it.type(resume)
            it.says(r"(?!Paused).*")
            it.wait(lambda: it.row(10) == board, board)
        it.answers("s", r"You 3, computer 3, empty 58\.")

    def test_a_game_left_comes_back_paused(self):
        it = self.begin()
        self.play(it, "d3")
        board, score = self.board(it), it.row(1)
        it.type("q")
        self.assertEqual(it.ends(), 0)
        self.assertIn(b"Game saved.", it.raw)
        again = self.start()
        again.says(r"Paused\. .*")
        again.answers("\r", r"(?!Paused).*")
        again.answers("d3", "d3 you")
        self.assertEqual(again.row(1), score)
        again.wait(lambda: self.board(again) == board, "the same board")

    def test_a_game_left_before_its_first_move_comes_back_the_same(self):
        for number, leave in enumerate(("q", "pq", signal.SIGHUP, signal.SIGKILL)):
            home = os.path.join(self.home, str(number))
            os.mkdir(home)
            it = self.start("--level", "5", "--seed", "3", HOME=home)
            it.says(r"Reversi\. .*")
            saved = os.path.join(home, ".local/state/reversi/game")
            it.wait(lambda: os.path.exists(saved), "a saved game")
            if isinstance(leave, str):
                it.type(leave)
            else:
                it.signal(leave)
            it.ends()
            again = self.start(HOME=home)
            again.says(r"Paused\. .*")
            again.answers("\r", r"(?!Paused).*")
            again.shows(r"level 5|computer, 5")
            again.shows(r"Seed 3$")
            again.type("q")
            self.assertEqual(again.ends(), 0)

    def test_a_killed_game_has_lost_nothing_that_was_shown(self):
        it = self.begin()
        for square in ("d3", "b3"):
            it.answers(square, square + " .*")
        self.play(it, "d3")
        board = self.board(it)
        it.signal(signal.SIGKILL)
        self.assertEqual(it.ends(), -signal.SIGKILL)
        again = self.start()
        again.says(r"Paused\. .*")
        again.answers("\r", r"(?!Paused).*")
        again.answers("d3", "d3 you")
        again.wait(lambda: self.board(again) == board, "the same board")
        self.assertEqual(os.listdir(os.path.dirname(self.saved())).count("game"), 1)

    def test_a_new_game_is_chosen_in_a_form_and_replaces_nothing_before_enter(self):
        it = self.begin()
        self.play(it, "d3")
        it.answers("n", r"New game\. .* Enter goes on with this game\.")
        it.answers("\x1b", r"(?!New game).*")
        it.answers("s", r"You 3, computer 3, empty 58\.")
        it.answers("n", r"New game\. .*")
        it.answers("\x1b[B", r"You play black\.")
        it.answers("w", r"You play white\.")
        it.answers("\x1b[B", r"Level house: .*")
        it.answers("2", r"Level 2: .*")
        it.answers("\t", r"No handicap\.")
        it.answers("\x1b[C", r"You begin with 1 corner: a1\.")
        it.answers("\x1b[B", r"This replaces only the saved game\. Enter starts\.")
        it.answers("\r", r".*Computer [a-h][1-8].*")
        it.answers("s", r"You 2, computer 4, empty 58\.")

    def test_in_the_form_a_game_goes_on_with_another_side(self):
        it = self.begin()
        self.play(it, "d3")
        it.answers("n", r"New game\. .*")
        it.answers("\x1b[B", r"You play black\.")
        it.answers("b", r"Two people\.")
        it.answers("\x1b[A", r"Go on with this game, side and level as chosen below\.")
        it.answers("\r", r".*Black has [0-9]+ moves\.")
        it.answers("s", r"Black 3, white 3, empty 58\.")

    def test_a_second_reversi_says_that_the_game_is_open(self):
        it = self.begin()
        self.play(it, "d3")
        second = self.start()
        self.assertEqual(second.ends(), 75)
        self.assertIn(b"--no-save", second.raw)
        self.assertEqual(second.changed(), [])


if __name__ == "__main__":
    terminal.main()
