import {
  type Alternative,
  addDays,
  type Day,
  type Itinerary,
  isScheduledMode,
  type LegMode,
  type LegStop,
  type Moment,
  type Reason,
  type Stop,
  sumMoney,
  timeOfMinutes,
} from "@/server/trip";
import {
  attributionLines,
  recordPrice,
  roadPrice,
  roadVehicles,
  roomsOfStay,
  roomsTaken,
  timesNote,
} from "@/server/worlds";
import { type Choice, choicesOfDay, lockOn, recordIdOf } from "./choices";
import { earliestStarts, runsOfDay } from "./day-course";
import { visitMinutes } from "./day-slots";
import type { LegOption } from "./leg-options";
import type { ChosenTrip } from "./solve";

/** What is said about a stop in addition to what it is. */
export interface Explainer {
  reasons(choice: Choice): Reason[];
  alternatives(choice: Choice): Alternative[];
}

/** The itinerary of a chosen trip, with times where the world has them. */
export function buildItinerary(trip: ChosenTrip, explainer: Explainer): Itinerary {
  const { frame } = trip;
  const { name, hash, currency, offers } = frame.world.describe();
  const attributions = attributionLines(frame.world.describe());
  let city = frame.origin;
  const days = frame.dates.map((date, index): Day => {
    const number = index + 1;
    const from = city;
    city = trip.legs.find((leg) => leg.day === number)?.option.to ?? city;
    const starts = startsOfDay(trip, number);
    const stops = choicesOfDay(trip, number).map((choice) => buildStop(trip, choice, starts, explainer));
    return { number, date, from, city, stops };
  });
  const stops = days.flatMap((day) => day.stops);
  const sum = (kind?: Stop["kind"]) =>
    sumMoney(
      stops.flatMap((stop) => (kind === undefined || stop.kind === kind ? [stop.cost] : [])),
      currency,
    );
  const { missing } = frame;
  return {
    world: { name, hash, ...(offers && { offers }) },
    origin: frame.origin,
    people: frame.people,
    days,
    cost: {
      legs: sum("leg"),
      stays: sum("stay"),
      meals: sum("meal"),
      visits: sum("visit"),
      total: sum(),
    },
    ...(missing.length > 0 && { missing: [...missing] }),
    ...(attributions.length > 0 && { attributions }),
  };
}

function buildStop(trip: ChosenTrip, choice: Choice, starts: ReadonlyMap<string, number>, explainer: Explainer): Stop {
  const { frame } = trip;
  const { currency } = frame.world.describe();
  const base = {
    id: choice.id,
    recordId: recordIdOf(choice),
    locked: lockOn(trip, choice) !== null,
    reasons: explainer.reasons(choice),
    alternatives: explainer.alternatives(choice),
  };
  switch (choice.kind) {
    case "leg": {
      const { option } = choice;
      return {
        kind: "leg",
        ...base,
        ...legTimes(trip, choice),
        name: legName(option),
        ...legRecord(option, frame.people, currency),
        mode: option.mode,
        from: option.from,
        to: option.to,
        number: option.scheduled?.number ?? null,
        durationMinutes: option.durationMinutes,
        distanceKm: option.scheduled ? option.scheduled.distanceKm : (option.road?.km ?? null),
        units: legUnits(option.mode, frame.people),
      };
    }
    case "stay":
      return {
        kind: "stay",
        ...base,
        name: choice.lodging.name,
        start: null,
        end: null,
        cost: recordPrice(choice.lodging, roomsTaken(choice.lodging, frame.party).count, currency),
        city: choice.lodging.city,
        night: choice.night,
        nights: choice.nights,
        ...roomsOfStay(choice.lodging, frame.party),
      };
    case "meal":
      return {
        kind: "meal",
        ...base,
        ...slotTimes(trip, choice, starts),
        name: choice.restaurant.name,
        cost: recordPrice(choice.restaurant, frame.people, currency),
        city: choice.restaurant.city,
        meal: choice.meal,
      };
    case "visit":
      return {
        kind: "visit",
        ...base,
        ...slotTimes(trip, choice, starts),
        name: choice.attraction.name,
        cost: recordPrice(choice.attraction, frame.people, currency),
        city: choice.attraction.city,
      };
  }
}

/** What the record makes of a leg's price and times. */
function legRecord(
  { scheduled, road, mode, costMinor }: LegOption,
  people: number,
  currency: string,
): Pick<LegStop, "cost" | "timesNote"> {
  const record = scheduled ?? road;
  const note = record === null ? null : timesNote(record);
  const onRoad = road === null ? null : roadPrice(road, mode === "taxi" ? "taxi" : "self-driving", people, currency);
  const cost = scheduled === null ? onRoad : recordPrice(scheduled, people, currency);
  return { cost: cost ?? { amountMinor: costMinor, currency }, ...(note !== null && { timesNote: note }) };
}

/** Cars or cabs by road; a seat each on flights and trains. */
function legUnits(mode: LegMode, people: number): number {
  return isScheduledMode(mode) ? people : roadVehicles(mode, people);
}

export function legName(option: Extract<Choice, { kind: "leg" }>["option"]): string {
  switch (option.mode) {
    case "flight":
      return `Flight ${option.scheduled?.number ?? ""}`;
    case "train":
      return `Train ${option.scheduled?.number ?? ""}`;
    case "bus":
      return `Bus ${option.scheduled?.number ?? ""}`;
    case "self-driving":
      return `Drive to ${option.to}`;
    case "taxi":
      return `Taxi to ${option.to}`;
  }
}

interface Times {
  readonly start: Moment | null;
  readonly end: Moment | null;
}

function legTimes({ frame }: ChosenTrip, { day, option }: Extract<Choice, { kind: "leg" }>): Times {
  const date = frame.dates[day - 1];
  const { scheduled } = option;
  if (date === undefined || (!frame.timed && scheduled === null)) return { start: null, end: null };
  const zone = (city: string) => frame.world.gazetteer.city(city)?.zone ?? null;
  const arrivesAfter = scheduled?.arrivalDayOffset ?? Math.floor(option.arrival / 1440);
  return {
    start: { date, time: scheduled?.departureTime ?? timeOfMinutes(option.departure), zone: zone(option.from) },
    end: {
      date: addDays(date, arrivesAfter),
      time: scheduled?.arrivalTime ?? timeOfMinutes(option.arrival),
      zone: zone(option.to),
    },
  };
}

function slotTimes(
  { frame }: ChosenTrip,
  choice: Extract<Choice, { kind: "meal" | "visit" }>,
  starts: ReadonlyMap<string, number>,
): Times {
  const { day, slot } = choice;
  const date = frame.dates[day - 1];
  if (!frame.timed || date === undefined) return { start: null, end: null };
  const place = choice.kind === "meal" ? choice.restaurant : choice.attraction;
  const start = starts.get(choice.id) ?? slot.start;
  const end = choice.kind === "meal" ? slot.end : start + visitMinutes(choice.attraction);
  const zone = frame.world.gazetteer.city(place.city)?.zone ?? null;
  return { start: { date, time: timeOfMinutes(start), zone }, end: { date, time: timeOfMinutes(end), zone } };
}

/** Visits begin at full five minutes where there is time for it. */
const ROUNDED_MINUTES = 5;

/** When each meal and visit of a day begins, in minutes from midnight, by the id of its choice. */
function startsOfDay(trip: ChosenTrip, day: number): ReadonlyMap<string, number> {
  const { world, dates, timed } = trip.frame;
  const starts = new Map<string, number>();
  if (!timed) return starts;
  for (let run of runsOfDay(trip, day)) {
    while (run.length > 0) {
      const date = dates[day - 1] ?? "";
      const exact = earliestStarts(world, date, run);
      const rounded = earliestStarts(world, date, run, ROUNDED_MINUTES);
      const reached = rounded.length < exact.length ? exact : rounded;
      for (const [index, start] of reached.entries()) starts.set(run[index]?.choice.id ?? "", start);
      // Locks on purpose may leave no time for a way; what comes after it is timed as if there were none.
      run = run.slice(Math.max(1, reached.length));
    }
  }
  return starts;
}
