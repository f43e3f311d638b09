"""--speech: the news and nothing else, each in another row than the one before, whole."""
import re

import terminal

ARGUMENTS = ("--no-save", "--seed", "1", "--speech")
BOARD_ROW = r"[1-8]( [YC.+]){8}"
START = r"Reversi\. You are black \(Y\)\. You move first\. \? for help\. n new game\. 4 moves\."


class Speech(terminal.Test):
    def begin(self, **where):
        it = self.start(*ARGUMENTS, **where)
        it.says(START if where.get("columns", 80) >= 80 else r".*4 moves\.")
        self.at = 0
        return it

    def hears(self, it, keys, pattern):
        """The news of these keys, which is all that was written, in the other row."""
        begun = len(it.raw)
        self.at = 1 - self.at
        it.type(keys)
        it.wait(lambda: re.fullmatch(pattern, it.row(self.at)) and not it.row(1 - self.at),
                "%s in row %d" % (pattern, self.at))
        self.assertEqual((it.screen.cursor.y, it.screen.cursor.x), (self.at, 0))
        text = it.row(self.at).encode()
        self.assertIn(text, bytes(it.raw[begun:]), "written in one piece")
        return text.decode()

    def board_rows(self, it):
        return [line for line in it.text().split("\n") if re.fullmatch(BOARD_ROW, line)]

    def test_every_news_is_written_whole_in_the_other_row(self):
        it = self.begin()
        for keys, pattern in (("j", r"f5 legal, flips 1, 3 of 4"), ("J", r"c4 .* 2 of 4"),
                              ("d", r"d4 computer"), ("3", r"d3 legal, flips 1"),
                              (".", r"d3 legal, flips 1\."), ("s", r"You 2, computer 2, .*"),
                              ("w", r"d3 legal, .*"), ("%", r"Unknown: %\..*"),
                              ("\r", r"You d3, flips 1\. Computer [a-h][1-8], .* moves\."),
                              ("l", r"You d3, .*"), ("u", r"Taken back: .*"),
                              ("?", r".+"), ("n", r"New game\. .*"), ("\t", r"You play black\."),
                              ("w", r"You play white\."), ("\x1b", r".*"),
                              ("p", r"Paused\. .*"), ("\r", r".* moves\.")):
            with self.subTest(keys=keys):
                self.hears(it, keys, pattern)
                self.assertEqual(self.board_rows(it), [])

    def test_the_board_is_there_until_the_next_key_and_leaves_without_a_word(self):
        it = self.begin()
        it.type("B")
        it.wait(lambda: len(self.board_rows(it)) == 8, "the board")
        self.assertRegex(it.row(it.screen.cursor.y), "^4 ")
        self.at = 1
        self.hears(it, "s", r"You 2, computer 2, empty 60\.")
        it.wait(lambda: not self.board_rows(it), "no board")
        self.hears(it, "s", r"You 2, computer 2, empty 60")
        self.assertEqual(self.board_rows(it), [])

    def test_the_board_shows_legal_squares_when_asked_to(self):
        it = self.begin()
        self.hears(it, "v", r"Legal squares marked \+\.")
        it.type("B")
        it.wait(lambda: sum(row.count("+") for row in self.board_rows(it)) == 4, "four marks")

    def test_a_paused_game_shows_no_board(self):
        it = self.begin()
        self.hears(it, "p", r"Paused\. .*")
        self.hears(it, "B", r"Paused\. .*")
        self.assertEqual(self.board_rows(it), [])

    def test_the_board_fits_the_smallest_window(self):
        it = self.begin(rows=12, columns=20)
        it.type("B")
        it.wait(lambda: len(self.board_rows(it)) == 8, "the board")

    def test_what_is_idle_sends_nothing(self):
        it = self.begin()
        self.hears(it, "j", r"f5 .*")
        sent = len(it.raw)
        it.read(1.5)
        self.assertEqual(len(it.raw), sent)

    def test_no_color_no_other_screen(self):
        it = self.begin()
        it.type("q")
        self.assertEqual(it.ends(), 0)
        for code in (rb"\x1b\[\?1049h", rb"\x1b\[[0-9;]*[34][0-9][0-9;]*m", rb"\x1b\[[0-9;]*7m"):
            self.assertNotRegex(bytes(it.raw), code)
        self.assertEqual(it.changed(), [])


if __name__ == "__main__":
    terminal.main()
