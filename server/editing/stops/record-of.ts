import type { LocalDate, Stop } from "@/server/trip";
import type { Attraction, Lodging, Restaurant, World } from "@/server/worlds";
import { type LegRecord, legRecords } from "./leg";

/** The world's record of a stop. */
export type StopRecord =
  | { readonly kind: "leg"; readonly record: LegRecord }
  | { readonly kind: "stay"; readonly record: Lodging }
  | { readonly kind: "meal"; readonly record: Restaurant }
  | { readonly kind: "visit"; readonly record: Attraction };

/** The record that a stop on this date names; null where the world does not have it. */
export function recordOf(world: World, stop: Stop, date: LocalDate): StopRecord | null {
  const isNamed = ({ id }: { readonly id: string }) => id === stop.recordId;
  switch (stop.kind) {
    case "leg": {
      const record = legRecords(world, stop.from, stop.to, date).find(isNamed);
      return record === undefined ? null : { kind: "leg", record };
    }
    case "stay": {
      const record = world.lodgings(stop.city).find(isNamed);
      return record === undefined ? null : { kind: "stay", record };
    }
    case "meal": {
      const record = world.restaurants(stop.city).find(isNamed);
      return record === undefined ? null : { kind: "meal", record };
    }
    case "visit": {
      const record = world.attractions(stop.city).find(isNamed);
      return record === undefined ? null : { kind: "visit", record };
    }
  }
}
