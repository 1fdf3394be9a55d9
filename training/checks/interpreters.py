"""Finds a Python of a certain version that can make environments."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

# What `python -m venv` and pip need; a build of one's own may lack either.
NEEDED = "import ensurepip, ssl"


def find_python(version: str) -> tuple[str | None, str]:
    """The path of a Python of a version ("3.12") that works, and, where there is none, why.

    Looked up on PATH and among pyenv's versions: pyenv's shim on PATH exists for every installed version, but runs only
    the one that is chosen.
    """
    broken = []
    for path in _candidates(version):
        problem = _problem_of(path)
        if problem is None:
            return str(path), ""
        broken.append(f"{path} does not work ({problem})")
    return None, "; ".join(broken) or f"there is no python{version} on PATH or among pyenv's versions"


def _candidates(version: str) -> Iterator[Path]:
    name = f"python{version}"
    for folder in os.environ.get("PATH", os.defpath).split(os.pathsep):
        if (Path(folder) / name).is_file():
            yield Path(folder) / name
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    yield from sorted(pyenv.glob(f"versions/{version}.*/bin/{name}"))


def _problem_of(path: Path) -> str | None:
    """What it complains about, in a line; None: it works."""
    try:
        done = subprocess.run([path, "-c", NEEDED], capture_output=True, text=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired) as error:
        return str(error)
    if done.returncode == 0:
        return None
    # The first plain line: of pyenv's explanation the point, of a traceback the error.
    plain = (line for line in done.stderr.splitlines() if line[:1].strip() and not line.startswith("Traceback"))
    return next(plain, f"it ends with {done.returncode}")
