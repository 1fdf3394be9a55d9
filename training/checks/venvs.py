"""Virtual environments of the checks: one for each trainer, since their dependencies contradict each other."""

import hashlib
import subprocess
import sys
from pathlib import Path

REQUIREMENTS = Path(__file__).parent / "requirements"


def python_of(name: str, folder: Path, interpreter: str = sys.executable) -> Path:
    """The Python that has `requirements/NAME.txt` installed; makes it, or makes it again where the file has changed."""
    required = REQUIREMENTS / f"{name}.txt"
    home = folder / name
    mark = home / "installed"
    digest = hashlib.sha256(required.read_bytes()).hexdigest()
    if not mark.exists() or mark.read_text() != digest:
        print(f"  installing {name} ({', '.join(required.read_text().split()[:2])}, …)", flush=True)
        subprocess.run([interpreter, "-m", "venv", "--clear", str(home)], check=True)
        pip = [str(home / "bin" / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "-r", str(required)], check=True, stderr=subprocess.DEVNULL)
        mark.write_text(digest)
    return home / "bin" / "python"
