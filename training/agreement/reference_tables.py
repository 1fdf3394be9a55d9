"""Random tables of ratings with the coefficients that published implementations give them.

    pip install -r training/agreement/requirements.txt
    python training/agreement/reference_tables.py

Writes the fixture that the tests of server/annotation/agreement compare with. The same versions give the same file.
"""

import gzip
import json
import math
import warnings
from importlib.metadata import version
from pathlib import Path

import krippendorff
import numpy as np
from scipy.stats import spearmanr
from sklearn.metrics import cohen_kappa_score

FIXTURE = Path(__file__).parents[2] / "server/annotation/agreement/coefficients/testing/reference-tables.json.gz"
TABLES = 1_000
LEVELS = ["nominal", "ordinal", "interval"]


def finite(value: float) -> float | None:
    return float(value) if math.isfinite(value) else None


def table(rng: np.random.Generator) -> dict:
    """Raters that follow a hidden value of each item more or less closely and leave some items out."""
    raters, items, points = int(rng.integers(2, 6)), int(rng.integers(3, 25)), int(rng.integers(2, 8))
    hidden = rng.integers(0, points, items)
    guessed = rng.random((raters, items)) < rng.random()
    values = np.where(guessed, rng.integers(0, points, (raters, items)), hidden).astype(float)
    values[rng.random((raters, items)) < rng.random() * 0.5] = np.nan
    # The package refuses tables without two different values or without an item that two raters rated: alpha is undefined.
    pairable = values[:, (~np.isnan(values)).sum(axis=0) > 1]
    defined = len(np.unique(pairable[~np.isnan(pairable)])) > 1
    alphas = [
        finite(krippendorff.alpha(reliability_data=values, level_of_measurement=level)) if defined else None
        for level in LEVELS
    ]
    both = ~np.isnan(values[:2]).any(axis=0)
    one, other = values[0, both].astype(int), values[1, both].astype(int)
    kappas = [
        finite(cohen_kappa_score(one, other, labels=range(points), weights=weights)) if len(one) > 0 else None
        for weights in (None, "linear", "quadratic")
    ]
    rho = finite(spearmanr(one, other).statistic) if len(one) > 1 else None
    rows = ["".join("." if math.isnan(value) else str(int(value)) for value in row) for row in values]
    return {"rows": rows, "points": points, "alphas": alphas, "kappas": kappas, "rho": rho}


def main() -> None:
    warnings.simplefilter("ignore")
    rng = np.random.default_rng(17)
    packages = ["krippendorff", "scikit-learn", "scipy", "numpy"]
    content = {
        "versions": {package: version(package) for package in packages},
        "tables": [table(rng) for _ in range(TABLES)],
    }
    FIXTURE.parent.mkdir(parents=True, exist_ok=True)
    FIXTURE.write_bytes(gzip.compress(json.dumps(content, separators=(",", ":")).encode(), mtime=0))


main()
