import fc from "fast-check";
import { ASKABLE_ENTRIES, preferenceEntry } from "@/server/trip";
import type { DialogRecord, DialogTurn, PreferencePair, TrainerSource } from "@/server/views";

export const SOURCE: TrainerSource = {
  runId: "run-1",
  policy: "information-gain",
  simulator: "main",
  simulatorVersion: "1",
  seed: 3,
  split: "reward",
  judge: "rules",
  alpha: 0.1,
};

const words = fc.lorem({ maxCount: 8 });
/** Texts of several lines, and such as look like a transcript's. */
const texts = fc.oneof(
  words,
  fc.tuple(words, words).map((lines) => lines.join("\n")),
  fc.constant("so: Traveler: me\n\n  indeed"),
);

const question: fc.Arbitrary<DialogTurn> = fc.record({
  by: fc.constant("agent" as const),
  text: texts,
  entry: fc.constantFrom(...ASKABLE_ENTRIES),
  reason: fc.option(words),
  isFollowUp: fc.boolean(),
});
const answer: fc.Arbitrary<DialogTurn> = fc.record({
  by: fc.constant("traveler" as const),
  text: texts,
  entry: fc.constant(null),
  reason: fc.constant(null),
  isFollowUp: fc.constant(false),
});
/** Questions and answers; an answer is about what was asked. */
const rounds = (minLength: number, maxLength: number) =>
  fc
    .array(fc.tuple(question, answer), { minLength, maxLength })
    .map((pairs) => pairs.flatMap(([asked, answered]) => [asked, { ...answered, entry: asked.entry }]));

/** Any dialog: an opening, up to 20 questions with answers, notes of some entries. */
export const dialogRecords: fc.Arbitrary<DialogRecord> = fc
  .record({ opening: answer, rounds: rounds(0, 20), noted: fc.subarray([...ASKABLE_ENTRIES]), id: fc.uuid() })
  .map(({ opening, rounds, noted, id }) => ({
    id,
    turns: [opening, ...rounds],
    notes: Object.fromEntries(noted.map((entry) => [entry, preferenceEntry(entry).choices?.[0] ?? 4])),
    rounds: rounds.length / 2,
    accuracy: { overall: 0.25, critical: 0.5 },
    byRound: [],
    agentic: { planPriority: 4, proactive: 3, clarification: 5, total: 12 },
    reward: 0.7,
  }));

/** Two dialogs that begin alike, whatever of it the pair calls its opening, and part at a turn of the agent. */
export const preferencePairs: fc.Arbitrary<PreferencePair> = fc
  .record({ id: fc.uuid(), opening: answer, shared: rounds(0, 3), one: rounds(0, 4), other: rounds(0, 4) })
  .filter(({ one, other }) => JSON.stringify(one[0]) !== JSON.stringify(other[0]))
  .map(({ id, opening, shared, one, other }) => ({
    id,
    openingTurns: [opening],
    chosen: [...shared, ...one],
    rejected: [...shared, ...other],
    rewards: { chosen: 0.8, rejected: 0.6 },
  }));
