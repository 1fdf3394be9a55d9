import type { TripRequest } from "@/server/trip";
import type { WorldDescription } from "@/server/worlds";
import type { NewTrip } from "../trips/trip-store";

const request: TripRequest = {
  origin: "Boston",
  destination: { kind: "region", region: "Texas", cityCount: 2 },
  returnTo: "Boston",
  dates: { kind: "fixed", start: "2027-03-01", days: 5 },
  people: 2,
  children: 0,
  pets: false,
  demands: { budget: null, transportation: null, roomType: null, houseRule: [], cuisines: [] },
  arriveBy: [],
  locks: [],
  preferences: [],
  assumed: [],
};

const world: WorldDescription = {
  name: "sample",
  kind: "sample",
  source: "Invented places.",
  hash: "abc",
  dates: null,
  complete: true,
  incompleteBecause: null,
  currency: "USD",
  movesWithToday: true,
  counts: {},
};

/** A trip of two people to Texas. */
export const exampleTrip: NewTrip = { text: "Five days in Texas, two of us", request, objective: "cost", world };
