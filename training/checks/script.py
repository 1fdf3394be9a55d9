"""What a scripted agent does on the first rung of the ladder: search, submit the cheapest flight, stop."""

import json
import re

Action = tuple[str, dict[str, str]]


def next_action(task: str, answered: str | None) -> Action | None:
    """The next call after what the last one answered (None: there was none yet); None: it is done."""
    if answered is None:
        asked = re.search(r"flight from (.+?) to (.+?) on (\d{4}-\d\d-\d\d)", task)
        assert asked is not None, task
        origin, destination, date = asked.groups()
        return "FlightSearch", {"origin": origin, "destination": destination, "date": date}
    found = re.findall(r"(\w+) \$(\d+)", result_in(answered))
    if not found:
        return None
    cheapest, _ = min(found, key=lambda flight: int(flight[1]))
    return "propose_itinerary", {"plan": f"Flight: {cheapest}"}


def result_in(answered: str) -> str:
    """What a tool answered; NeMo Gym's agents and verifiers show a model the raw body of the answer."""
    return json.loads(answered)["result"] if answered.startswith("{") else answered
