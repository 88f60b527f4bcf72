"""The command line: zeitalter games, play, simulate, arena, bench, replay."""
