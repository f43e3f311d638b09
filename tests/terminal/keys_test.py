"""Every key in every form, whatever TERM says."""
import time

import terminal

ESC = "\x1b"
TERMS = ("xterm-256color", "xterm", "tmux-256color", "screen", "linux", "vt100", "vt220")
# The message each key gives from c4, the square every case begins on.
FORMS = {
    "c3 empty": (ESC + "[A", ESC + "OA"),
    "c5 empty": (ESC + "[B", ESC + "OB"),
    "d4 computer": (ESC + "[C", ESC + "OC"),
    "b4 empty": (ESC + "[D", ESC + "OD"),
    "a4 empty": (ESC + "[H", ESC + "OH", ESC + "[1~", ESC + "[7~"),
    "h4 empty": (ESC + "[F", ESC + "OF", ESC + "[4~", ESC + "[8~"),
    "c1 empty": (ESC + "[5~",),
    "c8 empty": (ESC + "[6~",),
    "f5 legal, flips 1, 3 of 4": ("\t", "j"),
    "d3 legal, flips 1, 1 of 4": (ESC + "[Z", "J"),
}
NO_KEYS = (ESC + "[24;5~", ESC + "[1;5A", ESC + "[<0;10;10M", ESC + "x", ESC + "[I", ESC + "OP",
           ESC + "[[A", ESC + "]0;q\x07", ESC + "[M !!", "\x00\x01\x08\x7f", "é")


class Keys(terminal.Test):
    def at_c4(self, it):
        it.answers("ac4", r"c4 legal, flips 1\.?")

    def test_all_forms_of_all_keys_act_on_every_term(self):
        for term in TERMS:
            it = self.start("--no-save", "--seed", "7", term=term)
            it.says(r"Reversi\. .*")
            for message, forms in FORMS.items():
                for form in forms:
                    with self.subTest(term=term, form=form):
                        self.at_c4(it)
                        it.answers(form, message + r"\.?")
            for enter in ("\r", "\n", " ", ESC + "OM"):
                with self.subTest(term=term, form=enter):
                    it.answers("d4", r"d4 computer\.?")
                    it.answers(enter, r"d4 taken by computer\.?")
            self.quit(it)

    def test_what_is_no_key_does_nothing(self):
        it = self.start("--no-save", "--seed", "7")
        for bytes_ in NO_KEYS:
            with self.subTest(bytes=bytes_):
                self.at_c4(it)
                it.answers(bytes_ + "1", r"c1 empty\.?")

    def test_escape_alone_acts_within_50_milliseconds(self):
        it = self.start("--no-save", "--seed", "7")
        it.says(r"Reversi\. .*")
        times = []
        for _ in range(7):
            begun = time.monotonic()
            it.answers(ESC, r"Paused\. .*")
            times.append(time.monotonic() - begun)
            it.answers("\r", r"(?!Paused).*")
        self.assertLess(min(times), 0.05)

    def test_a_sequence_on_a_slow_line_acts_as_its_key(self):
        it = self.start("--no-save", "--seed", "7")
        self.at_c4(it)
        it.answers(ESC, r"Paused\. .*")
        it.type("[I")
        it.answers("\r", r"(?!Paused).*")
        self.at_c4(it)
        it.type(ESC + "[")
        it.answers("A", r"c3 empty\.?")

    def test_losing_the_focus_pauses(self):
        it = self.start("--no-save", "--seed", "7")
        it.says(r"Reversi\. .*")
        self.assertIn(b"\x1b[?1004h", it.raw)
        it.answers(ESC + "[O", r"Paused\. .*")
        it.type((ESC + "[I" + ESC + "[O") * 20)
        it.answers("\r", r"(?!Paused).*")
        self.quit(it)

    def test_a_paste_plays_nothing(self):
        it = self.start("--no-save", "--seed", "7")
        self.at_c4(it)
        it.type(ESC + "[200~" + "d3\rq\x1bpnq\r\n" * 50 + ESC + "[201~")
        it.answers("1", r"c1 empty\.?")
        it.answers("s", r"You 2, computer 2, empty 60\.")

    def test_terminals_without_private_modes_are_not_asked_for_them(self):
        for term in ("linux", "vt100", "vt220", "ansi"):
            with self.subTest(term=term):
                it = self.start("--no-save", "--seed", "7", term=term)
                it.says(r"Reversi\. .*")
                self.quit(it)
                self.assertNotIn(b"\x1b[?1004", it.raw)
                self.assertNotIn(b"\x1b[?2004", it.raw)

    def test_typed_ahead_keys_are_drawn_once(self):
        it = self.start("--no-save", "--seed", "7", "--no-color")
        self.at_c4(it)
        before = len(it.raw)
        it.answers((ESC + "[D") * 2 + (ESC + "[A") * 3, r"a1 empty\.?")
        self.assertLess(len(it.raw) - before, 80)

    def test_a_picture_arrives_in_one_piece(self):
        it = self.start("--no-save", "--seed", "7")
        it.shows(r"^\? help")
        for key, message, row in (("1", "c1 empty", 4), ("8", "c8 empty", 18), ("m", "4 moves", 18)):
            while it.read(0.1):
                pass
            it.type(key)
            it.read(terminal.PATIENCE)
            self.assertTrue(it.row(0).startswith(message), it.row(0))
            self.assertIn("│[ ]│", it.row(row))

    def test_control_l_paints_everything_again(self):
        it = self.start("--no-save", "--seed", "7")
        it.says(r"Reversi\. .*")
        before = len(it.raw)
        it.type("\f")
        it.wait(lambda: len(it.raw) > before + 1000, "a whole screen")

    def test_control_s_does_not_freeze_it(self):
        it = self.start("--no-save", "--seed", "7")
        self.at_c4(it)
        it.answers("\x131", r"c1 empty\.?")
        it.answers("\x118", r"c8 empty\.?")


if __name__ == "__main__":
    terminal.main()
