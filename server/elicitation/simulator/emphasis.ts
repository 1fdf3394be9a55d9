import type { Persona } from "@/server/personas";
import { CRITICAL_ENTRIES, type EntryKey, type EntryValue, NO_PREFERENCE } from "@/server/trip";
import type { Draws } from "../draws";

interface Rates {
  /** The share of answers that say it matters, and of those that say it matters little. */
  readonly matters: number;
  readonly minor: number;
}

/** How often answers tell how much they matter: about the first half of the critical entries, the second half, and others. */
export interface EmphasisRates {
  readonly critical: readonly [first: Rates, second: Rates];
  readonly other: Rates;
}

export const EMPHASIS_RATES = {
  main: {
    critical: [
      { matters: 0.75, minor: 0.01 },
      { matters: 0.55, minor: 0.04 },
    ],
    other: { matters: 0.04, minor: 0.45 },
  },
  second: {
    critical: [
      { matters: 0.55, minor: 0.03 },
      { matters: 0.55, minor: 0.03 },
    ],
    other: { matters: 0.05, minor: 0.3 },
  },
} as const satisfies Record<string, EmphasisRates>;

/** What the answer tells about how much the entry matters, if anything: now and then, and now and then wrongly. */
export function emphasisFor(
  draws: Draws,
  persona: Persona,
  entry: EntryKey,
  value: EntryValue,
  { critical, other }: EmphasisRates,
): keyof Rates | null {
  // It makes no sense of a fact such as "no pets", nor of what one has no wish about.
  if (value === NO_PREFERENCE || (value === false && entry.startsWith("persona."))) return null;
  const rank = persona.critical.indexOf(entry);
  const rates = rank === -1 ? other : critical[rank * 2 < CRITICAL_ENTRIES ? 0 : 1];
  const drawn = draws.fraction();
  if (drawn < rates.matters) return "matters";
  return drawn < rates.matters + rates.minor ? "minor" : null;
}
