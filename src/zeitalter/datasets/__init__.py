# mypyc: no
"""Datasets of decisions for learners, in Parquet files.

dataset = load(Path("decisions"))
dataset.header.features  # what the numbers mean
arrays = dataset.arrays()  # NumPy

Needs pyarrow and NumPy: pip install 'zeitalter[datasets]'.
"""

try:
    import pyarrow  # noqa: F401
except ModuleNotFoundError as error:
    advice = "datasets need pyarrow and NumPy: pip install 'zeitalter[datasets]'"
    raise ModuleNotFoundError(advice, name=error.name) from error

from zeitalter.datasets.loading import Arrays, Dataset, load
from zeitalter.datasets.schema import VERSION, DatasetError, Header

__all__ = ["VERSION", "Arrays", "Dataset", "DatasetError", "Header", "load"]
