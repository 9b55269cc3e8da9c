"""Checks of the house that need no more than its text; `make lint` runs them.

Each check has examples of what is wrong and of what only looks so: they are tried first, so that no
check passes for finding nothing.
"""
import pathlib
import sys

sys.dont_write_bytecode = True

import folders
import habits
import imports
import outlets
import pages
import sources
import values
import words

CHECKS = [imports, folders, habits, outlets, values, pages, words]


def main():
    for module in [sources] + CHECKS:
        for number, (found, expected) in enumerate(module.EXAMPLES, 1):
            if found != expected:
                sys.exit(f"{module.__name__}: example {number} gives {found}, not {expected}")
    package = sources.Package(pathlib.Path(__file__).resolve().parents[2])
    found = [line for check in CHECKS for line in check.complaints(package)]
    print("\n".join(found), end="\n" if found else "", file=sys.stderr)
    sys.exit(1 if found else 0)


main()
