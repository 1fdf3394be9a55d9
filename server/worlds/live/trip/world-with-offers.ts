import { createHash } from "node:crypto";
import { formatLongDate, type Offered } from "@/server/trip";
import { pairKey } from "../../pair-key";
import type { Coordinates, ScheduledLeg } from "../../records";
import { estimatedWalkSeconds, minutesUp } from "../../streets/meters";
import type { World } from "../../world";
import { legsOfOffers } from "./legs-of-offers";
import { lodgingsOfOffers } from "./lodgings-of-offers";
import type { Snapshot } from "./snapshot";

/**
 * A live world: a world of real places whose lodgings in the trip's cities are those that were offered, and whose flights on its ways are. Where
 * nothing was asked or answered, the records are the world's own.
 */
export function worldWithOffers(base: World, snapshot: Snapshot): World {
  const { stays, ways, day, attributions } = snapshot;
  const lodgings = new Map(
    stays.map((stay) => [stay.city, lodgingsOfOffers(base, stay).map(({ lodging }) => lodging)]),
  );
  const legs = new Map(
    ways.map((way) => [wayKey(way.from, way.to, way.query.date), legsOfOffers(way).map(({ leg }) => leg)]),
  );
  const added = positionsOf([...lodgings.values()].flat());
  const description = base.describe();
  // What is kept under an id is the same offers for good, also when only those that a plan chose are left.
  const content = snapshot.id ?? [[...lodgings], [...legs]];
  const hash = createHash("sha256")
    .update(JSON.stringify([description.hash, content]))
    .digest("hex");
  const offers: Offered = {
    ...{ id: snapshot.id, day },
    stays: stays.map(({ city, provider }) => ({ city, provider })),
    flights: ways.map(({ from, to, provider }) => ({ from, to, provider })),
  };
  const live = {
    ...description,
    offers,
    hash,
    source: `${description.source} Lodging and flights as offered on ${formatLongDate(day)}.`,
    attributions: [
      ...(description.attributions ?? []),
      ...attributions.map(({ text, url }) => ({ text, url, license: null, asOf: day })),
    ],
  };

  function scheduledLegs(origin: string, destination: string, date: string): readonly ScheduledLeg[] {
    const offered = legs.get(wayKey(origin, destination, date));
    const own = base.scheduledLegs(origin, destination, date);
    return offered === undefined ? own : [...own.filter(({ mode }) => mode !== "flight"), ...offered];
  }
  const { stepFree, ...own } = base;
  return {
    ...own,
    ...(stepFree && { stepFree: worldWithOffers(stepFree, snapshot) }),
    describe: () => live,
    lodgings: (city) => lodgings.get(city) ?? base.lodgings(city),
    scheduledLegs,
    scheduledDates(origin, destination) {
      const own = base.scheduledDates(origin, destination);
      const dates = ways.filter(({ from, to }) => from === origin && to === destination).map(({ query }) => query.date);
      const all = own === null ? null : [...new Set([...own, ...dates])].sort();
      return all?.filter((date) => scheduledLegs(origin, destination, date).length > 0) ?? null;
    },
    legByNumber(number) {
      const offered = [...legs.values()].flat().find((leg) => leg.number === number);
      const own = base.legByNumber(number);
      // A flight of the world in whose place offers are is there no more.
      const isThere = own && scheduledLegs(own.origin, own.destination, own.date).some(({ id }) => id === own.id);
      return offered ?? (isThere ? own : undefined);
    },
    localTravelMinutes(city, fromId, toId) {
      if (!added.has(fromId) && !added.has(toId)) return base.localTravelMinutes(city, fromId, toId);
      if (description.localTravel !== "on foot") return null;
      const [from, to] = [positionIn(city, fromId), positionIn(city, toId)];
      return from && to ? Math.max(0, minutesUp(estimatedWalkSeconds(from, to))) : null;
    },
  };

  function positionIn(city: string, id: string): Coordinates | null {
    const places = [
      ...(lodgings.get(city) ?? base.lodgings(city)),
      ...base.restaurants(city),
      ...base.attractions(city),
    ];
    return places.find((place) => place.id === id)?.coordinates ?? null;
  }

  /** Of the lodgings that the world has no ways to. */
  function positionsOf(all: readonly { readonly id: string; readonly city: string }[]): ReadonlySet<string> {
    const known = new Set(stays.flatMap(({ city }) => base.lodgings(city).map(({ id }) => id)));
    return new Set(all.map(({ id }) => id).filter((id) => !known.has(id)));
  }
}

const wayKey = (from: string, to: string, date: string) => pairKey(pairKey(from, to), date);
