"""The compiled build of the engine: where it is, whether it is fresh, and how a program changes over to it.

`tools/build_fast.py` makes it, in a checkout, in `build/fast`. An installed compiled wheel needs none of this.
"""
