"""One pass of MiniLM over the asked entry and the text; heads over words, proposals and the whole text."""
from __future__ import annotations

import torch
from torch import nn

from .labels import ACTS, BIO, COUNTS, KINDS, ROLES, SHAPES, SIGNS


class Reader(nn.Module):
    def __init__(self, encoder: nn.Module, labels: int, dropout: float = 0.1):
        super().__init__()
        size = encoder.config.hidden_size
        self.encoder = encoder
        self.kind = nn.Embedding(KINDS, size)
        self.shape = nn.Embedding(SHAPES, size)
        nn.init.zeros_(self.kind.weight)
        nn.init.zeros_(self.shape.weight)
        self.drop = nn.Dropout(dropout)
        self.bio = nn.Linear(size, len(BIO))
        self.role = nn.Sequential(nn.Linear(size * 4, size), nn.GELU(), nn.Dropout(dropout), nn.Linear(size, len(ROLES)))
        self.to_label = nn.Sequential(nn.Linear(size, size), nn.GELU(), nn.Linear(size, size))
        self.queries = nn.Parameter(torch.zeros(labels, size))
        self.label_bias = nn.Parameter(torch.full((labels,), -5.0))
        # How much the whole message answers the question put: added to the words' logits of the asked entry's labels.
        self.to_answer = nn.Sequential(nn.Linear(size, size), nn.GELU(), nn.Linear(size, size))
        nn.init.zeros_(self.to_answer[2].weight)
        nn.init.zeros_(self.to_answer[2].bias)
        self.sign = nn.Linear(size, len(SIGNS))
        self.salient = nn.Linear(size, 1)
        self.count = nn.Linear(size, COUNTS)
        self.acts = nn.Linear(size, len(ACTS))

    def forward(self, ids, mask, segments, kinds, shapes, first, last, spanFrom, spanTo):
        embedded = self.encoder.embeddings.word_embeddings(ids) + self.kind(kinds) + self.shape(shapes)
        states = self.encoder(inputs_embeds=embedded, attention_mask=mask, token_type_ids=segments).last_hidden_state
        states = self.drop(states)
        whole = states[:, 0]
        pick = lambda at: torch.gather(states, 1, at.unsqueeze(-1).expand(-1, -1, states.shape[-1]))  # noqa: E731
        words = (pick(first) + pick(last)) / 2
        of = lambda at: torch.gather(words, 1, at.unsqueeze(-1).expand(-1, -1, words.shape[-1]))  # noqa: E731
        ahead, behind = of(spanFrom), of(spanTo)
        span = torch.cat([ahead, behind, ahead * behind, whole.unsqueeze(1).expand_as(ahead)], dim=-1)
        labels = torch.matmul(self.to_label(words), self.queries.t()) / 8 + self.label_bias
        answer = torch.matmul(self.to_answer(whole), self.queries.t()) / 8
        return self.bio(words), self.role(span), labels, answer, self.sign(words), self.salient(words).squeeze(-1), self.acts(whole), self.count(words)
