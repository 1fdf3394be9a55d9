import { LONGEST_NOTE, MOST_NOTES, type Said } from "@/server/trip";
import type { World } from "@/server/worlds";
import { readText } from "./reader/read-text";
import type { Act, Stretch, TextReading } from "./reader/text-reading";
import type { Utterance } from "./utterance";

export interface Understood {
  readonly said: Said;
  /** Stretches with content that nothing in `said` holds: kept with the trip as notes, and shown as not planned. */
  readonly unread: readonly Stretch[];
  /** What the message is for. */
  readonly acts: readonly Act[];
}

/** Stretches as the notes of a request. */
export function notesOf(unread: readonly Stretch[]): string[] {
  const notes = unread.map(({ text }) => text.replace(/\s+/g, " ").slice(0, LONGEST_NOTE));
  return [...new Set(notes)].slice(0, MOST_NOTES);
}

/**
 * What was said, and what of it no field holds, so that nothing a person says is lost in silence: only the text and arithmetic on it, never a
 * default (design.md, "The command line"). Rejects with the problem "unavailable" where the reader's model cannot run.
 */
export async function understand(utterance: Utterance, world: World | null): Promise<Understood> {
  return understoodOf(await readText(utterance, world));
}

/** A reading as what is noted of it and what is shown as not planned. Pure. */
export function understoodOf({ trip, constraints, entries, unclear, unread, read, acts }: TextReading): Understood {
  // What is not wanted is planned only where an entry says so ("avoid airline").
  const denied = read.filter(({ field }) => field.startsWith("-") && !/avoid/.test(field) && !OF_A_PERSON.test(field));
  const open = [...unread, ...denied.map(({ from, to, text }) => ({ from, to, text }))];
  return {
    said: { trip, constraints, entries, unclear },
    unread: open.toSorted((a, b) => a.from - b.from),
    acts,
  };
}

/** Facts of a person that nothing is planned by. */
const OF_A_PERSON = /^-persona\.(?!disability|travelWithPets|budget)/;
