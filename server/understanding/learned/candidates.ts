import type { EntryKey } from "@/server/trip";
import { classesOf, roleOf } from "./answer-classes";
import { type Candidate, hashOf, rowOf } from "./log-linear";

/** What an answer about an entry is known by, as hashes. */
export interface AnswerSeen {
  readonly entry: EntryKey;
  readonly words: readonly number[];
  /** For each class of the entry, in order: how its value stands in the answer. */
  readonly ofClass: readonly (readonly number[])[];
}

/** A feature that every answer has: how often the entry's answers come to a class. */
const ALWAYS = 0;

/** What the answer can come to, with what in it speaks for each: under weights of the entry's own, and under those that entries share. */
export function answerCandidates({ entry, words, ofClass }: AnswerSeen): readonly Candidate[] {
  return classesOf(entry).map((name, index) => {
    const role = roleOf(name);
    const own = ofClass[index] ?? [];
    const rows = [
      ...rowsOf(`${entry}|${name}`, [ALWAYS, ...words]),
      ...rowsOf(role, words),
      ...rowsOf(`${role} as said`, own),
      ...rowsOf(`${entry}|${role} as said`, own),
    ];
    return { name, rows };
  });
}

function rowsOf(label: string, hashes: readonly number[]): readonly number[] {
  const own = hashOf(label);
  return hashes.map((hash) => rowOf(own, hash));
}
