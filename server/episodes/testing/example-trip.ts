import { type Check, type Itinerary, requestSchema, type Stop, usdFromMinor } from "@/server/trip";
import type { NewEpisode } from "../episode";
import type { EventOf, Task } from "../event";

export const exampleRequest = requestSchema.parse({
  origin: "Boston",
  destination: { kind: "region", region: "Texas", cityCount: 1 },
  returnTo: "Boston",
  dates: { kind: "fixed", start: "2027-03-01", days: 3 },
  people: 2,
  demands: {},
});

/** The header of a traveler's own trip. */
export function newTrip(id: string): NewEpisode {
  return {
    id,
    runId: null,
    agent: "solver",
    world: { name: "sample", source: "Invented places.", hash: "abc" },
    seed: 0,
  };
}

export function exampleTask(id: string): Task {
  return {
    id,
    text: "Three days in Texas, two of us",
    today: "2027-01-01",
    request: exampleRequest,
    objective: "cost",
  };
}

/** Three days with a dinner each, in Texas; itineraries of different `variant` differ in a record and in what they cost. */
export function exampleItinerary(variant: number): Itinerary {
  const dinner = usdFromMinor(20_00 + variant);
  const nothing = usdFromMinor(0);
  const days = ["2027-03-01", "2027-03-02", "2027-03-03"].map((date, index) => ({
    number: index + 1,
    date,
    from: index === 0 ? "Boston" : "Austin",
    city: index === 2 ? "Boston" : "Austin",
    stops: [exampleDinner(index + 1, variant)],
  }));
  const meals = usdFromMinor(3 * dinner.amountMinor);
  return {
    world: { name: "sample", hash: "abc" },
    origin: "Boston",
    people: 2,
    days,
    cost: { legs: nothing, stays: nothing, meals, visits: nothing, total: meals },
  };
}

export function exampleDinner(day: number, variant: number): Stop {
  return {
    kind: "meal",
    id: `day-${day}-dinner`,
    recordId: `restaurant-${variant}`,
    name: `Lotus "Pavilion" ${variant} 🍜`,
    start: { date: "2027-03-01", time: "19:30", zone: "America/Chicago" },
    end: { date: "2027-03-01", time: "21:00", zone: "America/Chicago" },
    cost: usdFromMinor(20_00 + variant),
    locked: false,
    reasons: [{ because: { kind: "objective" }, text: "The cheapest table that serves what you like." }],
    alternatives: Array.from({ length: 3 }, (_, index) => ({
      recordId: `restaurant-${variant}-${index}`,
      name: `Harbour Kitchen ${index}`,
      costChange: usdFromMinor(index),
      breaks: [],
      note: "It costs more and keeps nothing more.",
    })),
    city: "Austin",
    meal: "dinner",
  };
}

/** A kept demand, and `broken` dinners that break the cuisines. */
export function exampleChecks(broken: number): Check[] {
  const faults = Array.from({ length: broken }, (_, index) => ({
    text: `Dinner of day ${index + 1} is not Thai.`,
    stops: [`day-${index + 1}-dinner`],
    day: index + 1,
  }));
  return [
    { name: "budget", label: "Budget", kept: true, evidence: "$60 of $100", stops: [], faults: [] },
    { name: "cuisines", label: "Cuisines", kept: broken === 0, evidence: "Thai", stops: [], faults },
  ];
}

export function proposedVersion(
  version: number,
  base: number | null,
  given: Partial<EventOf<"planProposed">> = {},
): EventOf<"planProposed"> {
  return {
    type: "planProposed",
    by: "agent",
    version,
    base,
    cause: { kind: "planned" },
    request: exampleRequest,
    itinerary: exampleItinerary(version),
    unscheduled: [],
    keptOnPurpose: [],
    proven: true,
    otherTrips: [],
    ...given,
  };
}
