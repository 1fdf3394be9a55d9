import { addDays, type Moment, usd } from "@/server/trip";
import type { SharedStop, SharedTrip } from "@/server/views";

type StopOf<Kind extends SharedStop["kind"]> = Extract<SharedStop, { kind: Kind }>;

const BLANK = {
  start: null,
  end: null,
  cost: usd(0),
  address: null,
  ...{ phone: null, type: null, area: null, airports: null, rating: null },
  coordinates: null,
  confirmation: null,
};

export function at(date: string, time: string, zone: string | null = null): Moment {
  return { date, time, zone };
}

export function sharedLeg(given: Partial<StopOf<"leg">> & Pick<StopOf<"leg">, "id">): StopOf<"leg"> {
  const leg = {
    kind: "leg",
    ...BLANK,
    name: "Flight F1",
    mode: "flight",
    from: "Chicago",
    to: "Orlando",
    number: "F1",
    durationMinutes: 170,
    distanceKm: null,
    units: 2,
  } as const;
  return { ...leg, ...given };
}

export function sharedStay(given: Partial<StopOf<"stay">> & Pick<StopOf<"stay">, "id">): StopOf<"stay"> {
  const stay = { kind: "stay", ...BLANK, name: "Harbour Inn", city: "Orlando", night: 1, nights: 1, rooms: 1 } as const;
  return { ...stay, ...given };
}

export function sharedMeal(given: Partial<StopOf<"meal">> & Pick<StopOf<"meal">, "id">): StopOf<"meal"> {
  return { kind: "meal", ...BLANK, name: "Lotus Pavilion", city: "Orlando", meal: "dinner", ...given };
}

export function sharedVisit(given: Partial<StopOf<"visit">> & Pick<StopOf<"visit">, "id">): StopOf<"visit"> {
  return { kind: "visit", ...BLANK, name: "Orange Museum", city: "Orlando", ...given };
}

/** A trip with these stops on its days, the first on 14 March 2026. */
export function sharedTrip(days: readonly (readonly SharedStop[])[], given: Partial<SharedTrip> = {}): SharedTrip {
  const from = given.from ?? "2026-03-14";
  const none = usd(0);
  return {
    title: "Five days in Florida",
    people: 2,
    origin: "Chicago",
    from,
    to: addDays(from, days.length - 1),
    days: days.map((stops, index) => ({
      number: index + 1,
      date: addDays(from, index),
      from: "Orlando",
      city: "Orlando",
      stops: [...stops],
    })),
    cost: { legs: none, stays: none, meals: none, visits: none, total: none },
    places: [],
    world: { name: "sample", hash: "0" },
    source: "Invented places in real cities.",
    revision: 7,
    changedAt: "2026-01-02T03:04:05.000Z",
    ...given,
  };
}
