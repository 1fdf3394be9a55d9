import { join } from "node:path";
import type { TripRequest } from "@/server/trip";
import { toReading, understandMarked } from "@/server/understanding";
import {
  differenceOf,
  expectedOf,
  isRight,
  type MarkedRow,
  readMarked,
  readMarkedRows,
} from "@/server/understanding/scoring";
import { type World, worldOn } from "@/server/worlds";
import { asSaid, type DrawnTrip } from "./draw-trip";

const CORPUS = "training/corpus";
/** Of the reading corpus (training/README.md): rows that the built-in reader did not learn from, and those that it did. */
const FILES = { "own words": "held-out.jsonl.gz", "own words, learned": "reading.jsonl.gz" } as const;
export type OwnWordsSet = keyof typeof FILES;

export interface OwnWords extends DrawnTrip {
  readonly today: string;
}

/** The openings of the corpus, in its order. Throws ProblemError "bad_file" where it is damaged. */
export function ownOpenings(set: OwnWordsSet, folder = CORPUS): MarkedRow[] {
  const rows = readMarkedRows(join(/* turbopackIgnore: true */ folder, FILES[set]));
  return rows.filter(({ asked, acts }) => asked === null && acts.length === 1 && acts[0] === "request");
}

/**
 * What its writer marked in an opening, as the trip that it asks for in a world; null where the world does not have its places, something has to
 * be asked first, its dates are open, an appointment is in it, or code computes something else from the marks than their writer meant.
 */
export function askedInOwnWords(row: MarkedRow, given: World): OwnWords | null {
  const { text, today, asked } = row;
  const world = worldOn(given, today);
  const marks = { marks: marksOf(row), acts: row.acts };
  const { reading } = readMarked({ text, asked, today }, marks, world);
  if (!isRight(differenceOf(row, expectedOf(row), reading))) return null;
  const { request } = toReading(understandMarked({ text, asked, today }, marks, world).said, world, today);
  return request === null || isOpen(request) ? null : { text, today, request: asSaid(request) };
}

/** Plans in words have no date, and none is due at an appointment. */
function isOpen({ dates, booked, locks }: TripRequest): boolean {
  return dates.kind !== "fixed" || booked.length > 0 || locks.some(({ kind }) => kind !== "free");
}

/** "words|slot=value;slot=value", as another reader would mark them. */
function marksOf({ text, spans }: MarkedRow): string[] {
  const meanings = new Map<string, string[]>();
  for (const { from, to, sign, slot, value } of spans) {
    const words = text.slice(from, to);
    meanings.set(words, [...(meanings.get(words) ?? []), `${sign}${slot}${value === "" ? "" : `=${value}`}`]);
  }
  return [...meanings].map(([words, means]) => `${words}|${means.join(";")}`);
}
