import { type EntryKey, type EntryValue, NO_PREFERENCE, type Said } from "@/server/trip";
import { leavesOpen, withoutClitic } from "../readers/open-clauses";
import type { Item } from "../text/item";
import { classesOf, isLearned, SEVERAL, valueOfClass } from "./answer-classes";
import { type AnswerSeen, answerCandidates } from "./candidates";
import { likeliest } from "./likeliest";
import { hashOf } from "./log-linear";
import { shippedWeights } from "./shipped-weights";
import { type PatternReading, valuesInAnswer } from "./value-features";
import type { ReaderWeights } from "./weights-file";
import { tokensOf, wordFeatures } from "./word-features";

/** How sure the model has to be, by what the patterns read: chosen by texts of hands that it was not trained on (docs/UNDERSTANDING.md). */
const SURE = {
  ofNothing: 0.45,
  ofElse: 0.5,
  ofValue: 0.6,
  ofSeveral: 0.8,
  ofRefused: 0.7,
  ofTurnedDown: 0.95,
  toTakeBack: 0.7,
} as const;

/**
 * The asked entry as the learned model reads the answer, where it is sure: a value that no pattern found, another one than the
 * patterns', or none. Of several choices none is taken back.
 */
export function withLearnedAnswer(
  said: Said,
  words: readonly Item[],
  asked: EntryKey,
  weights: ReaderWeights = shippedWeights(),
): Said {
  if (!isLearned(asked) || words.length === 0) return said;
  const { seen, rejected, pattern } = look(said, words, asked);
  const { name, probability } = likeliest(weights, answerCandidates(seen));
  const value = valueOfClass(asked, name);
  if (value === null) return takesBack(name, probability, pattern) ? withoutEntry(said, asked) : said;
  if (value === pattern.value) return said;
  const least = rejected.includes(String(value)) ? neededAgainst(pattern) : needed(pattern);
  return probability >= least ? withEntry(said, asked, value) : said;
}

interface Looked {
  readonly seen: AnswerSeen;
  /** The values that were turned down in it. */
  readonly rejected: readonly string[];
  readonly pattern: PatternReading;
}

/** An answer as the model sees it: its words, and what the patterns read of it. */
export function look(said: Said, words: readonly Item[], entry: EntryKey): Looked {
  const pattern = patternReading(said, words, entry);
  const items = words.map(withoutClitic);
  const { rejected, featuresOf } = valuesInAnswer(items, entry, pattern);
  const seen = {
    entry,
    words: wordFeatures(tokensOf(items)).map(hashOf),
    ofClass: classesOf(entry).map((name) => featuresOf(name).map(hashOf)),
  };
  return { seen, rejected, pattern };
}

/** What the patterns made of the answer to a question about the entry. */
function patternReading(said: Said, words: readonly Item[], asked: EntryKey): PatternReading {
  const value = said.entries[asked];
  const others = Object.keys(said.entries).some((entry) => entry !== asked);
  const ofTrip = Object.keys(said.trip).length + Object.keys(said.constraints).length > 0;
  return {
    value,
    isUnclear: said.unclear.includes(asked),
    isLeft: value === undefined && leavesOpen(words),
    tellsElse: others || ofTrip,
  };
}

function takesBack(name: string, probability: number, { value }: PatternReading): boolean {
  const isOne = value !== undefined && !Array.isArray(value);
  return isOne && name !== SEVERAL && probability >= SURE.toTakeBack;
}

/** For a value that the patterns heard turned down: more where they read another one instead. */
function neededAgainst({ value }: PatternReading): number {
  return value === undefined ? SURE.ofRefused : SURE.ofTurnedDown;
}

function needed({ value, tellsElse }: PatternReading): number {
  if (Array.isArray(value)) return SURE.ofSeveral;
  // Having none is what patterns take much for, so as good as nothing read.
  if (value === NO_PREFERENCE) return SURE.ofNothing;
  if (value !== undefined) return SURE.ofValue;
  return tellsElse ? SURE.ofElse : SURE.ofNothing;
}

function withEntry(said: Said, entry: EntryKey, value: EntryValue): Said {
  const unclear = said.unclear.filter((one) => one !== entry);
  return { ...said, entries: { ...said.entries, [entry]: value }, unclear };
}

function withoutEntry(said: Said, entry: EntryKey): Said {
  const { [entry]: _taken, ...entries } = said.entries;
  return { ...said, entries, unclear: [...said.unclear, entry] };
}
