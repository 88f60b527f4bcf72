"""zeitalter train: the value of a game, learnt by self-play."""

import sys
import time
from contextlib import contextmanager
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from zeitalter.bots.levels import LEVELS
from zeitalter.cli import arguments
from zeitalter.cli.context import Context
from zeitalter.cli.errors import UserError
from zeitalter.cli.parser import Names, Number, Parser
from zeitalter.cli.workers import add_workers, at_work, missing_extra
from zeitalter.core.wording import Message
from zeitalter.text import Raw

if TYPE_CHECKING:
    from zeitalter.training.course import Stage
