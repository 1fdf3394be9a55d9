import {
  budgetMoney,
  capitalized,
  conversionSaid,
  type Edits,
  formatMoney,
  type LocalDate,
  type RoomType,
  type Said,
  type SaidTrip,
  saidTimeWords,
  type Transportation,
  weekdayName,
} from "@/server/trip";
import { counted, formatDateRange, formatDay } from "../format";

/** What can be said of a trip, in the order shown. */
export const CHIP_KINDS = [
  "from",
  "to",
  "dates",
  "days",
  "people",
  "budget",
  "lodging",
  "transport",
  "cuisines",
  "rules",
  "times",
  "places",
] as const;
export type ChipKind = (typeof CHIP_KINDS)[number];

export const CHIP_LABELS: Record<ChipKind, string> = {
  from: "From",
  to: "To",
  dates: "Dates",
  days: "Length",
  people: "People",
  budget: "Budget",
  lodging: "Lodging",
  transport: "Transport",
  cuisines: "Cuisines",
  rules: "House rules",
  times: "Fixed times",
  places: "Saved places",
};

export const ROOM_TYPE_LABELS: Record<RoomType, string> = {
  "entire room": "An entire place",
  "private room": "A private room",
  "shared room": "A shared room",
  "not shared room": "Anything not shared",
};

export const TRANSPORTATION_LABELS: Record<Transportation, string> = {
  "no flight": "No flights",
  "no self-driving": "No driving yourself",
  "only trains and buses": "By train or bus",
};

/** The fields of what was said that a chip speaks for. */
const CHIP_FIELDS: Record<ChipKind, readonly string[]> = {
  from: ["origin"],
  to: ["destinations", "region", "cityCount", "stops", "returnHome", "sights"],
  dates: ["startDate", "endDate", "window"],
  days: ["days"],
  people: ["people", "children", "pets"],
  budget: ["budget"],
  lodging: ["roomType", "rooms"],
  transport: ["transportation"],
  cuisines: ["cuisines"],
  rules: ["houseRule"],
  times: ["times"],
  places: ["ownPlaces"],
};

/** The chip that speaks for a field of what was said; undefined for fields that have none. */
export function chipOfField(field: string): ChipKind | undefined {
  return CHIP_KINDS.find((kind) => CHIP_FIELDS[kind].includes(field));
}

/** The edits that take away everything a chip speaks for. */
export const REMOVALS: Record<ChipKind, Partial<Edits>> = {
  from: { trip: { origin: undefined } },
  to: {
    trip: {
      ...{ destinations: undefined, region: undefined, cityCount: undefined, stops: undefined, returnHome: undefined },
      sights: undefined,
    },
  },
  dates: { trip: { startDate: undefined, endDate: undefined, window: undefined } },
  days: { trip: { days: undefined, endDate: undefined } },
  people: { trip: { people: undefined, children: undefined, pets: undefined } },
  budget: { trip: { budget: undefined, currency: undefined, budgetSaid: undefined } },
  lodging: { constraints: { roomType: undefined, rooms: undefined } },
  transport: { constraints: { transportation: undefined } },
  cuisines: { constraints: { cuisines: undefined } },
  rules: { constraints: { houseRule: undefined } },
  times: { trip: { times: undefined } },
  places: { trip: { ownPlaces: undefined } },
};

export interface Chip {
  readonly kind: ChipKind;
  /** "Boston, Dallas", "Sat 14 – Wed 18 Mar", "$1,400". */
  readonly value: string;
  /** Said too vaguely to plan with: it will be asked. */
  readonly unclear: boolean;
}

/** One chip for each part of the trip that was said, in a fixed order. */
export function chipsOf(said: Said, today: LocalDate): Chip[] {
  return CHIP_KINDS.flatMap((kind) => {
    const value = chipValue(kind, said, today);
    if (value === null) return [];
    return [{ kind, value, unclear: CHIP_FIELDS[kind].some((field) => said.unclear.includes(field)) }];
  });
}

function lodgingText({ roomType, rooms }: Said["constraints"]): string | null {
  const kind = roomType === undefined ? null : ROOM_TYPE_LABELS[roomType];
  const most = rooms === undefined ? null : `at most ${counted(rooms, "room")}`;
  return kind === null || most === null ? (kind ?? (most && capitalized(most))) : `${kind}, ${most}`;
}

function chipValue(kind: ChipKind, { trip, constraints }: Said, today: LocalDate): string | null {
  switch (kind) {
    case "from":
      return trip.origin ?? null;
    case "to":
      return destinationText(trip);
    case "dates":
      return datesText(trip, today);
    case "days":
      return trip.days === undefined ? null : counted(trip.days, "day");
    case "people":
      return partyText(trip);
    case "budget":
      return budgetText(trip);
    case "lodging":
      return lodgingText(constraints);
    case "transport":
      return constraints.transportation === undefined ? null : TRANSPORTATION_LABELS[constraints.transportation];
    case "cuisines":
      return constraints.cuisines?.length ? constraints.cuisines.join(", ") : null;
    case "rules":
      return constraints.houseRule?.length ? `${capitalized(constraints.houseRule.join(", "))} allowed` : null;
    case "times":
      return trip.times?.length ? trip.times.map(saidTimeWords).join(", ") : null;
    case "places":
      return trip.ownPlaces?.length ? String(trip.ownPlaces.length) : null;
  }
}

function destinationText({ stops, destinations, region, cityCount, returnHome, sights = [] }: SaidTrip): string | null {
  const route = stops?.length
    ? stops.map(stopText).join(" → ")
    : destinations?.length
      ? destinations.join(", ")
      : (region ?? null);
  const count = cityCount === undefined ? null : counted(cityCount, "city", "cities");
  const parts = [
    route,
    stops?.length || destinations?.length ? null : count,
    returnHome === false ? "one way" : null,
    ...sights,
  ];
  const said = parts.filter((part) => part !== null);
  return said.length === 0 ? null : capitalized(said.join(", "));
}

function budgetText(trip: SaidTrip): string | null {
  const budget = budgetMoney(trip);
  const conversion = conversionSaid(trip);
  if (budget === null) return null;
  return conversion === null ? formatMoney(budget) : `${formatMoney(budget)} (${conversion})`;
}

function stopText({ city, day, nights, days }: { city: string; day?: number; nights?: number; days?: number }): string {
  if (day !== undefined) return `${city} (day ${day})`;
  if (nights !== undefined) return `${city} (${counted(nights, "night")})`;
  return days === undefined ? city : `${city} (${counted(days, "day")})`;
}

function datesText({ startDate, endDate, window }: SaidTrip, today: LocalDate): string | null {
  if (startDate !== undefined && endDate !== undefined) return formatDateRange(startDate, endDate, today);
  if (startDate !== undefined) return `from ${formatDay(startDate, today)}`;
  if (window !== undefined) {
    const range = formatDateRange(window.from, window.to, today);
    return window.startsOn === undefined ? `within ${range}` : `from a ${weekdayName(window.startsOn)} within ${range}`;
  }
  return endDate === undefined ? null : `until ${formatDay(endDate, today)}`;
}

function partyText({ people, children, pets }: SaidTrip): string | null {
  const along = [children ? counted(children, "child", "children") : null, pets ? "a pet" : null].filter(
    (part) => part !== null,
  );
  const parts = [
    people === undefined ? null : counted(people, "person", "people"),
    along.length > 0 ? `with ${along.join(" and ")}` : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(", ") : null;
}
