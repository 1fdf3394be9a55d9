import type { Steps } from "@/server/trip";
import type { Coordinates } from "./records";
import type { WalkingGraph, WalkingOptions } from "./streets/graph";
import { walkingMatrix } from "./streets/walking-table";
import type { CityWalks } from "./walks";

/** A record that lies somewhere. */
export interface PlacedRecord {
  readonly id: string;
  readonly coordinates: Coordinates | null;
}

/** Those whose position is known. */
export function placedOf(
  records: readonly PlacedRecord[],
): { readonly id: string; readonly coordinates: Coordinates }[] {
  return records.flatMap(({ id, coordinates }) => (coordinates === null ? [] : [{ id, coordinates }]));
}

/** The minutes on foot between a city's places, in steps of one place; those without a position are left out. */
export function* walksBetween(
  city: string,
  records: readonly PlacedRecord[],
  graph: WalkingGraph | null,
  options: WalkingOptions = {},
): Steps<CityWalks> {
  const places = placedOf(records);
  const points = places.map(({ coordinates }) => coordinates);
  const { minutes, estimated } = yield* walkingMatrix(points, graph, options);
  return {
    city,
    ids: places.map(({ id }) => id),
    minutes: Uint8Array.from(minutes, (each) => Math.min(each, 255)),
    estimated,
  };
}
