import { type Day, type Itinerary, type StayStop, type Stop, sumMoney } from "@/server/trip";

/** A stop, the day that it is in, and its place (from 0) among the stops of the day. */
export interface PlacedStop {
  readonly stop: Stop;
  readonly day: Day;
  readonly index: number;
}

export function placedStops(days: readonly Day[]): PlacedStop[] {
  return days.flatMap((day) => day.stops.map((stop, index) => ({ stop, day, index })));
}

export function findStop(days: readonly Day[], stopId: string): PlacedStop | undefined {
  return placedStops(days).find(({ stop }) => stop.id === stopId);
}

export function withoutStops(days: readonly Day[], ids: readonly string[]): Day[] {
  return days.map((day) => ({ ...day, stops: day.stops.filter(({ id }) => !ids.includes(id)) }));
}

/** Each stop with a replacement of the same id gives way to it. */
export function withReplaced(days: readonly Day[], replacements: readonly Stop[]): Day[] {
  const byId = new Map(replacements.map((stop) => [stop.id, stop]));
  return days.map((day) => ({ ...day, stops: day.stops.map((stop) => byId.get(stop.id) ?? stop) }));
}

export function withInserted(days: readonly Day[], number: number, index: number, stop: Stop): Day[] {
  return days.map((day) =>
    day.number === number ? { ...day, stops: [...day.stops.slice(0, index), stop, ...day.stops.slice(index)] } : day,
  );
}

/** Where something that comes last in the day is: before the night's stay. */
export function endOfDay({ stops }: Day): number {
  const stay = stops.findIndex(({ kind }) => kind === "stay");
  return stay < 0 ? stops.length : stay;
}

/** The place of what comes before the stop `before` (null: last of the day); null where the day has no such stop. */
export function placeBefore(day: Day, before: string | null): number | null {
  if (before === null) return endOfDay(day);
  const index = day.stops.findIndex(({ id }) => id === before);
  return index < 0 ? null : Math.min(index, endOfDay(day));
}

/** Every night in a row in the lodging of this one. */
export function nightsInARow(days: readonly Day[], night: PlacedStop): StayStop[] {
  const { first, last } = boundsOfRun(days, night);
  return days.slice(first, last + 1).flatMap((day) => stayIn(day, night.stop.recordId) ?? []);
}

/** The days with `night` and `nights` of every stay recounted. */
export function withCountedNights(days: readonly Day[]): Day[] {
  return days.map((day, here) => ({
    ...day,
    stops: day.stops.map((stop, index) => {
      if (stop.kind !== "stay") return stop;
      const { first, last } = boundsOfRun(days, { stop, day, index });
      return { ...stop, night: here - first + 1, nights: last - first + 1 };
    }),
  }));
}

/** Places in `days` of the first and the last night in a row in the same lodging. */
function boundsOfRun(days: readonly Day[], { stop, day }: PlacedStop): { first: number; last: number } {
  let first = days.indexOf(day);
  let last = first;
  while (stayIn(days[first - 1], stop.recordId)) first--;
  while (stayIn(days[last + 1], stop.recordId)) last++;
  return { first, last };
}

function stayIn(day: Day | undefined, recordId: string): StayStop | undefined {
  return day?.stops.find((stop): stop is StayStop => stop.kind === "stay" && stop.recordId === recordId);
}

/** What the stops cost, by category and in all. */
export function costOf(days: readonly Day[], currency: string): Itinerary["cost"] {
  const stops = days.flatMap((day) => day.stops);
  const money = (kinds: readonly Stop["kind"][]) =>
    sumMoney(
      stops.flatMap(({ kind, cost }) => (kinds.includes(kind) ? [cost] : [])),
      currency,
    );
  return {
    legs: money(["leg"]),
    stays: money(["stay"]),
    meals: money(["meal"]),
    visits: money(["visit"]),
    total: money(["leg", "stay", "meal", "visit"]),
  };
}

/** An id that no stop has yet: `wanted`, or `wanted` with the first free number. */
export function freshId(wanted: string, taken: readonly Stop[]): string {
  const ids = new Set(taken.map(({ id }) => id));
  let id = wanted;
  for (let number = 2; ids.has(id); number++) id = `${wanted}-${number}`;
  return id;
}
