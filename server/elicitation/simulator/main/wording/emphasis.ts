/** What travellers add to an answer, by how much the entry matters to them. */
export const MATTERS: readonly string[] = [
  "That one really matters to me.",
  "This is very important to me.",
  "That's a must for me.",
  "I feel strongly about that.",
  "I really care about this one.",
  "That's one of my priorities.",
  "Please make sure of that.",
];

export const MINOR: readonly string[] = [
  "It's not a big deal, though.",
  "That's a minor point for me.",
  "I don't feel strongly about it, though.",
  "It isn't that important to me.",
  "It's nice to have, nothing more.",
  "Not a dealbreaker, though.",
];

/** How often something is added: to the first half of the critical entries, to the second half, to the others. */
export const EMPHASIS_RATES = {
  critical: [
    { matters: 0.75, minor: 0.01 },
    { matters: 0.55, minor: 0.04 },
  ],
  other: { matters: 0.04, minor: 0.45 },
} as const;
