"""The window at any size, and changing."""
import random

import terminal


class Window(terminal.Test):
    def begin(self, rows=24, columns=80, **changes):
        return self.start("--no-save", "--seed", "7", rows=rows, columns=columns, **changes)

    def shrink(self, it, rows, columns):
        """To a size that is too small, until the program has seen it."""
        it.resize(rows, columns)
        message = "Too small: %dx%d, needs 20x12." % (columns, rows)
        it.wait(lambda: it.row(0) == message[:columns].rstrip(), message[:columns])

    def test_every_usual_size_is_played_in(self):
        for rows, columns in ((24, 80), (16, 40), (12, 20), (60, 200), (22, 40), (200, 20)):
            with self.subTest(rows=rows, columns=columns):
                it = self.begin(rows, columns)
                it.says(r".*4 moves\.")
                it.answers("d3", r"d3 legal, .*")
                it.type("\r")
                it.shows(r"^(You \(Y\)|Y) 3, (computer \(C\)|C) 3")
                self.quit(it)

    def test_too_small_a_window_says_so_and_waits(self):
        for rows, columns in ((5, 15), (24, 19), (11, 80)):
            with self.subTest(rows=rows, columns=columns):
                it = self.begin(rows, columns)
                it.says(r"Too small.*")
                it.resize(24, 80)
                it.says(r"Paused\. .*")
                it.answers("\r", r"(?!Paused).*")
                self.quit(it)

    def test_down_to_one_cell_and_back_is_the_same_game(self):
        it = self.begin()
        it.answers("d3", r"d3 legal, .*")
        it.answers("\r", r"You d3, flips 1\. Computer .* moves?\.")
        board = it.screen.display[1:20]
        for rows, columns in ((1, 1), (2, 3), (1, 80), (24, 1)):
            self.shrink(it, rows, columns)
        it.set_size(0, 0)
        it.resize(24, 80)
        it.says(r"Paused\. .*")
        it.answers("\r", r"(?!Paused).*")
        it.wait(lambda: it.screen.display[1:20] == board, "the same board")
        self.quit(it)

    def test_a_storm_of_sizes_ends_in_the_right_picture(self):
        it = self.begin()
        it.says(r"Reversi\. .*")
        chance = random.Random(1)
        for count in range(300):
            it.resize(chance.choice((1, 5, 12, 24, 60)), chance.choice((1, 20, 40, 80, 200)))
            if count % 7 == 0:
                it.type(chance.choice(("\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D")))
            it.read(0.001)
        self.shrink(it, 1, 1)
        it.resize(24, 80)
        it.says(r"Paused\. .*")
        it.answers("\r", r"(?!Paused).*")
        it.answers("c4", r"c4 legal, flips 1.*")
        self.assertIn("[+]│ C │ Y │", it.row(10))
        it.shows(r"^\? help")
        self.quit(it)

    def test_a_window_of_absurd_size_costs_little(self):
        it = self.begin(65535, 65535)
        it.resize(24, 80)
        it.answers("c4", r"c4 legal, flips 1.*|Paused.*")
        for size in (5000, 65535):
            it.set_size(size, size)
            it.wait(lambda: it.raw.count(b"\x1b[2J") > 1, "a new picture")
        it.resize(24, 80)
        it.type("\f")
        it.shows(r"^\? help|^Enter")
        with open("/proc/%d/status" % it.pid, encoding="ascii") as status:
            peak = int(status.read().split("VmHWM:")[1].split()[0])
        self.assertLess(peak, 300 * 1024)
        self.quit(it)

    def test_exported_sizes_do_not_pin_the_window(self):
        for lines, columns in (("10", "20"), ("junk", "-5")):
            with self.subTest(lines=lines):
                it = self.begin(LINES=lines, COLUMNS=columns)
                it.shows(r"^\? help  p pause")
                it.resize(34, 100)
                it.wait(lambda: it.row(33).startswith("? help"), "keys in the last row")
                self.quit(it)


if __name__ == "__main__":
    terminal.main()
