import { memoryWorld, type World } from "@/server/worlds";
import { city } from "@/server/worlds/testing";

const CITIES: Readonly<Record<string, readonly string[]>> = {
  Florida: ["Miami", "Orlando", "Tampa", "St. Petersburg", "Jacksonville", "Fort Lauderdale", "Key West"],
  California: ["Los Angeles", "San Francisco", "San Diego", "Sacramento", "San Jose"],
  Texas: ["Dallas", "Houston", "Austin", "San Antonio", "El Paso"],
  "New York": ["New York", "Buffalo", "Rochester", "Albany"],
  Colorado: ["Denver", "Colorado Springs", "Aspen", "Durango"],
  Washington: ["Seattle", "Spokane"],
  "North Carolina": ["Charlotte", "Raleigh", "Asheville"],
  Tennessee: ["Nashville", "Memphis", "Knoxville"],
  Georgia: ["Atlanta", "Savannah"],
  "South Carolina": ["Charleston"],
  Virginia: ["Richmond"],
  "District of Columbia": ["Washington"],
  Pennsylvania: ["Philadelphia", "Pittsburgh"],
  Massachusetts: ["Boston"],
  "Rhode Island": ["Providence"],
  Illinois: ["Chicago"],
  Michigan: ["Detroit"],
  Ohio: ["Cleveland", "Columbus"],
  Wisconsin: ["Milwaukee"],
  Minnesota: ["Minneapolis"],
  Missouri: ["St. Louis", "Kansas City"],
  Louisiana: ["New Orleans"],
  Nevada: ["Las Vegas", "Reno"],
  Arizona: ["Phoenix", "Tucson"],
  Utah: ["Salt Lake City"],
  "New Mexico": ["Albuquerque", "Santa Fe"],
  Oregon: ["Portland", "Eugene"],
};

/** Names of the sample world and nothing else: for reading, not for planning. */
export function namesOnlyWorld(): World {
  const cities = Object.entries(CITIES).flatMap(([state, names]) => names.map((name) => city({ name, state })));
  return memoryWorld({ cities });
}
