import type { LocalDate } from "@/server/trip";
import { addDays } from "@/server/trip";
import type { World } from "@/server/worlds";
import type { Part } from "./challenge";

/** Where and when a task takes place. */
export interface Setting {
  readonly origin: string;
  readonly destination: string;
  readonly date: LocalDate;
}

export interface Rung {
  readonly about: string;
  readonly tools: readonly ("FlightSearch" | "AccommodationSearch" | "RestaurantSearch" | "AttractionSearch")[];
  /** Whether parts cost at most a budget together, or each has to be the cheapest. */
  readonly hasBudget: boolean;
  parts(setting: Setting, world: World): readonly Part[];
  words(setting: Setting, budget: string): string;
}

/** From one search to a trip of two days. Each task has a plan. */
export const RUNGS = {
  "ladder-1": {
    about: "One search: the cheapest flight of a day.",
    tools: ["FlightSearch"],
    hasBudget: false,
    parts: ({ origin, destination, date }, world) => [flight("Flight", origin, destination, date, world)],
    words: ({ origin, destination, date }) => `Find the cheapest flight from ${origin} to ${destination} on ${date}.`,
  },
  "ladder-2": {
    about: "Find and book: the cheapest flight, and the cheapest stay where it goes.",
    tools: ["FlightSearch", "AccommodationSearch"],
    hasBudget: false,
    parts: ({ origin, destination, date }, world) => [
      flight("Flight", origin, destination, date, world),
      stay(destination, world),
    ],
    words: ({ origin, destination, date }) =>
      `Find the cheapest flight from ${origin} to ${destination} on ${date}, and the cheapest stay in ${destination}.`,
  },
  "ladder-3": {
    about: "A day in a city: three restaurants and a sight, meals within a budget.",
    tools: ["RestaurantSearch", "AttractionSearch"],
    hasBudget: true,
    parts: ({ destination }, world) => [
      meal("Breakfast", destination, world),
      sight(destination, world),
      meal("Lunch", destination, world),
      meal("Dinner", destination, world),
    ],
    words: ({ destination }, budget) =>
      `Plan a day in ${destination}: three different restaurants and a sight. The meals may cost at most ${budget} together.`,
  },
  "ladder-4": {
    about: "Two days in another city: flights, a night and a sight, within a budget.",
    tools: ["FlightSearch", "AccommodationSearch", "AttractionSearch"],
    hasBudget: true,
    parts: ({ origin, destination, date }, world) => [
      flight("Out", origin, destination, date, world),
      stay(destination, world),
      sight(destination, world),
      flight("Back", destination, origin, addDays(date, 1), world),
    ],
    words: ({ origin, destination, date }, budget) =>
      `Plan two days in ${destination} for one person: fly from ${origin} on ${date}, stay a night, see a sight, fly back on ${addDays(date, 1)}. Flights and stay may cost at most ${budget} together.`,
  },
} as const satisfies Record<string, Rung>;

export type RungName = keyof typeof RUNGS;

function flight(key: string, origin: string, destination: string, date: LocalDate, world: World): Part {
  return {
    key,
    search: { tool: "FlightSearch", arguments: { origin, destination, date } },
    options: world
      .scheduledLegs(origin, destination, date)
      .map(({ number, priceMinor }) => ({ name: number, priceMinor })),
  };
}

function stay(city: string, world: World): Part {
  return {
    key: "Stay",
    search: { tool: "AccommodationSearch", arguments: { city } },
    options: world.lodgings(city).map(({ name, priceMinor }) => ({ name, priceMinor })),
  };
}

function meal(key: string, city: string, world: World): Part {
  return {
    key,
    search: { tool: "RestaurantSearch", arguments: { city } },
    options: world.restaurants(city).map(({ name, priceMinor }) => ({ name, priceMinor })),
  };
}

function sight(city: string, world: World): Part {
  return {
    key: "Sight",
    search: { tool: "AttractionSearch", arguments: { city } },
    options: world.attractions(city).map(({ name }) => ({ name, priceMinor: 0 })),
  };
}
