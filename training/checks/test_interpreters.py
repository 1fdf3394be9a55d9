"""What finds a Python for a trainer that needs another one."""

import os
import tempfile
import unittest
from pathlib import Path
from unittest.mock import patch

from training.checks.interpreters import find_python

SHIM = "#!/bin/sh\necho 'pyenv: python3.99: command not found' >&2\nexit 127\n"
WITHOUT_SSL = (
    "#!/bin/sh\nprintf 'Traceback (most recent call last):\\n  File 1\\nNo module named _ssl\\n' >&2\nexit 1\n"
)
WORKS = "#!/bin/sh\nexit 0\n"


class FindPythonTest(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        places = {"PATH": f"{self.folder / 'shims'}{os.pathsep}{self.folder / 'bin'}", "PYENV_ROOT": folder.name}
        patched = patch.dict(os.environ, places)
        patched.start()
        self.addCleanup(patched.stop)

    def write(self, place: str, text: str) -> str:
        file = self.folder / place / "python3.99"
        file.parent.mkdir(parents=True)
        file.write_text(text)
        file.chmod(0o755)
        return str(file)

    def test_says_that_there_is_none(self) -> None:
        path, problem = find_python("3.99")
        self.assertIsNone(path)
        self.assertEqual(problem, "there is no python3.99 on PATH or among pyenv's versions")

    def test_says_why_a_shim_is_none(self) -> None:
        shim = self.write("shims", SHIM)
        path, problem = find_python("3.99")
        self.assertIsNone(path)
        self.assertEqual(problem, f"{shim} does not work (pyenv: python3.99: command not found)")

    def test_says_why_a_build_without_ssl_is_none(self) -> None:
        self.write("bin", WITHOUT_SSL)
        self.assertIn("(No module named _ssl)", find_python("3.99")[1])

    def test_looks_beyond_a_shim_on_path(self) -> None:
        self.write("shims", SHIM)
        works = self.write("bin", WORKS)
        self.assertEqual(find_python("3.99"), (works, ""))

    def test_finds_the_version_behind_a_shim(self) -> None:
        self.write("shims", SHIM)
        works = self.write("versions/3.99.1/bin", WORKS)
        self.assertEqual(find_python("3.99"), (works, ""))


if __name__ == "__main__":
    unittest.main()
