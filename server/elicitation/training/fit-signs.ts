import type { Persona } from "@/server/personas";
import { ASKABLE_ENTRIES, type EntryKey } from "@/server/trip";
import type { Sign } from "../belief/evidence";
import type { PriorsFile } from "../belief/priors";
import type { Note } from "../dialog/dialog";
import type { RandomDialog } from "./random-dialogs";

type Tally = { critical: number; other: number };

/** Added to each count, so that a sign never seen is no proof. */
const PRIOR = 2;

/**
 * How much likelier each sign is where an entry is critical: travelers are asked at random, and what they say is read as any
 * text is.
 */
export function fitSigns(dialogs: readonly RandomDialog[]): PriorsFile["signs"] {
  const answers: Record<Exclude<Sign, "volunteered">, Tally> = {
    stressed: { critical: PRIOR, other: PRIOR },
    plain: { critical: PRIOR, other: PRIOR },
    shrugged: { critical: PRIOR, other: PRIOR },
  };
  const volunteered = new Map<EntryKey, Tally>(ASKABLE_ENTRIES.map((key) => [key, { critical: 0, other: 0 }]));
  for (const { persona, notes } of dialogs) {
    const critical = new Set(persona.critical);
    for (const [entry, note] of notes) {
      const tally = tallyOf(entry, note);
      if (tally !== undefined) tally[critical.has(entry) ? "critical" : "other"]++;
    }
  }
  const personas = dialogs.map(({ persona }) => persona);
  function tallyOf(entry: EntryKey, { sign }: Note): Tally | undefined {
    return sign === "volunteered" ? volunteered.get(entry) : answers[sign];
  }
  return {
    stressed: ratioOf(answers.stressed, sums(Object.values(answers))),
    plain: ratioOf(answers.plain, sums(Object.values(answers))),
    shrugged: ratioOf(answers.shrugged, sums(Object.values(answers))),
    volunteered: Object.fromEntries(
      [...volunteered].map(([entry, tally]) => [entry, openingRatio(entry, tally, personas)]),
    ),
  };
}

/** P(sign | critical) / P(sign | other), in thousandths. */
function ratioOf(sign: Tally, all: Tally): number {
  return thousandths(sign.critical / all.critical / (sign.other / all.other));
}

/** The same for being said in the opening: the counts are of all travelers for whom the entry is critical, or is not. */
function openingRatio(entry: EntryKey, said: Tally, personas: readonly Persona[]): number {
  const critical = personas.filter((persona) => persona.critical.includes(entry)).length;
  const other = personas.length - critical;
  return thousandths((said.critical + 0.5) / (critical + 1) / ((said.other + 0.5) / (other + 1)));
}

function thousandths(ratio: number): number {
  return Math.min(200_000, Math.max(5, Math.round(ratio * 1000)));
}

function sums(tallies: readonly Tally[]): Tally {
  return tallies.reduce((sum, { critical, other }) => ({
    critical: sum.critical + critical,
    other: sum.other + other,
  }));
}
