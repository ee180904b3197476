"""The process: `elicit-design`, or `python -m elicit_design`."""

from __future__ import annotations

import gc
import sys
from typing import NoReturn


def main() -> NoReturn:
    """Run the command line on `sys.argv` and exit."""
    # Imports and parsed input make many objects and hardly any cycles: collect seldom.
    gc.set_threshold(100_000, 50, 100)
    from elicit_design.app import run, speak_utf8, write_out  # below the line above, as it imports

    speak_utf8()
    code = run(sys.argv[1:])
    code = code or write_out()
    gc.freeze()  # the process gives everything back: looking for cycles first takes a tenth more
    sys.exit(code)


if __name__ == "__main__":
    main()
