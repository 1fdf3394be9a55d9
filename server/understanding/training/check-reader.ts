import type { EntryValue } from "@/server/trip";
import { SEVERAL, valueOfClass } from "../learned/answer-classes";
import { withLearnedAnswer } from "../learned/learned-answer";
import type { ReaderWeights } from "../learned/weights-file";
import { readWritten } from "./examples";
import type { WrittenAnswer } from "./written-answers";

/** Shares, 0–1, of texts that were read as their writers meant them, and of those that another value was set from. */
export interface ReadRight {
  readonly texts: number;
  readonly right: number;
  readonly wrongValue: number;
}

/** How answers are read by the patterns alone, and with the learned model: those that give one value, and those that give none. */
export function checkReader(answers: readonly WrittenAnswer[], weights: ReaderWeights) {
  const read = answers
    .filter(({ name }) => name !== SEVERAL)
    .map((answer) => {
      const { said, words } = readWritten(answer);
      const learned = withLearnedAnswer(said, words, answer.entry, weights);
      const meant = valueOfClass(answer.entry, answer.name);
      return { meant, patterns: said.entries[answer.entry], learned: learned.entries[answer.entry] };
    });
  const giving = read.filter(({ meant }) => meant !== null);
  const givingNone = read.filter(({ meant }) => meant === null);
  const score = (of: typeof read, by: "patterns" | "learned") => readRight(of.map((one) => [one.meant, one[by]]));
  return {
    values: { patterns: score(giving, "patterns"), learned: score(giving, "learned") },
    none: { patterns: score(givingNone, "patterns"), learned: score(givingNone, "learned") },
  };
}

function readRight(pairs: readonly (readonly [EntryValue | null, EntryValue | undefined])[]): ReadRight {
  const share = (count: number) => (pairs.length === 0 ? 0 : count / pairs.length);
  const right = pairs.filter(([meant, read]) => (read ?? null) === meant).length;
  const wrong = pairs.filter(([meant, read]) => read !== undefined && read !== meant).length;
  return { texts: pairs.length, right: share(right), wrongValue: share(wrong) };
}
