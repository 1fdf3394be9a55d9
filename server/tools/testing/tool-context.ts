import { ok } from "@/server/trip";
import { memoryWorld, type World } from "@/server/worlds";
import { attraction, city, flight, lodging, restaurant, road } from "@/server/worlds/testing";
import { createNotebook } from "../notebook";
import { type PlanWriter, TOOL_NAMES, type ToolContext } from "../tool";

/** Two states, three cities, and texts as published tables have them. */
export function toolWorld(): World {
  return memoryWorld({
    cities: [city({ name: "Dallas" }), city({ name: "Austin" }), city({ name: "Santa Fe", state: "New Mexico" })],
    scheduledLegs: [
      flight({ number: "F1", priceMinor: 120_00, distanceKm: 321.869 }),
      flight({ number: "G7", mode: "train" }),
      flight({ number: "F2", origin: "Austin", destination: "Dallas", date: "2022-03-12", distanceKm: null }),
    ],
    roads: [
      road({ minutes: 182, km: 312, durationText: "3 hours 2 mins", distanceText: "312 km" }),
      road({ origin: "Austin", destination: "Santa Fe", minutes: null, durationText: "1 day 3 hours" }),
    ],
    restaurants: [
      restaurant({ city: "Austin", name: "Salt | Smoke" }),
      restaurant({ city: "Austin", name: "Tea House" }),
    ],
    attractions: [attraction({ city: "Austin", name: "Zilker Park" })],
    lodgings: [lodging({ city: "Austin", name: " Two\nlines, a room " }), lodging({ city: "Nowhere Listed" })],
  });
}

/** What tools work on, with a planner that writes back what it was given. */
export function toolContext({
  world = toolWorld(),
  writePlan,
  ...given
}: Partial<ToolContext> & { readonly writePlan?: PlanWriter } = {}): ToolContext {
  return {
    world,
    notebook: createNotebook(),
    writePlan: writePlan ?? (async (query, notes, scope) => ok(`${scope}: ${query} (${notes.length} notes)`)),
    signal: new AbortController().signal,
    offered: TOOL_NAMES,
    ...given,
  };
}
