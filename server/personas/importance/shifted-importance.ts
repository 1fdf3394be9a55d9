import { ASKABLE_ENTRIES, type EntryKey } from "@/server/trip";
import { Random } from "../random";
import type { ImportanceInfluence, ImportanceModel } from "./importance-model";

export interface Shift {
  readonly seed: number;
  /** Of the entries whose importance to anybody, and of the influences whose entry is redrawn, 0–1. */
  readonly share: number;
}

/** "This fact makes this entry so much more important": one part of an influence. */
interface Link {
  readonly influence: number;
  readonly entry: EntryKey;
  readonly added: number;
}

/**
 * The same model with a share of it redrawn: a drawn share of the entries hand their importance to anybody on to one another, and a drawn
 * share of the links from facts to entries hand on the entry. So facts, numbers and sizes of influences stay, and which fact makes which entry critical does not.
 * With share 0 it is the model itself; deterministic in the seed.
 */
export function shiftedImportance({ base, influences }: ImportanceModel, { seed, share }: Shift): ImportanceModel {
  const handed = handedOn(
    ASKABLE_ENTRIES.map((entry) => base[entry] ?? 0),
    new Random(seed, "shift/base"),
    share,
  );
  const links = influences.flatMap(({ plus }, influence) =>
    ASKABLE_ENTRIES.flatMap((entry): Link[] => {
      const added = plus[entry];
      return added === undefined ? [] : [{ influence, entry, added }];
    }),
  );
  const entries = handedOn(
    links.map(({ entry }) => entry),
    new Random(seed, "shift/influences"),
    share,
  );
  const shifted = links.map((link, index) => ({ ...link, entry: entries[index] ?? link.entry }));
  return {
    base: Object.fromEntries(ASKABLE_ENTRIES.map((entry, index) => [entry, handed[index] ?? 0])),
    influences: influences.map(({ when }, influence) => ({
      when,
      plus: plusOf(shifted.filter((link) => link.influence === influence)),
    })),
  };
}

/** What links to the same entry add, together. */
function plusOf(links: readonly Link[]): ImportanceInfluence["plus"] {
  const plus: Partial<Record<EntryKey, number>> = {};
  for (const { entry, added } of links) plus[entry] = (plus[entry] ?? 0) + added;
  return plus;
}

/** The items, of which a drawn share is moved round in a circle, in a drawn order: each of them changes its place. */
function handedOn<T>(items: readonly T[], random: Random, share: number): T[] {
  const order = items.map((_, index) => ({ index, drawn: random.fraction() })).sort((a, b) => a.drawn - b.drawn);
  const moved = order.slice(0, Math.round(share * items.length)).map(({ index }) => index);
  const result = [...items];
  moved.forEach((from, position) => {
    const to = moved[(position + 1) % moved.length];
    const item = items[from];
    if (to !== undefined && item !== undefined) result[to] = item;
  });
  return result;
}
