"""python -m zeitalter"""

import sys

from zeitalter.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
