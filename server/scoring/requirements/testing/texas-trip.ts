import {
  type Itinerary,
  type LegStop,
  type MealName,
  type MealStop,
  type Moment,
  type Money,
  requestSchema,
  type StayStop,
  type Stop,
  type TripRequest,
  usd,
  type VisitStop,
} from "@/server/trip";
import { CHICAGO, DAYS, DENVER } from "./texas-world";

export const texasRequest: TripRequest = requestSchema.parse({
  origin: "Denver",
  destination: { kind: "region", region: "Texas", cityCount: 2 },
  returnTo: "Denver",
  dates: { kind: "fixed", start: DAYS[0], days: 5 },
  people: 3,
  demands: {
    budget: usd(4_000),
    transportation: "no self-driving",
    roomType: "entire room",
    houseRule: ["pets"],
    cuisines: ["Mexican", "Italian"],
  },
  arriveBy: [{ day: 1, time: "12:00" }],
  locks: [
    { kind: "leg", day: 5, recordId: "f2" },
    { kind: "stay", day: 1, recordId: "oak" },
    { kind: "meal", day: 4, meal: "dinner", recordId: "dock" },
    { kind: "visit", day: 2, recordId: "museum" },
  ],
});

const at = (day: number, time: string, zone = CHICAGO): Moment => ({ date: DAYS[day - 1] ?? DAYS[0], time, zone });
const money = (dollars: number): Money => usd(dollars);
const common = { locked: false, reasons: [], alternatives: [] };

const MEAL_TIMES: Record<MealName, readonly [string, string]> = {
  breakfast: ["08:00", "08:45"],
  lunch: ["12:30", "13:30"],
  dinner: ["18:30", "20:00"],
};

function meal(day: number, name: MealName, recordId: string, place: string, inCity: string): MealStop {
  const [start, end] = MEAL_TIMES[name];
  return {
    kind: "meal",
    ...common,
    id: `day-${day}-${name}`,
    recordId,
    name: place,
    city: inCity,
    meal: name,
    start: at(day, start),
    end: at(day, end),
    cost: money(60),
  };
}

function visit(
  day: number,
  recordId: string,
  place: string,
  inCity: string,
  [start, end]: readonly [string, string],
  dollars: number,
): VisitStop {
  return {
    kind: "visit",
    ...common,
    id: `day-${day}-visit`,
    recordId,
    name: place,
    city: inCity,
    start: at(day, start),
    end: at(day, end),
    cost: money(dollars),
  };
}

function stay(
  day: number,
  recordId: string,
  place: string,
  inCity: string,
  night: number,
  rooms: number,
  dollars: number,
): StayStop {
  return {
    kind: "stay",
    ...common,
    id: `day-${day}-stay`,
    recordId,
    name: place,
    city: inCity,
    start: null,
    end: null,
    night,
    nights: 2,
    rooms,
    cost: money(dollars),
  };
}

function leg(day: number, given: Omit<LegStop, "kind" | "id" | keyof typeof common>): LegStop {
  return { kind: "leg", ...common, id: `day-${day}-leg`, ...given };
}

/** An itinerary that keeps all of `texasRequest`; a new copy each time, to be damaged. */
export function texasItinerary(): Itinerary {
  const days: [string, string, Stop[]][] = [
    [
      "Denver",
      "Austin",
      [
        leg(1, {
          recordId: "f1",
          name: "Flight F1",
          mode: "flight",
          from: "Denver",
          to: "Austin",
          number: "F1",
          durationMinutes: 130,
          distanceKm: 1_240,
          units: 3,
          start: at(1, "08:00", DENVER),
          end: at(1, "11:10"),
          cost: money(450),
        }),
        visit(1, "lake", "Lake", "Austin", ["14:00", "16:00"], 0),
        meal(1, "dinner", "taco", "Taco Stand", "Austin"),
        stay(1, "oak", "Oak House", "Austin", 1, 2, 200),
      ],
    ],
    [
      "Austin",
      "Austin",
      [
        meal(2, "breakfast", "cafe", "Early Cafe", "Austin"),
        visit(2, "museum", "Museum", "Austin", ["09:15", "11:15"], 36),
        meal(2, "lunch", "noodle", "Noodle Bar", "Austin"),
        meal(2, "dinner", "grill", "Grill", "Austin"),
        stay(2, "oak", "Oak House", "Austin", 2, 2, 200),
      ],
    ],
    [
      "Austin",
      "Houston",
      [
        leg(3, {
          recordId: "taxi:Austin:Houston",
          name: "Taxi to Houston",
          mode: "taxi",
          from: "Austin",
          to: "Houston",
          number: null,
          durationMinutes: 165,
          distanceKm: 266,
          units: 1,
          start: at(3, "09:00"),
          end: at(3, "11:45"),
          cost: money(266),
        }),
        meal(3, "dinner", "pier", "Pier", "Houston"),
        stay(3, "bay", "Bay Villa", "Houston", 1, 1, 240),
      ],
    ],
    [
      "Houston",
      "Houston",
      [
        meal(4, "breakfast", "wharf", "Wharf", "Houston"),
        meal(4, "lunch", "pasta", "Pasta", "Houston"),
        visit(4, "space", "Space Center", "Houston", ["14:00", "17:00"], 90),
        meal(4, "dinner", "dock", "Dock", "Houston"),
        stay(4, "bay", "Bay Villa", "Houston", 2, 1, 240),
      ],
    ],
    [
      "Houston",
      "Denver",
      [
        meal(5, "breakfast", "buoy", "Buoy", "Houston"),
        visit(5, "port", "Port", "Houston", ["09:15", "11:00"], 0),
        leg(5, {
          recordId: "f2",
          name: "Flight F2",
          mode: "flight",
          from: "Houston",
          to: "Denver",
          number: "F2",
          durationMinutes: 150,
          distanceKm: 1_390,
          units: 3,
          start: at(5, "15:00"),
          end: at(5, "16:30", DENVER),
          cost: money(510),
        }),
      ],
    ],
  ];
  return structuredClone({
    world: { name: "memory", hash: "memory" },
    origin: "Denver",
    people: 3,
    days: days.map(([from, to, stops], index) => ({
      number: index + 1,
      date: DAYS[index] ?? DAYS[0],
      from,
      city: to,
      stops,
    })),
    cost: { legs: money(1_226), stays: money(880), meals: money(540), visits: money(126), total: money(2_772) },
  });
}
