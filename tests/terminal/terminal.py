"""A program on a pseudo-terminal of its own, with a picture of what it shows.

A test types, then waits for what it expects to see; only a test about time looks at the clock.
"""
import fcntl
import os
import re
import select
import shutil
import signal
import struct
import sys
import tempfile
import termios
import time
import unittest

try:
    import pyte
except ImportError:
    print("skipped: python3-pyte is not installed for " + sys.executable)
    sys.exit(77)

PROGRAM = os.environ["REVERSI"]
PATIENCE = 20  # seconds; a limit for broken programs, not a time any test takes
PRIVATE_MODES = {1004: "focus reports", 2004: "bracketed paste", 1049: "the alternate screen"}


class Screen(pyte.Screen):
    """What pyte 0.8 does not know: REP, a character repeated."""
    last = " "

    def draw(self, data):
        self.last = data[-1:] or self.last
        super().draw(data)

    def repeat(self, count=1):
        super().draw(self.last * count)


class Stream(pyte.ByteStream):
    csi = {**pyte.ByteStream.csi, "b": "repeat"}
    events = pyte.ByteStream.events | {"repeat"}


class Terminal:
    """Runs COMMAND with the terminal as its controlling one; a shell as COMMAND gives jobs."""

    def __init__(self, command, rows=24, columns=80, environment=None, ignored=()):
        self.raw = bytearray()
        self.status = None
        self.screen = Screen(columns, rows)
        self.stream = Stream(self.screen)
        self.master, self.slave = os.openpty()
        self.set_size(rows, columns)
        self.found = termios.tcgetattr(self.slave)
        self.pid = os.fork()
        if self.pid == 0:
            self.become(command, environment or {}, ignored)

    def become(self, command, environment, ignored):
        try:
            os.setsid()
            fcntl.ioctl(self.slave, termios.TIOCSCTTY, 0)
            for descriptor in range(3):
                os.dup2(self.slave, descriptor)
            os.closerange(3, 64)
            # nohup and a shell's background hand on signals that are ignored.
            for each in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGTERM):
                signal.signal(each, signal.SIG_IGN if each in ignored else signal.SIG_DFL)
            os.execvpe(command[0], command, environment)
        finally:
            os._exit(126)

    def close(self):
        if self.status is None:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        self.hang_up()

    # What a person does

    def type(self, keys):
        os.write(self.master, keys.encode() if isinstance(keys, str) else keys)

    def resize(self, rows, columns):
        self.set_size(rows, columns)
        if rows * columns < 100000:
            self.screen.resize(rows, columns)

    def set_size(self, rows, columns):
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def signal(self, number):
        os.kill(self.pid, number)

    def hang_up(self):
        if self.master is not None:
            os.close(self.master)
            os.close(self.slave)
            self.master = None

    # What a person sees

    def row(self, number):
        return self.screen.display[number].rstrip()

    def text(self):
        return "\n".join(line.rstrip() for line in self.screen.display)

    def read(self, seconds):
        """Takes over what is written within SECONDS; whether anything was."""
        if not select.select([self.master], [], [], max(seconds, 0))[0]:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:
            return False
        self.raw += data
        self.stream.feed(data)
        return True

    def wait(self, condition, wanted):
        end = time.monotonic() + PATIENCE
        while not condition():
            if time.monotonic() > end or self.ended():
                while self.read(0):
                    pass
                if condition():
                    return
                raise AssertionError("not seen: %s; status %s\n%s" %
                                     (wanted, self.status, self.text()))
            self.read(0.02)

    def shows(self, pattern):
        """Waits until the screen matches; the match."""
        self.wait(lambda: re.search(pattern, self.text(), re.M), pattern)
        return re.search(pattern, self.text(), re.M)

    def says(self, pattern):
        """Waits until the message row matches as a whole; the message."""
        self.wait(lambda: re.fullmatch(pattern, self.row(0)), "the message " + pattern)
        return self.row(0)

    def answers(self, keys, pattern):
        self.type(keys)
        return self.says(pattern)

    # What is left of it

    def ended(self):
        if self.status is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.status = os.waitstatus_to_exitcode(status)
        return self.status is not None

    def ends(self, within=PATIENCE):
        """Waits for the end; the exit status, negative for a signal."""
        end = time.monotonic() + within
        while not self.ended():
            if time.monotonic() > end:
                raise AssertionError("it does not end\n" + self.text())
            if self.master is None:
                time.sleep(0.01)
            else:
                self.read(0.02)
        while self.master is not None and self.read(0):
            pass
        return self.status

    def changed(self):
        """How the terminal differs from how it was found, in words."""
        changes = []
        for number, name in PRIVATE_MODES.items():
            last = re.findall(rb"\x1b\[\?%d([hl])" % number, self.raw)[-1:]
            if last == [b"h"]:
                changes.append(name + " left on")
        if re.findall(rb"\x1b\[\?25([hl])", self.raw)[-1:] == [b"l"]:
            changes.append("the cursor left hidden")
        if termios.tcgetattr(self.slave)[:6] != self.found[:6]:
            changes.append("the line modes left changed")
        return changes

    def processor_seconds(self):
        with open("/proc/%d/stat" % self.pid, encoding="ascii") as stat:
            fields = stat.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Test(unittest.TestCase):
    """Gives each test a home directory of its own."""

    def setUp(self):
        self.home = tempfile.mkdtemp(prefix="reversi-test-")
        self.addCleanup(shutil.rmtree, self.home, ignore_errors=True)

    def environment(self, term="xterm-256color", **changes):
        values = {"PATH": os.environ["PATH"], "HOME": self.home, "LANG": "C.UTF-8", "TERM": term}
        values.update(changes)
        return {name: value for name, value in values.items() if value is not None}

    def start(self, *arguments, rows=24, columns=80, ignored=(), term="xterm-256color", **changes):
        command = [PROGRAM, *arguments]
        return self.run_in_terminal(command, rows, columns, term, ignored, changes)

    def run_in_terminal(self, command, rows=24, columns=80, term="xterm-256color", ignored=(),
                        changes=None):
        terminal = Terminal(command, rows, columns, self.environment(term, **(changes or {})),
                            ignored)
        self.addCleanup(terminal.close)
        return terminal

    def quit(self, terminal):
        terminal.type("q")
        self.assertEqual(terminal.ends(), 0)
        self.assertEqual(terminal.changed(), [])


def main():
    unittest.main(verbosity=2)
