"""by_ear.py TOOLS NAME: a shared acceptance test of what a screen reader hears, in that folder, run on
the built program. Exit status 77, with the reason, where the folder or pyte is missing.
"""
import os
import shlex
import sys
import tempfile
import unittest

import terminal


def run(home, name):
    # What the program takes from its surroundings must not decide the result.
    path = os.environ["PATH"]
    os.environ.clear()
    os.environ.update({"PATH": path, "HOME": home, "REVERSI": shlex.quote(terminal.PROGRAM) +
                       " --seed 1"})
    return unittest.main(name, argv=sys.argv[:1], exit=False, verbosity=2).result


def main(tools, name):
    if not os.path.isfile(os.path.join(tools, name + ".py")):
        print("skipped: no %s in %s" % (name, tools))
        sys.exit(77)
    sys.path.insert(0, tools)
    with tempfile.TemporaryDirectory(prefix="reversi-test-") as home:
        result = run(home, name)
    sys.exit(0 if result.wasSuccessful() and result.testsRun > 0 else 1)


if __name__ == "__main__":
    main(*sys.argv[1:3])
