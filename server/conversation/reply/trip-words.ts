import {
  budgetMoney,
  conversionSaid,
  counted,
  formatDate,
  formatMoney,
  type Said,
  saidTimeWords,
  type Transportation,
  weekdayName,
} from "@/server/trip";

const WAY_WORDS: Record<Transportation, string> = {
  "no flight": "no flights",
  "no self-driving": "no driving",
  "only trains and buses": "only trains and buses",
};

const and = new Intl.ListFormat("en", { type: "conjunction" });

/** A part of what is said of the trip itself, with its fields. */
export interface TripPart {
  readonly fields: readonly string[];
  /** Null where nothing was said of it. */
  readonly words: (said: Said) => string | null;
}

/** In the order of telling. */
export const TRIP_PARTS: readonly TripPart[] = [
  { fields: ["origin"], words: ({ trip }) => worded(trip.origin, (origin) => `from ${origin}`) },
  {
    fields: ["destinations", "stops", "region"],
    words: ({ trip }) => worded(placesOf(trip), (places) => `to ${places}`),
  },
  { fields: ["days"], words: ({ trip }) => worded(trip.days, (days) => counted(days, "day")) },
  { fields: ["startDate", "endDate", "window"], words: ({ trip }) => datesOf(trip) },
  { fields: ["people", "children"], words: ({ trip }) => partyOf(trip) },
  { fields: ["pace"], words: ({ trip }) => worded(trip.pace, (pace) => `a ${pace} pace`) },
  { fields: ["pets"], words: ({ trip }) => (trip.pets === true ? "with a pet" : null) },
  {
    fields: ["budget"],
    words: ({ trip }) =>
      worded(budgetMoney(trip), (budget) => `a budget of ${formatMoney(budget)}${conversionWords(trip)}`),
  },
  {
    fields: ["transportation"],
    words: ({ constraints }) => worded(constraints.transportation, (way) => WAY_WORDS[way]),
  },
  { fields: ["roomType"], words: ({ constraints }) => worded(constraints.roomType, roomWords) },
  {
    fields: ["rooms"],
    words: ({ constraints }) => worded(constraints.rooms, (most) => `at most ${counted(most, "room")}`),
  },
  {
    fields: ["houseRule"],
    words: (said) => worded(rulesBeyondParty(said), (rules) => `${and.format(rules)} allowed where you stay`),
  },
  {
    fields: ["cuisines"],
    words: ({ constraints }) => worded(constraints.cuisines, (cuisines) => `${and.format(cuisines)} food`),
  },
  {
    fields: ["ownPlaces"],
    words: ({ trip: { ownPlaces = [] } }) =>
      ownPlaces.length === 0 ? null : `${counted(ownPlaces.length, "place")} that you saved`,
  },
  {
    fields: ["times"],
    words: ({ trip: { times = [] } }) => (times.length === 0 ? null : times.map(saidTimeWords).join("; ")),
  },
];

function conversionWords(trip: Said["trip"]): string {
  const conversion = conversionSaid(trip);
  return conversion === null ? "" : ` (${conversion})`;
}

function worded<T>(value: T | undefined | null, words: (value: T) => string): string | null {
  return value === undefined || value === null ? null : words(value);
}

function placesOf({ destinations, stops, region }: Said["trip"]): string | null {
  const cities = destinations ?? stops?.map(({ city }) => city) ?? [];
  return cities.length > 0 ? and.format(cities) : (region ?? null);
}

function datesOf({ startDate, window }: Said["trip"]): string | null {
  if (startDate !== undefined) return `starting ${formatDate(startDate)}`;
  if (window === undefined) return null;
  const range = `between ${formatDate(window.from)} and ${formatDate(window.to)}`;
  return window.startsOn === undefined ? range : `starting on a ${weekdayName(window.startsOn)} ${range}`;
}

/** "3 people, one of them a child". */
function partyOf({ people, children = 0 }: Said["trip"]): string | null {
  const young = children === 1 ? "one child" : `${children} children`;
  if (people === undefined) return children === 0 ? null : young;
  const party = people === 1 ? "one person" : `${people} people`;
  if (children === 0) return party;
  return `${party}, ${children === 1 ? "one of them a child" : `${children} of them children`}`;
}

function roomWords(roomType: string): string {
  return roomType === "not shared room" ? "no shared room" : `${/^e/.test(roomType) ? "an" : "a"} ${roomType}`;
}

/** That a place takes the pet and the children who come along need not be told. */
function rulesBeyondParty({ trip, constraints }: Said): readonly string[] | null {
  const implied = [...(trip.pets === true ? ["pets"] : []), ...((trip.children ?? 0) > 0 ? ["children under 10"] : [])];
  const rules = (constraints.houseRule ?? []).filter((rule) => !implied.includes(rule));
  return rules.length === 0 ? null : rules;
}
