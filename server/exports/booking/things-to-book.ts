import {
  addDays,
  type BookedKind,
  bookingRule,
  type CancellationTerms,
  counted,
  type Day,
  type Itinerary,
  isAppointment,
  isScheduledMode,
  type LegStop,
  legWords,
  type MealStop,
  type StayStop,
  type Stop,
  sleepingWords,
  sumMoney,
  type ThingToBook,
  type VisitStop,
} from "@/server/trip";
import type { Contact, World } from "@/server/worlds";

/** A stop with the day that it is on. */
interface Placed<Of extends Stop> {
  readonly day: Day;
  readonly stop: Of;
}

/** Everything of a plan that has to be booked, in the order of the trip; a car for several legs and nights in one lodging are one thing. */
export function thingsToBook(itinerary: Itinerary, world: World): ThingToBook[] {
  const cars = carRuns(itinerary);
  const things = (day: Day, stop: Stop): ThingToBook[] => {
    if (isAppointment(stop.recordId)) return [];
    switch (stop.kind) {
      case "leg":
        return stop.mode === "self-driving" ? carFrom({ day, stop }, cars) : [ticketsFor({ day, stop })];
      case "stay":
        return stop.night === 1 ? [stayFrom({ day, stop }, itinerary, world)] : [];
      case "meal":
        return tableFor({ day, stop }, itinerary, world);
      case "visit":
        return entryFor({ day, stop }, itinerary, world);
    }
  };
  return itinerary.days.flatMap((day) => day.stops.flatMap((stop) => things(day, stop)));
}

function tableFor({ day, stop }: Placed<MealStop>, { people }: Itinerary, world: World): ThingToBook[] {
  const restaurant = world.restaurants(stop.city).find(({ id }) => id === stop.recordId);
  const takesReservations = stop.meal !== "breakfast" && restaurant?.details?.reservations === true;
  if (!takesReservations && !isBooked(stop)) return [];
  const what = { what: `${stop.name}, ${stop.meal}`, forWhom: `table for ${people}` };
  return [thing("table", { day, stop }, { ...what, ...contactOf(restaurant?.details) })];
}

function entryFor({ day, stop }: Placed<VisitStop>, { people }: Itinerary, world: World): ThingToBook[] {
  const place = world.attractions(stop.city).find(({ id }) => id === stop.recordId);
  const hasTickets = place !== undefined && (place.priceMinor > 0 || place.details?.guidedTours === true);
  if (!hasTickets && !isBooked(stop)) return [];
  const contact = { ...contactOf(place), website: place?.website || null };
  const forWhom = place?.priceMinor === 0 ? `guided tour for ${people}` : counted(people, "ticket");
  return [thing("tickets", { day, stop }, { what: stop.name, forWhom, ...contact })];
}

function ticketsFor({ day, stop }: Placed<LegStop>): ThingToBook {
  const isTaxi = !isScheduledMode(stop.mode);
  const kind = isScheduledMode(stop.mode) ? stop.mode : "taxi";
  const name = stop.number === null ? stop.name : legWords(stop);
  const what = isTaxi ? `Taxi, ${stop.from} to ${stop.to}` : `${name}, ${stop.from} to ${stop.to}`;
  const told = stop.timesNote === undefined ? what : `${what}. ${stop.timesNote}`;
  return thing(kind, { day, stop }, { what: told, forWhom: counted(stop.units, isTaxi ? "taxi" : "seat") });
}

/** Legs at the wheel with no other leg between them: one car serves them all. */
function carRuns({ days }: Itinerary): Placed<LegStop>[][] {
  const runs: Placed<LegStop>[][] = [];
  let run: Placed<LegStop>[] = [];
  for (const day of days) {
    for (const stop of day.stops) {
      if (stop.kind !== "leg") continue;
      if (stop.mode !== "self-driving") {
        run = [];
        continue;
      }
      if (run.length === 0) runs.push(run);
      run.push({ day, stop });
    }
  }
  return runs;
}

/** The car of the run that begins with this leg. */
function carFrom(first: Placed<LegStop>, runs: readonly Placed<LegStop>[][]): ThingToBook[] {
  const run = runs.find(([begin]) => begin?.stop.id === first.stop.id);
  if (run === undefined) return [];
  const places = [first.stop.from, ...run.map(({ stop }) => stop.to)];
  const last = run.at(-1)?.day.date ?? first.day.date;
  return [
    thing("car", first, {
      what: `Car, ${places.join(" to ")}`,
      forWhom: counted(Math.max(...run.map(({ stop }) => stop.units)), "car"),
      until: last === first.day.date ? null : last,
      cost: sumMoney(run.map(({ stop }) => stop.cost)),
    }),
  ];
}

function stayFrom({ day, stop }: Placed<StayStop>, { days }: Itinerary, world: World): ThingToBook {
  const nights = days
    .slice(day.number - 1, day.number - 1 + stop.nights)
    .flatMap(({ stops }) => stops.filter((each) => each.kind === "stay" && each.recordId === stop.recordId));
  const lodging = world.lodgings(stop.city).find(({ id }) => id === stop.recordId);
  return thing(
    "stay",
    { day, stop },
    {
      what: stop.name,
      forWhom: `${sleepingWords(stop)}, ${counted(stop.nights, "night")}`,
      until: addDays(day.date, stop.nights),
      cost: sumMoney(nights.map(({ cost }) => cost)),
      cancellation: lodging?.details?.cancellation ?? null,
      ...contactOf(lodging?.details),
    },
  );
}

function contactOf(contact: Contact | null | undefined): Pick<ThingToBook, "address" | "phone"> {
  return { address: contact?.address || null, phone: contact?.phone || null };
}

function thing(
  kind: BookedKind,
  { day, stop }: Placed<Stop>,
  {
    cancellation = null,
    ...given
  }: { cancellation?: CancellationTerms } & Pick<ThingToBook, "what" | "forWhom"> & Partial<ThingToBook>,
): ThingToBook {
  return {
    ...{ day: day.number, recordId: stop.recordId, kind, date: day.date, time: stop.start?.time ?? null, until: null },
    ...bookingRule(kind, cancellation, day.date),
    ...{ cost: stop.cost, address: null, phone: null, website: null, bookedBefore: isBooked(stop) },
    ...given,
  };
}

function isBooked({ recordId }: Stop): boolean {
  return recordId.startsWith("booked:");
}
