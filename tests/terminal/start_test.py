"""What the first screen holds, on which terminals, in which characters."""
import re

import terminal

COLOR = re.compile(rb"\x1b\[(?:\d+;)*(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])(?:;\d+)*m")


class Start(terminal.Test):
    def test_the_first_screen_says_who_moves_and_shows_the_board(self):
        it = self.start("--seed", "7")
        it.says(r"Reversi\. .*4 moves\.")
        it.shows(r"^\? help")
        self.assertEqual(it.row(1), "You (Y) 2, computer (C) 2")
        self.assertTrue(it.row(2).startswith("    a   b   c   d   e   f   g   h"))
        self.assertIn("[+]│ C │ Y │", it.row(10))
        self.assertTrue(it.row(23).startswith("? help"))
        self.assertEqual((it.screen.cursor.y, it.screen.cursor.x), (10, 12))
        self.quit(it)

    def test_black_and_white_are_colours_and_the_board_is_green(self):
        it = self.start("--seed", "7")
        it.shows(r"^\? help")
        self.assertIn(b"\x1b[48;5;29m", it.raw)
        cells = it.screen.buffer[10]
        self.assertEqual((cells[17].fg, cells[17].bg), ("000000", "ffffff"))
        self.assertEqual((cells[21].fg, cells[21].bg), ("ffffff", "000000"))
        self.assertEqual((it.screen.buffer[0][0].fg, it.screen.buffer[0][0].bg),
                         ("default", "default"))
        self.quit(it)

    def test_with_eight_colours_the_board_keeps_the_ground_of_the_terminal(self):
        it = self.start("--seed", "7", term="xterm")
        it.shows(r"^\? help")
        cells = it.screen.buffer[10]
        self.assertEqual((cells[17].fg, cells[17].bg), ("black", "white"))
        self.assertEqual((cells[21].fg, cells[21].bg), ("white", "black"))
        self.assertEqual((cells[12].fg, cells[12].bg), ("default", "default"))
        self.quit(it)

    def test_without_colour_no_colour_code_is_sent(self):
        for arguments, changes in ((["--no-color"], {}), ([], {"NO_COLOR": "1"}),
                                   (["--screen-reader"], {})):
            with self.subTest(arguments=arguments, changes=changes):
                it = self.start("--no-save", *arguments, **changes)
                it.says(r"Reversi\. .*")
                it.answers("d3", r"d3 legal.*")
                self.quit(it)
                self.assertEqual(COLOR.findall(it.raw), [])

    def test_an_empty_no_color_means_colours(self):
        it = self.start("--no-save", NO_COLOR="")
        it.says(r"Reversi\. .*")
        self.assertTrue(COLOR.search(it.raw))

    def test_without_utf8_every_character_is_ascii(self):
        for changes in ({"LANG": "C"}, {"LANG": None}, {"LC_ALL": "POSIX"},
                        {"LANG": "en_US.ISO-8859-1"}):
            with self.subTest(changes=changes):
                it = self.start("--no-save", **changes)
                it.says(r"Reversi\. .*4 moves\.")
                it.shows(r"^4 .*C.*Y")
                self.quit(it)
                self.assertTrue(it.raw.isascii())

    def test_a_locale_that_is_not_installed_is_taken_at_its_word(self):
        it = self.start("--no-save", LANG="xx_YY.UTF-8")
        it.shows("┌───┬")
        self.quit(it)

    def test_a_screen_reader_gets_no_other_screen(self):
        it = self.start("--no-save", "--screen-reader")
        it.says(r"Reversi\. .*")
        it.shows(r"^4 \. \. \. C Y \. \. \.$")
        it.shows(r"^\? help")
        self.assertEqual((it.screen.cursor.y, it.screen.cursor.x), (0, 0))
        self.quit(it)
        self.assertNotIn(b"\x1b[?1049", it.raw)

    def test_a_repeated_message_differs_by_its_full_stop(self):
        it = self.start("--no-save")
        it.answers("m", "4 moves: d3 c4 f5 e6\\.")
        it.answers("m", "4 moves: d3 c4 f5 e6")
        it.answers("m", "4 moves: d3 c4 f5 e6\\.")

    def test_a_terminal_that_cannot_show_it_is_named(self):
        for term in ("no-such-terminal", "unknown", "../../etc/passwd", "x" * 5000):
            with self.subTest(term=term[:20]):
                it = self.start("--no-save", term=term)
                self.assertEqual(it.ends(), 1)
                self.assertIn(b"terminal type", it.raw)
                self.assertNotIn(b"\x1b", it.raw)
                self.assertEqual(it.changed(), [])

    def test_idling_costs_nothing(self):
        it = self.start("--no-save")
        it.shows(r"^\? help")
        while it.read(0.3):
            pass
        before = it.processor_seconds()
        self.assertFalse(it.read(1.5), "bytes without a cause")
        self.assertLess(it.processor_seconds() - before, 0.05)


if __name__ == "__main__":
    terminal.main()
