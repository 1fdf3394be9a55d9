import type { CurrentWorld } from "@/server/api";
import { listed } from "@/server/trip";
import { counted } from "../format";

/** Where plans can go: "86 US cities in 34 states", "20 cities". */
export function coverageWords({ cities, states, world }: CurrentWorld): string {
  const inStates = states.length > 1 ? ` in ${counted(states.length, "state")}` : "";
  if (world.kind === "places" || world.kind === "region") {
    const { lodgings = 0, restaurants = 0, attractions = 0 } = world.counts;
    return `Covers ${listed(cities.map(({ name }) => name))}: ${counted(lodgings, "place", "places")} to stay, ${restaurants} to eat and ${attractions} to visit.`;
  }
  return world.kind === "itinerarybench"
    ? `Covers ${counted(cities.length, "city", "cities")} in China.`
    : `Covers ${counted(cities.length, "US city", "US cities")}${inStates}.`;
}
