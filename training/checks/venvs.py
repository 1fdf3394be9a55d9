"""Virtual environments of the checks: one for each trainer, since their dependencies contradict each other."""

import hashlib
import subprocess
import sys
from pathlib import Path

REQUIREMENTS = Path(__file__).parent / "requirements"


def python_of(name: str, folder: Path, interpreter: str = sys.executable) -> Path:
    """The Python that has `requirements/NAME.txt` installed; makes it, or makes it again where the file has changed."""
    home = folder / name
    python = home / "bin" / "python"
    mark = home / "installed"
    digest = hashlib.sha256((REQUIREMENTS / f"{name}.txt").read_bytes()).hexdigest()
    if not mark.exists() or mark.read_text() != digest:
        print(f"  installing {name}", flush=True)
        subprocess.run([interpreter, "-m", "venv", "--clear", str(home)], check=True)
        install(python, name)
        mark.write_text(digest)
    return python


def install(python: Path, name: str, *options: str) -> None:
    """Installs a file of requirements where they are missing. Throws with what pip said."""
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *options]
    done = subprocess.run([*pip, "-r", str(REQUIREMENTS / f"{name}.txt")], capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"{name} could not be installed:\n{done.stderr}")
