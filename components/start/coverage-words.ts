import type { CurrentWorld } from "@/server/api";
import { counted } from "../format";

/** Where plans can go: "86 US cities in 34 states", "20 cities". */
export function coverageWords({ cities, states, world }: CurrentWorld): string {
  const inStates = states.length > 1 ? ` in ${counted(states.length, "state")}` : "";
  return world.kind === "itinerarybench"
    ? `Covers ${counted(cities.length, "city", "cities")} in China.`
    : `Covers ${counted(cities.length, "US city", "US cities")}${inStates}.`;
}
