"""NeMo Gym end to end, by `clients/nemo-gym`: its agent, a scripted model behind the Responses API, our server, its evaluation."""

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.parse import urlparse

from scripted_model import scripted_model

CONFIGURATION = Path(__file__).parents[2] / "clients" / "nemo-gym"
REPEATS = 2
START_S = 300


def main(url: str, rows: str) -> None:
    gym = str(Path(sys.executable).with_name("gym"))
    with scripted_model() as model, tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        few = folder / "rows.jsonl"
        few.write_text("".join(line + "\n" for line in Path(rows).read_text().splitlines()[:2]))
        log = folder / "start.log"
        paths = f"[{CONFIGURATION / 'dragoman.yaml'},responses_api_models/openai_model/configs/openai_model.yaml]"
        server = urlparse(url)
        settings = [
            *(f"+config_paths={paths}", "+skip_venv_if_present=true"),
            *(f"+policy_base_url={model}", "+policy_api_key=none", "+policy_model_name=scripted"),
            f"++dragoman.resources_servers.dragoman.port={server.port}",
        ]
        with log.open("w") as output:
            started = subprocess.Popen(
                [gym, "env", "start", *settings],
                cwd=CONFIGURATION,
                stdout=output,
                stderr=subprocess.STDOUT,
                env=dict(os.environ),
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
            subprocess.run([gym, "eval", "run", "--no-serve", *options], cwd=CONFIGURATION, check=True)
            rewards = [json.loads(line)["reward"] for line in out.read_text().splitlines()]
            print("rewards", rewards)
            assert rewards == [1.0] * 2 * REPEATS, rewards
        finally:
            started.terminate()
            started.wait(timeout=60)


def wait_for(log: Path, started: subprocess.Popen) -> None:
    """Until all servers of the environment are up."""
    until = time.monotonic() + START_S
    while "servers are ready" not in log.read_text().lower():
        if started.poll() is not None or time.monotonic() > until:
            sys.exit(f"The environment did not start:\n{log.read_text()[-4000:]}")
        time.sleep(2)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
