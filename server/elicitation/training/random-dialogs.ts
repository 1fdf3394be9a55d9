import pMap from "p-map";
import type { Persona } from "@/server/personas";
import { type EntryKey, NO_PREFERENCE } from "@/server/trip";
import type { Evidence, Sign } from "../belief/evidence";
import { evidenceIn } from "../dialog/belief-of";
import type { Note } from "../dialog/dialog";
import { randomPolicy } from "../policies/random";
import { AT_ONCE, type Stage } from "./stage";

/** What was noted in a dialog in which anything was asked. */
export interface RandomDialog {
  readonly persona: Persona;
  readonly notes: ReadonlyMap<EntryKey, Note>;
}

export function playAtRandom(personas: readonly Persona[], stage: Stage): Promise<readonly RandomDialog[]> {
  const play = async (persona: Persona) => {
    const { dialog } = await stage.play(persona, randomPolicy(stage.seed));
    return { persona, notes: dialog.notes };
  };
  return pMap(personas, play, { concurrency: AT_ONCE });
}

/** What is noted of a traveler before anything is asked. */
export async function openingOf(persona: Persona, stage: Stage): Promise<readonly Evidence[]> {
  return evidenceIn((await stage.play(persona, { name: "nothing", next: () => "done" })).dialog);
}

/** How likely answers sound stressed and shrugged, 0–1; the others are plain. */
export interface SignRate {
  readonly stressed: number;
  readonly shrugged: number;
}

/** How answers of this persona about an entry sound. */
export type SignRates = (persona: Persona, entry: EntryKey) => SignRate;

/** Added to each count. */
const PRIOR = 1;

/** Counted apart for critical entries and others, and for wishes and what is none: "no preference", or "no". */
export function signRates(dialogs: readonly RandomDialog[]): SignRates {
  const counts = new Map<string, Record<Sign, number>>();
  for (const { persona, notes } of dialogs) {
    for (const [entry, { sign }] of notes) {
      const group = groupOf(persona, entry);
      const count = counts.get(group) ?? { stressed: PRIOR, plain: PRIOR, shrugged: PRIOR, volunteered: 0 };
      count[sign]++;
      counts.set(group, count);
    }
  }
  const rates = new Map([...counts].map(([group, count]) => [group, rateOf(count)]));
  const none = { stressed: 0, shrugged: 0 };
  return (persona, entry) => rates.get(groupOf(persona, entry)) ?? none;
}

function groupOf({ critical, entries }: Persona, entry: EntryKey): string {
  const value = entries[entry];
  return `${critical.includes(entry)} ${value !== NO_PREFERENCE && value !== false}`;
}

function rateOf({ stressed, plain, shrugged }: Record<Sign, number>): SignRate {
  const all = stressed + plain + shrugged;
  return { stressed: stressed / all, shrugged: shrugged / all };
}
