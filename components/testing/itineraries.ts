import {
  type Itinerary,
  type LegMode,
  type LegStop,
  type MealStop,
  type Moment,
  type StayStop,
  usd,
  type VisitStop,
} from "@/server/trip";

const FREE = { cost: usd(0), locked: false, reasons: [], alternatives: [] };

export function moment(date: string, time: string, zone: string | null = null): Moment {
  return { date, time, zone };
}

export function leg(from: string, to: string, mode: LegMode, changes: Partial<LegStop> = {}): LegStop {
  return {
    kind: "leg",
    ...FREE,
    id: `${from}-${to}`,
    recordId: `${mode}:${from}:${to}`,
    name: `${from} to ${to}`,
    start: null,
    end: null,
    mode,
    from,
    to,
    number: null,
    durationMinutes: null,
    distanceKm: null,
    units: 1,
    ...changes,
  };
}

export function stay(city: string, name: string, changes: Partial<StayStop> = {}): StayStop {
  return {
    kind: "stay",
    ...FREE,
    id: `${city}-stay`,
    recordId: name,
    name,
    start: null,
    end: null,
    city,
    night: 1,
    nights: 1,
    rooms: 1,
    ...changes,
  };
}

/** A trip that spends one night in each city and comes home, always by the same way. */
export function roundTrip(
  origin: string,
  cities: readonly string[],
  { mode = "flight", start = 14 }: { mode?: LegMode; start?: number } = {},
): Itinerary {
  const places = [origin, ...cities, origin];
  const days = places.slice(1).map((city, index) => {
    const from = places[index] ?? origin;
    const isLast = index === cities.length;
    return {
      number: index + 1,
      date: `2026-03-${String(start + index).padStart(2, "0")}`,
      from,
      city,
      stops: [leg(from, city, mode), ...(isLast ? [] : [stay(city, `${city} Inn`)])],
    };
  });
  const none = usd(0);
  return {
    world: { name: "sample", hash: "0" },
    origin,
    people: 2,
    days,
    cost: { legs: none, stays: none, meals: none, visits: none, total: none },
  };
}

export function meal(city: string, name: string, changes: Partial<MealStop> = {}): MealStop {
  return {
    kind: "meal",
    ...FREE,
    id: `${city}-${name}`,
    recordId: name,
    name,
    start: null,
    end: null,
    city,
    meal: "lunch",
    ...changes,
  };
}

export function visit(city: string, name: string, changes: Partial<VisitStop> = {}): VisitStop {
  return {
    kind: "visit",
    ...FREE,
    id: `${city}-${name}`,
    recordId: name,
    name,
    start: null,
    end: null,
    city,
    ...changes,
  };
}
