import type { CurrentWorld } from "@/server/api";
import { listed } from "@/server/trip";
import { counted } from "../format";

/** Where plans can go: "86 US cities in 34 states", "20 cities". */
export function coverageWords({ cities, states, world }: CurrentWorld): string {
  if (world.kind === "places" || world.kind === "region") {
    const { lodgings = 0, restaurants = 0, attractions = 0 } = world.counts;
    return `Covers ${listed(cities.map(({ name }) => name))}: ${counted(lodgings, "place", "places")} to stay, ${restaurants} to eat and ${attractions} to visit.`;
  }
  if (world.currency !== "USD") {
    // The first two letters of a country's currency are its code (ISO 4217).
    const country = new Intl.DisplayNames("en", { type: "region" }).of(world.currency.slice(0, 2));
    return `Covers ${counted(cities.length, "city", "cities")} in ${country}.`;
  }
  const inStates = states.length > 1 ? ` in ${counted(states.length, "state")}` : "";
  return `Covers ${counted(cities.length, "US city", "US cities")}${inStates}.`;
}
