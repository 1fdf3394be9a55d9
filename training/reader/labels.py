"""What the model can say: slots of the trip (BIO over words, roles of proposals) and labels (an entry's value, a demand, an open wish)."""
from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path

TRIP_SLOTS = "cities stay days people adult child pet budget budgetEach budgetPerDay from to region start end window".split()
DEMANDS = {
    "transport": ["no flight", "no self-driving", "flight", "self-driving", "train", "bus"],
    "room": ["entire room", "private room", "shared room", "not shared room"],
    "allow": ["smoking", "parties", "children under 10", "visitors", "pets"],
}
ACTS = "request answer volunteer correct ask leaveOpen planNow undo smalltalk complain wish".split()
# How many a stretch of a party counts: 0 to 10, and more than that.
COUNTS = 12
SIGNS = ["want", "insisted", "unwanted"]

# Joint slots ("end+start": one phrase carries both days) and signs ("?to": vague, "-to": ruled out) are classes of their own.
CLASSES = """to adult from people end+start start days budget end child region window stay budgetEach pet -to ?to cities budgetPerDay
-region ?people -start ?budget ?start ?days -from ?region -people -budget ?window ?child -days ?from -adult -child days+start -end -pet
-end+-start other""".split()
BIO = ["O"] + [f"{part}-{name}" for name in CLASSES if name != "other" for part in "BI"]
ROLES = ["none"] + CLASSES + ["entry"]
KINDS = 11
SHAPES = 5


@dataclass(frozen=True)
class Label:
    slot: str
    value: str  # as in the corpus; "?" is vague, "" any (free text)

    @property
    def words(self) -> str:
        slot = re.sub(r"([A-Z])", r" \1", self.slot.split(".")[-1]).lower()
        area = self.slot.split(".")[0] if "." in self.slot else ""
        value = {"True": "yes", "False": "no", "?": "something not decided", "": ""}.get(self.value, self.value)
        return f"{area} {slot} {value}".strip()


def value_text(value: str) -> str:
    """A value as written in a mark, as it stands in a label."""
    if value in ("true", "false"):
        return value.capitalize()
    try:
        return f"{float(value):g}"
    except ValueError:
        return value


def all_labels(spec: Path) -> list[Label]:
    labels: list[Label] = []
    for entry in json.loads(spec.read_text())["entries"]:
        key, choices = entry["key"], entry.get("choices") or entry.get("values")
        if choices:
            labels += [Label(key, choice) for choice in choices]
        elif entry["kind"] == "boolean":
            labels += [Label(key, "True"), Label(key, "False")]
        elif key.endswith("ratings"):
            labels += [Label(key, f"{stars:g}") for stars in (1, 2, 3, 3.5, 4, 4.5, 5)]
        else:
            labels.append(Label(key, ""))
        labels.append(Label(key, "?"))
    for slot, values in DEMANDS.items():
        labels += [Label(slot, value) for value in values] + [Label(slot, "?")]
    return labels + [Label("cuisine", ""), Label("other", "")]
