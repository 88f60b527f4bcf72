"""The games in the interfaces of other libraries, one module each: `pettingzoo`, `gymnasium` and `openspiel`.

from zeitalter.adapters.pettingzoo import env

Each needs its library, which `pip install 'zeitalter[pettingzoo]'` or `'zeitalter[openspiel]'` brings along.
"""
