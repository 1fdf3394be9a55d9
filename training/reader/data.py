"""Rows of the corpus as tensors. A row comes from scripts/reading/prepare-corpus.ts with its words, proposals and marked spans (README)."""
from __future__ import annotations

import json
import random
import re
from collections import defaultdict
from dataclasses import dataclass, field, replace
from pathlib import Path

import numpy as np
import torch

from .labels import ACTS, BIO, CLASSES, COUNTS, ROLES, SIGNS, Label, value_text

LONGEST = 250  # word pieces of the text
UNKNOWN = -100
COUNTED = {"people", "adult", "child"}


@dataclass
class Part:
    """Words known to come to something without marks: labels that one of them must carry, and labels that none may."""

    start: int
    end: int
    some: list[int]
    none: list[int]  # empty: all labels but `some` and `unsure`
    whole: bool  # the message answers the question put, so what it comes to as a whole counts too
    unsure: list[int] = field(default_factory=list)


@dataclass
class Row:
    source: str
    prefix: list[int]
    pieces: list[int]
    first: list[int]
    last: list[int]
    kinds: list[int]
    shapes: list[int]
    proposals: list[tuple[int, int]] = field(default_factory=list)
    bio: list[int] | None = None  # UNKNOWN where nobody marked
    roles: list[int] = field(default_factory=list)
    acts: list[int] | None = None
    salient: list[int] | None = None  # UNKNOWN where nobody marked
    signs: list[tuple[int, int]] = field(default_factory=list)  # word, sign
    marks: list[tuple[int, int]] = field(default_factory=list)  # word, label
    counts: list[tuple[int, int]] = field(default_factory=list)  # word, how many its stretch counts
    parts: list[Part] = field(default_factory=list)
    plain: bool = False  # says what it is about whatever was asked
    raw: dict = field(default_factory=dict)


def asked_words(asked: str | None) -> str:
    if asked is None:
        return "opening"
    return re.sub(r"([A-Z])", r" \1", asked.replace(".", " ")).lower()


class Encoder:
    """Words to word pieces; a word's pieces never depend on its neighbors, so the app can cut texts the same way."""

    def __init__(self, tokenizer):
        self.tokenizer = tokenizer
        self.cache: dict[str, list[int]] = {}

    def word(self, word: str) -> list[int]:
        if word not in self.cache:
            ids = self.tokenizer.encode(word, add_special_tokens=False)
            self.cache[word] = (ids if isinstance(ids, list) else ids.ids)[:8] or [100]
        return self.cache[word]

    def prefix(self, asked: str | None) -> list[int]:
        return [101] + [p for w in asked_words(asked).split() for p in self.word(w)] + [102]

    def row(self, text: str, words: list[list[int]], asked: str | None, source: str, kinds, shapes) -> Row:
        prefix = self.prefix(asked)
        pieces, first, last = [], [], []
        for at, (start, end) in enumerate(words):
            ids = self.word(text[start:end])
            if len(pieces) + len(ids) > LONGEST:
                break
            first.append(len(prefix) + len(pieces))
            pieces += ids
            last.append(len(prefix) + len(pieces) - 1)
        n = len(first)
        return Row(source, prefix, pieces, first, last, kinds[:n], shapes[:n])


def corpus_row(encoder: Encoder, raw: dict, label_at: dict[Label, int]) -> Row:
    row = encoder.row(raw["text"], raw["words"], raw["asked"], raw["source"], raw["kinds"], raw["shapes"])
    row.raw = raw
    n = len(row.first)
    bounds = raw["words"][:n]
    by_words: dict[tuple[int, int], list[dict]] = defaultdict(list)
    for span in raw["spans"]:
        inside = [i for i, (a, b) in enumerate(bounds) if a < span["to"] and b > span["from"]]
        if inside:
            by_words[(inside[0], inside[-1] + 1)].append(span)
    row.bio = [0] * n
    row.salient = [0] * n
    slot_spans: list[tuple[int, int, str]] = []
    entry_words: set[int] = set()
    other_words: set[int] = set()
    for (a, b), spans in by_words.items():
        for i in range(a, b):
            row.salient[i] = 1
        trip = []
        for span in spans:
            slot, sign = span["slot"], span["sign"]
            label = Label(slot, "?" if sign == "?" else "" if slot in ("other", "cuisine") else value_text(span["value"]))
            if label not in label_at and Label(slot, "") in label_at:
                label = Label(slot, "")
            if label in label_at:
                for i in range(a, b):
                    row.marks.append((i, label_at[label]))
                    row.signs.append((i, SIGNS.index({"+": "insisted", "-": "unwanted"}.get(sign, "want"))))
                (other_words if slot == "other" else entry_words).update(range(a, b))
            elif slot in ("currency", "persona.budget") or "." in slot:
                pass
            else:
                trip.append(("" if sign == "+" else sign) + slot)
        name = "+".join(sorted(trip))
        if name not in CLASSES:
            name = next((one for one in trip if one in CLASSES), "")
        if name:
            slot_spans.append((a, b, name))
            if name in COUNTED:
                value = next((s["value"] for s in spans if s["slot"] == name), "")
                if value.isdigit():
                    row.counts += [(i, min(int(value), COUNTS - 1)) for i in range(a, b)]
            row.bio[a] = BIO.index(f"B-{name}")
            for i in range(a + 1, b):
                row.bio[i] = BIO.index(f"I-{name}")
    for proposal in raw["proposals"]:
        a, b = proposal["from"], proposal["to"]
        if b > n:
            continue
        best = max(slot_spans, key=lambda s: min(b, s[1]) - max(a, s[0]), default=None)
        role = "none"
        over = {name for start, end, name in slot_spans if min(b, end) > max(a, start)}
        if over == {"start", "end"}:  # "April 18 to April 20" with a mark on each day
            role = "end+start"
        elif best is not None and min(b, best[1]) > max(a, best[0]):
            role = best[2]
        elif any(i in entry_words for i in range(a, b)):
            role = "entry"
        elif any(i in other_words for i in range(a, b)):
            role = "other"
        row.proposals.append((a, b))
        row.roles.append(ROLES.index(role))
    if raw["asked"] and "." in raw["asked"]:  # A reply: its labels of the asked entry hold of the whole message too.
        of_asked = {at for label, at in label_at.items() if label.slot == raw["asked"]}
        some = {at for _, at in row.marks} & of_asked
        row.parts = [Part(0, n, sorted(some), sorted(of_asked - some), True)]
    row.acts = [int(act in raw["act"].split("+")) for act in ACTS]
    return row


def answer_rows(encoder: Encoder, file: Path, labels: list[Label]) -> list[Row]:
    """Answers that are known to come to a value of the entry asked, without marks: some word carries it, none carries another of its values."""
    of_entry: dict[str, list[int]] = defaultdict(list)
    for at, label in enumerate(labels):
        of_entry[label.slot].append(at)
    at_of = {label: at for at, label in enumerate(labels)}
    rows: list[Row] = []
    for answer in load(file):
        entry, means = answer["asked"], answer["means"]
        value = {"(vague)": "?", "(left to you)": "no preference", "true": "True", "false": "False"}.get(means, means)
        if not answer["words"] or value == "(several)":
            continue
        label = Label(entry, value)
        if label not in at_of and not value.startswith("(") and value != "no preference":
            continue
        some = [at_of[label]] if label in at_of else []
        row = encoder.row(answer["text"], answer["words"], entry, f"answers-{answer['writer']}", answer["kinds"], answer["shapes"])
        row.parts = [Part(0, len(row.first), some, [i for i in of_entry[entry] if i not in some], True)]
        row.raw = {"text": answer["text"]}
        rows.append(row)
    return rows


def unasked(encoder: Encoder, row: Row) -> Row:
    """The same words as if no question had been put."""
    prefix = encoder.prefix(None)
    shift = len(prefix) - len(row.prefix)
    first, last = [p + shift for p in row.first], [p + shift for p in row.last]
    parts = [Part(p.start, p.end, p.some, p.none, False) for p in row.parts]
    return Row(row.source, prefix, row.pieces, first, last, row.kinds, row.shapes, parts=parts)


def asked_otherwise(encoder: Encoder, row: Row, entry: str, labels_of: list[int]) -> Row:
    """The same words in answer to a question about something else, which they do not answer: "a restaurant with five stars" is no hotel's."""
    prefix = encoder.prefix(entry)
    shift = len(prefix) - len(row.prefix)
    first, last = [p + shift for p in row.first], [p + shift for p in row.last]
    own = [replace(part, whole=False) for part in row.parts]
    other = Part(0, len(first), [], labels_of, True)
    return Row(row.source, prefix, row.pieces, first, last, row.kinds, row.shapes, parts=[*own, other])


def sentences(row: Row, stops: frozenset[int]) -> list[Row]:
    """The sentences of an opening that say wishes alone: marks of preferences or open wishes and nothing of the trip itself."""
    out, start = [], 0
    for at in range(len(row.first)):
        end = at + 1
        if row.pieces[row.first[at] - len(row.prefix)] not in stops and end < len(row.first):
            continue
        labeled = any(start <= word < end for word, _ in row.marks)
        if labeled and not any(row.bio[start:end]) and 3 <= end - start <= 40:
            out.append(cut(row, start, end))
        start = end
    return out


def cut(row: Row, start: int, end: int) -> Row:
    """The words [start, end) of a row as a row of its own."""
    begin, stop = row.first[start] - len(row.prefix), row.last[end - 1] + 1 - len(row.prefix)
    inside = lambda pairs: [(word - start, what) for word, what in pairs if start <= word < end]  # noqa: E731
    proposals = [(span, role) for span, role in zip(row.proposals, row.roles) if start <= span[0] and span[1] <= end]
    return Row(row.source, row.prefix, row.pieces[begin:stop], [p - begin for p in row.first[start:end]], [p - begin for p in row.last[start:end]],
               row.kinds[start:end], row.shapes[start:end], [(a - start, b - start) for (a, b), _ in proposals], row.bio[start:end],
               [role for _, role in proposals], None, row.salient[start:end], inside(row.signs), inside(row.marks), inside(row.counts))


def joined(encoder: Encoder, opening: Row, wishes: list[Row], draw: random.Random) -> Row:
    """
    An opening with more wishes before or after it: sentences of other openings, and answers to questions nobody asked, of which only
    what they come to is known. What writers of openings marked is too little to learn how every value is put.
    """
    rows = [*wishes, opening]
    draw.shuffle(rows)
    made = Row(opening.source, opening.prefix, [], [], [], [], [], bio=[], salient=[], acts=opening.acts)
    stop = encoder.word(".")
    for row in rows:
        at = len(made.first)
        shift = len(made.prefix) + len(made.pieces) - len(row.prefix)
        if len(made.pieces) + len(row.pieces) + 1 > LONGEST:
            if row is opening:
                return opening
            continue
        made.first += [p + shift for p in row.first]
        made.last += [p + shift for p in row.last]
        made.pieces += row.pieces
        made.kinds += row.kinds
        made.shapes += row.shapes
        unknown = [UNKNOWN] * len(row.first)
        made.bio += unknown if row.bio is None else row.bio
        made.salient += unknown if row.salient is None else row.salient
        made.counts += [(w + at, count) for w, count in row.counts]
        made.marks += [(w + at, label) for w, label in row.marks]
        made.signs += [(w + at, sign) for w, sign in row.signs]
        made.proposals += [(a + at, b + at) for a, b in row.proposals]
        made.roles += row.roles
        made.parts += [replace(part, start=part.start + at, end=part.end + at) for part in row.parts]
        if row.pieces[-1:] != stop and draw.random() < 0.7:
            made.first.append(len(made.prefix) + len(made.pieces))
            made.last.append(made.first[-1])
            made.pieces += stop
            made.kinds.append(0)
            made.shapes.append(4)
            made.bio.append(0)
            made.salient.append(0)
    return made


def batches(rows: list[Row], tokens: int, draw: random.Random) -> list[list[Row]]:
    """Rows of like length together, at most so many pieces a batch, in random order."""
    keyed = sorted(rows, key=lambda r: (len(r.prefix) + len(r.pieces) + draw.random() * 6))
    out, now, longest = [], [], 0
    for row in keyed:
        longest = max(longest, len(row.prefix) + len(row.pieces) + 1)
        if now and longest * (len(now) + 1) > tokens:
            out.append(now)
            now, longest = [], len(row.prefix) + len(row.pieces) + 1
        now.append(row)
    if now:
        out.append(now)
    draw.shuffle(out)
    return out


def collate(rows: list[Row]) -> tuple[dict[str, torch.Tensor], dict[str, torch.Tensor]]:
    """What the model sees of rows, padded, and what it should say of them."""
    length = max(len(r.prefix) + len(r.pieces) + 1 for r in rows)
    words = max(max(len(r.first) for r in rows), 1)
    spans = max(max(len(r.proposals) for r in rows), 1)
    b = len(rows)
    z = lambda *shape: np.zeros(shape, dtype=np.int64)  # noqa: E731
    seen = {"ids": z(b, length), "mask": z(b, length), "segments": z(b, length), "kinds": z(b, length), "shapes": z(b, length),
            "first": z(b, words), "last": z(b, words), "spanFrom": z(b, spans), "spanTo": z(b, spans)}
    goal = {"words": z(b, words), "spans": z(b, spans), "bio": z(b, words) + UNKNOWN, "salient": z(b, words) + UNKNOWN, "role": z(b, spans) + UNKNOWN,
            "sign": z(b, words) + UNKNOWN, "count": z(b, words) + UNKNOWN, "acts": z(b, len(ACTS)) + UNKNOWN}
    marks, parts, some, unsure = [], [], [], []
    for i, r in enumerate(rows):
        ids = r.prefix + r.pieces + [102]
        seen["ids"][i, : len(ids)] = ids
        seen["mask"][i, : len(ids)] = 1
        seen["segments"][i, len(r.prefix) : len(ids)] = 1
        n = len(r.first)
        if n:
            long = np.array(r.last) - np.array(r.first) + 1
            begin = len(r.prefix)
            seen["kinds"][i, begin : begin + len(r.pieces)] = np.repeat(r.kinds, long)
            seen["shapes"][i, begin : begin + len(r.pieces)] = np.repeat(r.shapes, long)
            seen["first"][i, :n] = r.first
            seen["last"][i, :n] = r.last
            goal["words"][i, :n] = 1
        if r.proposals:
            seen["spanFrom"][i, : len(r.proposals)] = [a for a, _ in r.proposals]
            seen["spanTo"][i, : len(r.proposals)] = [c - 1 for _, c in r.proposals]
            goal["spans"][i, : len(r.proposals)] = 1
        if r.bio is not None:
            goal["bio"][i, :n] = r.bio
            goal["salient"][i, :n] = r.salient
            goal["role"][i, : len(r.roles)] = r.roles
            for w, sign in r.signs:
                goal["sign"][i, w] = sign
            for w, count in r.counts:
                goal["count"][i, w] = count
            marks += [(i, w, label) for w, label in r.marks]
        if r.acts is not None:
            goal["acts"][i] = r.acts
        for part in r.parts:
            if part.end <= part.start:
                continue
            p = len(parts)
            parts.append((i, part.start, part.end, int(part.whole), int(bool(part.none))))
            some += [(p, label) for label in part.some]
            unsure += [(p, label) for label in (part.none or part.unsure)]
    table = lambda rows, width: torch.tensor(rows, dtype=torch.long).reshape(-1, width)  # noqa: E731
    goals = {name: torch.from_numpy(value) for name, value in goal.items()}
    goals |= {"marks": table(marks, 3), "parts": table(parts, 5), "some": table(some, 2), "named": table(unsure, 2)}
    return {name: torch.from_numpy(value) for name, value in seen.items()}, goals


def load(file: Path) -> list[dict]:
    return [json.loads(line) for line in file.read_text().splitlines()]
