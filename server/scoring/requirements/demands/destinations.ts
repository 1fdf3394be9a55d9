import { type Check, counted, type Fault, listed, type RequestedCity } from "@/server/trip";
import { checkOf, faultOfTrip } from "../check";
import { cityStays, type Verification } from "../verification";

/** The cities are those asked for: named ones with their order, nights and day of arrival, or so many of a region. */
export function checkDestinations(verification: Verification): Check {
  const { request, itinerary, world } = verification;
  const { destination } = request;
  const stays = cityStays(itinerary);
  const visited = stays.map((stay) => stay.city);
  const faults: Fault[] = [];
  const fault = (text: string) => faults.push(faultOfTrip(text));
  if (destination.kind === "region") {
    const ofRegion = new Set(world.gazetteer.citiesOf(destination.region).map((city) => city.name));
    const different = new Set(visited);
    if (different.size !== destination.cityCount) {
      fault(
        `${counted(destination.cityCount, "city", "cities")} of ${destination.region} were asked for, not ${different.size}.`,
      );
    }
    for (const city of different) if (!ofRegion.has(city)) fault(`${city} is not in ${destination.region}.`);
  } else {
    const named = destination.cities.map((city) => city.name);
    for (const name of named) if (!visited.includes(name)) fault(`${name} is not visited.`);
    for (const city of visited) if (!named.includes(city)) fault(`${city} was not asked for.`);
    if (destination.ordered && faults.length === 0 && named.join("\n") !== visited.join("\n")) {
      fault(`The order asked for is ${listed(named)}, not ${listed(visited)}.`);
    }
    for (const city of destination.cities) faults.push(...wrongSchedule(city, stays));
  }
  const nights = stays.map((stay) => `${stay.city} (${counted(stay.nights, "night")})`);
  return checkOf({ name: "destinations", label: "Destinations" }, faults, {
    evidence: `${listed(nights)}, as asked.`,
    stops: [],
  });
}

function wrongSchedule(asked: RequestedCity, stays: ReturnType<typeof cityStays>): Fault[] {
  const stay = stays.find((one) => one.city === asked.name);
  if (stay === undefined) return [];
  const faults: Fault[] = [];
  if (asked.nights !== null && stay.nights !== asked.nights) {
    faults.push(faultOfTrip(`${counted(asked.nights, "night")} in ${asked.name} were asked for, not ${stay.nights}.`));
  }
  if (asked.arriveOnDay !== null && stay.arrival.number !== asked.arriveOnDay) {
    const text = `${asked.name} is reached on day ${stay.arrival.number}, not on day ${asked.arriveOnDay}.`;
    faults.push({ text, stops: [], day: stay.arrival.number });
  }
  return faults;
}
