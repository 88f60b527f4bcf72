"""A contract for import-linter, set up in pyproject.toml: which packages from outside a part of ours may import."""

from __future__ import annotations

import sys

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output
from importlinter.domain.helpers import module_expressions_to_modules


class PackagesContract(Contract):
    """`source_modules` import no package from outside but `packages` and the standard library."""

    type_name = "packages"
    source_modules = fields.SetField(subfield=fields.ModuleExpressionField())
    packages = fields.SetField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        allowed = {*self.packages, *sys.stdlib_module_names}  # type: ignore[misc]
        sources = module_expressions_to_modules(graph, self.source_modules)  # type: ignore[arg-type]
        ours = {module.name.split(".")[0] for module in sources}
        broken = [
            (source.name, imported, detail["line_number"])
            for source in sources
            for imported in graph.find_modules_directly_imported_by(source.name)
            if imported.split(".")[0] not in allowed | ours
            for detail in graph.get_import_details(importer=source.name, imported=imported)
        ]
        return ContractCheck(kept=not broken, metadata={"broken": sorted(broken)})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for importer, imported, line in check.metadata["broken"]:
            output.print_error(f"{importer} is not allowed to import {imported} (l.{line})")
