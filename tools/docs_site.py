"""What MkDocs needs to know to make a site of docs/ (mkdocs.yml): the pages that are made from something else.

- the reference: a page for every module of PACKAGES, from its docstrings;
- the changelog and the guide for contributors, which lie at the top where code hosts look for them;
- sign and colours of the browser client, so that there is one place for them.

No script stands in a page itself: the server's content security policy allows only files.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
PACKAGES = ("core", "bots", "adapters")
BORROWED = {  # where it stands in the site: where it comes from
    "changelog.md": ROOT / "CHANGELOG.md",
    "contributing.md": ROOT / "CONTRIBUTING.md",
    "style/mark.svg": ROOT / "web/public/favicon.svg",
    "style/tokens.css": ROOT / "web/src/style/tokens.css",
}
PLACE = "/docs/"  # where the server offers the site
REFERENCE = "reference/README.md"  # what stands above the tables of modules
INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)

scripts: dict[str, str] = {}  # address in the site -> what stood in a page


# ---- the reference ---------------------------------------------------------------------------------------------------


def packages() -> Iterator[Path]:
    """The folders of the reference, each before those inside it."""
    for name in PACKAGES:
        top = SOURCE / "zeitalter" / name
        yield from sorted(path.parent for path in top.rglob("__init__.py"))


def modules(package: Path) -> list[Path]:
    """The public modules in a folder, the package itself first."""
    return [package / "__init__.py", *sorted(path for path in package.glob("*.py") if not path.stem.startswith("_"))]


def dotted(module: Path) -> str:
    parts = module.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def address(module: Path) -> str:
    return f"reference/{dotted(module)}.md"


def first_sentence(module: Path) -> str:
    text = ast.get_docstring(ast.parse(module.read_text(encoding="utf-8"))) or ""
    return text.partition("\n\n")[0].replace("\n", " ")


def reference_pages() -> Iterator[tuple[str, str]]:
    """Address and text of a page for each module."""
    for package in packages():
        for module in modules(package):
            yield address(module), f"::: {dotted(module)}\n{options(module)}"


def options(module: Path) -> str:
    """Of the conformance kit only what has a docstring is shown: the checks, not what they are made of."""
    return "    options:\n      show_if_no_docstring: false\n" if "conformance" in module.parts else ""


def reference_tables() -> str:
    lines = []
    for package in packages():
        lines += ["", f"## {dotted(package / '__init__.py')}", "", "| module | what it is |", "| --- | --- |"]
        for module in modules(package):
            name = dotted(module) if module.stem == "__init__" else module.stem
            lines.append(f"| [`{name}`]({dotted(module)}.md) | {first_sentence(module)} |")
    return "\n".join(lines) + "\n"


def reference_nav() -> list[Any]:
    sections = []
    for package in packages():
        name = dotted(package / "__init__.py")
        inside = [{module.stem: address(module)} for module in modules(package)[1:]]
        sections.append({name.removeprefix("zeitalter."): [{name: address(package / "__init__.py")}, *inside]})
    return [REFERENCE, *sections]


# ---- what MkDocs calls -----------------------------------------------------------------------------------------------


def on_config(config: MkDocsConfig) -> None:
    scripts.clear()
    for section in config.nav or []:
        if "Reference" in section:
            section["Reference"] = reference_nav()


def on_files(files: Files, config: MkDocsConfig) -> None:
    for place, path in BORROWED.items():
        files.append(File.generated(config, place, abs_src_path=str(path)))
    for place, text in reference_pages():
        files.append(File.generated(config, place, content=text))
    shown = "".join(page.content_string for page in files.documentation_pages())
    for file in list(files.media_files()):
        if file.src_uri.startswith("images/") and file.name not in shown:  # the README shows more of them
            files.remove(file)


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    if page.file.src_uri == "index.md":
        page.meta["hide"] = ["navigation", "toc"]
    if page.file.src_uri == REFERENCE:
        markdown += reference_tables()
    return with_links_inside(markdown, page.file.src_uri)


def on_template_context(context: dict[str, Any], template_name: str, config: MkDocsConfig) -> dict[str, Any]:
    if template_name == "404.html":  # the answer to any address, so nothing can be named relative to it
        context["base_url"] = PLACE
    return context


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    patient = output.replace("<img alt=", '<img loading="lazy" alt=')
    return with_scripts_apart(patient, "../" * page.file.dest_uri.count("/"))


def on_post_template(output_content: str, template_name: str, config: MkDocsConfig) -> str:
    return with_scripts_apart(output_content, PLACE) if template_name == "404.html" else output_content


def on_post_build(config: MkDocsConfig) -> None:
    for place, text in scripts.items():
        (Path(config.site_dir) / place).write_text(text, encoding="utf-8")


def with_links_inside(markdown: str, place: str) -> str:
    """Files at the top of the project and those in docs/ are in one folder here."""
    if place in BORROWED:
        return markdown.replace("](docs/", "](")
    up = "../" * place.count("/")
    for borrowed, path in BORROWED.items():
        markdown = markdown.replace(f"]({up}../{path.name}", f"]({up}{borrowed}")
    return markdown


def with_scripts_apart(html: str, top: str) -> str:
    """The page with a file in place of each script; `top` leads from the page to the top of the site."""

    def file_of(found: re.Match[str]) -> str:
        place = f"assets/javascripts/page-{blake2b(found[1].encode(), digest_size=6).hexdigest()}.js"
        scripts[place] = found[1]
        return f'<script src="{top}{place}"></script>'

    return INLINE.sub(file_of, html)
