"""NeMo Gym end to end, by `clients/nemo-gym`: its agent, a scripted model behind the Responses API, our server, its evaluation."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlparse

from scripted_model import scripted_model

CONFIGURATION = Path(__file__).parents[2] / "clients" / "nemo-gym"
# Each has an environment of its own in NeMo Gym, which it would make with uv.
SERVERS = (
    "resources_servers/dragoman",
    "responses_api_agents/simple_agent",
    "responses_api_models/openai_model",
)
REPEATS = 2
START_S = 600
STOP_S = 120


def main(url: str, rows: str) -> None:
    gym = str(Path(sys.executable).with_name("gym"))
    with scripted_model() as model, tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        # NeMo Gym writes its logs to where it is started.
        configuration = shutil.copytree(CONFIGURATION, folder / "nemo-gym")
        few = folder / "rows.jsonl"
        few.write_text("".join(line + "\n" for line in Path(rows).read_text().splitlines()[:2]))
        for server in SERVERS:
            link_environment(folder / "venvs" / server / ".venv")
        log = folder / "start.log"
        paths = f"[{configuration / 'dragoman.yaml'},responses_api_models/openai_model/configs/openai_model.yaml]"
        settings = [
            *(f"+config_paths={paths}", "+skip_venv_if_present=true", f"+uv_venv_dir={folder / 'venvs'}"),
            *(f"+policy_base_url={model}", "+policy_api_key=none", "+policy_model_name=scripted"),
            f"++dragoman.resources_servers.dragoman.port={urlparse(url).port}",
        ]
        with log.open("w") as output:
            started = subprocess.Popen(
                [gym, "env", "start", *settings],
                cwd=configuration,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        try:
            wait_for(log, started)
            out = folder / "rollouts.jsonl"
            options = [
                "--agent",
                "dragoman_agent",
                "--input",
                str(few),
                "--output",
                str(out),
                "--num-repeats",
                str(REPEATS),
            ]
            subprocess.run([gym, "eval", "run", "--no-serve", *options], cwd=configuration, check=True)
            rewards = [json.loads(line)["reward"] for line in out.read_text().splitlines()]
            print("rewards", rewards)
            assert rewards == [1.0] * 2 * REPEATS, rewards
        finally:
            stop(started)


def link_environment(place: Path) -> None:
    """Puts the check's own environment where a server's is looked for: the same for all three, and nothing to download."""
    place.parent.mkdir(parents=True)
    place.symlink_to(sys.prefix)


def stop(started: subprocess.Popen) -> None:
    """As Ctrl-C does: all of its processes are interrupted. What does not end is killed."""
    with suppress(ProcessLookupError):
        os.killpg(started.pid, signal.SIGINT)
    with suppress(subprocess.TimeoutExpired):
        started.wait(timeout=STOP_S)
    with suppress(ProcessLookupError):
        os.killpg(started.pid, signal.SIGKILL)


def wait_for(log: Path, started: subprocess.Popen) -> None:
    """Until all servers of the environment are up."""
    until = time.monotonic() + START_S
    while re.search(r"All (\d+) / \1 servers ready", log.read_text()) is None:
        if started.poll() is not None or time.monotonic() > until:
            sys.exit(f"The environment did not start:\n{log.read_text()[-4000:]}")
        time.sleep(2)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
