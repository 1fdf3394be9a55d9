import {
  clockTime,
  type Day,
  formatMoney,
  type Itinerary,
  type LegStop,
  type LocalDate,
  type Stop,
  type TripRequest,
  timeOfMinutes,
  weekdayName,
} from "@/server/trip";
import type { StopFacts } from "@/server/views";
import { areaOf, closedWeekdays, type Hours, openOn, type World, worldOfTrip } from "@/server/worlds";
import { recordOf, type StopRecord } from "../stops/record-of";
import { contactOf, said, websiteOf } from "./contact";
import { coordinatesOf } from "./coordinates";
import { detailsOf } from "./details";
import { legPrice, lodgingPrice, placePrice, ratingOf, typeOf } from "./record-words";
import { wayTo } from "./way";

/** What the world's records say of every stop, also of unscheduled ones, by the stops' ids. */
export function factsOf(
  itinerary: Itinerary,
  unscheduled: readonly Stop[],
  request: TripRequest,
  world: World,
): Record<string, StopFacts> {
  const known = worldOfTrip(world, request);
  const booked = new Set(request.booked.map(({ id }) => id));
  const factsIn = (stop: Stop, day: Day | null): [string, StopFacts] => {
    const date = day?.date ?? itinerary.days[0]?.date ?? "";
    const found = recordOf(known, stop, date);
    const facts = factsOfStop(known, stop, found, { date, isBooked: booked.has(stop.recordId) });
    return [stop.id, { ...facts, way: day === null ? null : wayTo(known, stop, day) }];
  };
  return Object.fromEntries([
    ...itinerary.days.flatMap((day) => day.stops.map((stop) => factsIn(stop, day))),
    ...unscheduled.map((stop) => factsIn(stop, null)),
  ]);
}

function factsOfStop(
  world: World,
  stop: Stop,
  found: StopRecord | null,
  { date, isBooked }: { date: LocalDate; isBooked: boolean },
): Omit<StopFacts, "way"> {
  const contact = found === null ? null : contactOf(found);
  const hasHours = found?.kind === "meal" || found?.kind === "visit";
  const hours = hasHours ? found.record.hours : null;
  return {
    recordId: stop.recordId,
    coordinates: coordinatesOf(world, stop, found),
    type: found === null ? null : typeOf(found),
    area: areaOfStop(world, stop, found),
    airports: stop.kind === "leg" && stop.mode === "flight" ? airportsOf(world, stop, found) : null,
    rating: found === null || isBooked ? null : ratingOf(found),
    open: hours === null ? null : openingHours(hours, date),
    hoursNote: hasHours && hours === null && !isBooked ? unknownHoursNote(world, said(contact?.phone)) : null,
    price: found === null ? null : isBooked ? bookedPrice(world, found) : priceOf(world, found),
    address: said(contact?.address),
    phone: said(contact?.phone),
    website: said(found === null ? undefined : websiteOf(found)),
    details: found === null ? [] : isBooked ? bookedDetails(found) : detailsOf(found),
  };
}

/** Where a place without hours may be closed. */
function unknownHoursNote(world: World, phone: string | null): string | null {
  if (world.describe().unknownHours !== "avoided") return null;
  return phone === null ? "Hours not known: ask before you go." : `Hours not known: call ${phone} before you go.`;
}

function areaOfStop(world: World, stop: Stop, found: StopRecord | null): string | null {
  if (stop.kind === "leg" || found === null || found.kind === "leg") return null;
  const center = world.gazetteer.city(stop.city)?.coordinates ?? null;
  const { coordinates } = found.record;
  return center === null || coordinates === null ? null : areaOf(center, coordinates);
}

/** A city's first airport is the one that its flights use; those of open data have theirs in their number. */
function airportsOf({ gazetteer }: World, { from, to }: LegStop, found: StopRecord | null): StopFacts["airports"] {
  if (found?.kind === "leg" && found.record.scheduled?.openData) return null;
  const codeOf = (city: string) => gazetteer.city(city)?.airports[0] ?? null;
  return { from: codeOf(from), to: codeOf(to) };
}

function priceOf(world: World, { kind, record }: StopRecord): string | null {
  switch (kind) {
    case "leg":
      return legPrice(world, record);
    case "stay":
      return lodgingPrice(world, record);
    case "meal":
    case "visit":
      return placePrice(world, record);
  }
}

/** What the traveler entered; a booked stay is priced for everyone together. */
function bookedPrice(world: World, { kind, record }: StopRecord): string | null {
  const paid = (amountMinor: number) => formatMoney({ amountMinor, currency: world.describe().currency });
  if (kind === "stay") return `${paid(record.priceMinor)} a night`;
  const amount = kind === "leg" ? (record.scheduled?.priceMinor ?? 0) : record.priceMinor;
  return amount > 0 ? `${paid(amount)} a person` : null;
}

/** The records of booked items hold more than the traveler said; only that is shown. */
function bookedDetails(found: StopRecord): StopFacts["details"] {
  return detailsOf(found).filter(({ label }) => label === "Cuisines" || label === "Takes");
}

function openingHours(hours: Hours, date: LocalDate): NonNullable<StopFacts["open"]> {
  return {
    times: openOn(hours, date).map(([open, close]) => ({ from: timeOfMinutes(open), to: clockTime(close) })),
    closedOn: closedWeekdays(hours).map(weekdayName),
  };
}
