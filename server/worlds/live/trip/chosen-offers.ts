import type { World } from "../../world";
import { legsOfOffers } from "./legs-of-offers";
import { lodgingsOfOffers } from "./lodgings-of-offers";
import type { Snapshot } from "./snapshot";

/** Of a snapshot what plans chose, by their records' ids: these offers are part of the plans and stay when the terms of the rest have ended. */
export function chosenOffers(snapshot: Snapshot, base: World, recordIds: ReadonlySet<string>): Snapshot {
  return {
    ...snapshot,
    stays: snapshot.stays.map((stay) => ({
      ...stay,
      offers: lodgingsOfOffers(base, stay).flatMap(({ lodging, offer }) => (recordIds.has(lodging.id) ? offer : [])),
    })),
    ways: snapshot.ways.map((way) => ({
      ...way,
      offers: legsOfOffers(way).flatMap(({ leg, offer }) => (recordIds.has(leg.id) ? offer : [])),
    })),
  };
}
