import type { UnreadWords } from "@/server/api";
import { MOST_NOTES, noteOf } from "@/server/trip";

/** What the traveler decided about words that nothing was made of. */
export type NoteDecision = "kept" | "ignored";
/** By note; words without a decision are kept. */
export type NoteDecisions = ReadonlyMap<string, NoteDecision>;

/** The words as notes of the trip, each once; without those that are to be ignored. */
export function notesIn(unread: readonly UnreadWords[], decisions: NoteDecisions): string[] {
  const notes = new Set(unread.map(({ text }) => noteOf(text)));
  return [...notes].filter((note) => decisions.get(note) !== "ignored").slice(0, MOST_NOTES);
}

/** Words that still want a decision. */
export function undecidedIn(unread: readonly UnreadWords[], decisions: NoteDecisions): UnreadWords[] {
  return unread.filter(({ text }) => decisions.get(noteOf(text)) === undefined);
}

export interface Segment {
  /** Of its first character in the text. */
  readonly from: number;
  readonly text: string;
  readonly isMarked: boolean;
}

/**
 * The text in pieces, marked where `unread` is. The text may have been typed further since it was read: words that moved are found at
 * the nearest place, and words that are gone mark nothing. The pieces together are the text.
 */
export function segmentsOf(text: string, unread: readonly UnreadWords[]): Segment[] {
  const segments: Segment[] = [];
  let end = 0;
  const add = (to: number, isMarked: boolean) => {
    if (to > end) segments.push({ from: end, text: text.slice(end, to), isMarked });
    end = Math.max(end, to);
  };
  const starts = unread.flatMap((words) => {
    const from = placeOf(words, text);
    return from === null ? [] : [{ from, to: from + words.text.length }];
  });
  for (const { from, to } of starts.toSorted((one, other) => one.from - other.from)) {
    if (from < end) continue;
    add(from, false);
    add(to, true);
  }
  add(text.length, false);
  return segments;
}

/** Where words begin now: where they were, else the nearest place that says the same; null: nowhere. */
function placeOf({ from, text: words }: UnreadWords, text: string): number | null {
  if (words === "") return null;
  if (text.startsWith(words, from)) return from;
  const [before, after] = [text.lastIndexOf(words, from), text.indexOf(words, from)];
  if (before < 0 || after < 0) return Math.max(before, after) < 0 ? null : Math.max(before, after);
  return from - before <= after - from ? before : after;
}
