import type { LocalDate } from "@/server/trip";
import type { Coordinates } from "../records";

/** What OpenStreetMap says of an object: free keys and values. */
export type Tags = Readonly<Record<string, string>>;

/** Where a record comes from, so that a reader can look it up there. */
export interface PlaceSource {
  /** "OpenStreetMap", or the name of a hotel list's file. */
  readonly dataset: string;
  /** "node/123". */
  readonly id: string;
  /** The date that the data describe; null where the file does not say. */
  readonly asOf: LocalDate | null;
}

/** What an official list says of its hours in words of its own. */
export type ListedHours =
  | { readonly kind: "always"; readonly text: string }
  /** Not understood: shown as it is. */
  | { readonly kind: "prose"; readonly text: string };

/** An object of open data that may be a place to sleep, to eat or to visit. */
export interface Place {
  readonly coordinates: Coordinates;
  readonly tags: Tags;
  readonly source: PlaceSource;
  /** Absent: `opening_hours` of the tags says it, if anything does. */
  readonly hours?: ListedHours;
}

/** Orders places by where they come from, type and number: node/9 before node/10 before way/1. */
export function comparePlaces({ source: first }: Place, { source: second }: Place): number {
  return (
    compareTexts(first.dataset, second.dataset) ||
    compareTexts(typeOf(first.id), typeOf(second.id)) ||
    numberOf(first.id) - numberOf(second.id) ||
    compareTexts(first.id, second.id)
  );
}

/** By code units: the same on each machine, whatever its language. */
export function compareTexts(first: string, second: string): number {
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

const typeOf = (id: string) => id.slice(0, id.lastIndexOf("/"));

function numberOf(id: string): number {
  const number = Number(id.slice(id.lastIndexOf("/") + 1));
  return Number.isFinite(number) ? number : 0;
}
