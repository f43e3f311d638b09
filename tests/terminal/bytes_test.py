"""How many bytes a step, a move and the first picture cost: over a slow line they are the wait.

Each limit is what was measured when it was last looked at, plus a tenth; where that is above the
budget, the budget.
"""
import statistics

import terminal

ARROWS = "\x1b[C" * 4 + "\x1b[B" * 4
ONE_BY_ONE = ["\x1b[C"] * 4 + ["\x1b[B"] * 4
SQUARES = ["d4", "e4", "f4", "g4", "g5", "g6", "g7", "g8"]


class Bytes(terminal.Test):
    def begin(self, *arguments):
        it = self.start("--no-save", "--seed", "7", *arguments)
        it.shows(r"^\? help .* q quit")
        self.settle(it)
        return it

    def settle(self, it):
        while it.read(0.05):
            pass

    def cost(self, it, keys, pattern):
        """The bytes written for KEYS, which end in a message that matches PATTERN."""
        before = len(it.raw)
        it.answers(keys, pattern)
        self.settle(it)
        return len(it.raw) - before

    def steps(self, *arguments):
        it = self.begin(*arguments)
        costs = [self.cost(it, key, square + " .*") for key, square in zip(ONE_BY_ONE, SQUARES)]
        it.answers("c4", "c4 .*")
        self.settle(it)
        burst = self.cost(it, ARROWS, "g8 .*")
        self.quit(it)
        return statistics.median(costs), burst

    def moves(self, *arguments):
        it = self.begin(*arguments)
        costs = []
        for _ in range(4):
            it.answers("j", r".* legal, .*")
            self.settle(it)
            costs.append(self.cost(it, "\r", r"You .* Computer .* moves?\."))
        self.quit(it)
        return statistics.median(costs)

    def test_a_step_of_the_focus(self):
        for arguments, limit in ((["--no-color"], 36), ([], 63)):
            step, burst = self.steps(*arguments)
            self.assertLessEqual(step, limit)
            self.assertLessEqual(burst, 1.5 * step, "eight arrows are drawn once")

    def test_a_move_and_its_answer(self):
        self.assertLessEqual(self.moves("--no-color"), 347)
        self.assertLessEqual(self.moves(), 625)

    def test_the_first_picture(self):
        self.assertLessEqual(len(self.begin("--no-color").raw), 1900)
        self.assertLessEqual(len(self.begin().raw), 2396)

    def test_nothing_is_sent_while_nobody_types(self):
        it = self.begin()
        self.assertFalse(it.read(1.5))


if __name__ == "__main__":
    terminal.main()
