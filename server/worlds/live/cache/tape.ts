import { z } from "zod";
import { failureSchema } from "../failure";
import { storedAnswerSchema } from "./stored-answer";

/** What came of one question: a kept answer, or why there was none. */
export const tapeEntrySchema = z.union([
  storedAnswerSchema
    .pick({ key: true, day: true, take: true })
    .extend({ from: z.enum(["provider", "cache"]), instead: failureSchema.nullable() }),
  storedAnswerSchema.pick({ key: true }).extend({ failure: failureSchema }),
]);
export type TapeEntry = z.infer<typeof tapeEntrySchema>;

/** What was asked in one episode, in order. */
export interface Tape {
  readonly entries: readonly TapeEntry[];
  /** The next entry of this question; null while recording. @throws never: "none" where a replay asks for more than was asked. */
  next(key: string): TapeEntry | "none" | null;
  add(entry: TapeEntry): void;
}

/** Keeps what is asked. */
export function recordingTape(): Tape {
  const entries: TapeEntry[] = [];
  return { entries, next: () => null, add: (entry) => entries.push(entry) };
}

/** Gives back what was asked: nobody is asked, and the same comes of it. */
export function replayingTape(entries: readonly TapeEntry[]): Tape {
  const left = [...entries];
  const played: TapeEntry[] = [];
  return {
    entries: played,
    next(key) {
      const index = left.findIndex((entry) => entry.key === key);
      const [entry] = index < 0 ? [] : left.splice(index, 1);
      if (entry !== undefined) played.push(entry);
      return entry ?? "none";
    },
    add: () => {},
  };
}
