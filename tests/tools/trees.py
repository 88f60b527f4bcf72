"""Small source trees for the tests of the tools."""

from pathlib import Path


def write_tree(root: Path, files: dict[str, str]) -> Path:
    """Writes the files below `root`, with an __init__.py in every package folder, and gives back `root`."""
    for name, content in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
        for folder in path.relative_to(root).parents:
            if name.endswith(".py") and folder != Path() and not (root / folder / "__init__.py").exists():
                (root / folder / "__init__.py").write_text("", encoding="utf-8")
    return root
