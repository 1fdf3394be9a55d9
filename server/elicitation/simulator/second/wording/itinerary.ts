import type { LocalDate } from "@/server/trip";
import type { SimulatedTrip } from "../../traveler";

const MONTHS = [
  ...["January", "February", "March", "April", "May", "June", "July"],
  ...["August", "September", "October", "November", "December"],
];

/** Ways to tell where the trip goes, when, and with how many people. */
export function itineraryTexts(trip: SimulatedTrip): readonly string[] {
  const { origin, destinations, days, people } = trip;
  const party = people === 1 ? "it's just me" : `there will be ${people} of us`;
  const start = dateText(trip.startDate);
  const places = listed(destinations);
  return [
    `${dayByDay(trip)}. Day 1 is ${start}, and ${party}`,
    `{we'd} like to go from ${origin} to ${places}, ${days} days in all, setting off on ${start}; ${party}`,
    `the plan is ${days} days, starting on ${start} in ${origin}: ${places} and then home again. ${capital(party)}`,
    `last year {we} stayed at home, so this time it's ${places}, from ${origin}, for ${days} days from ${start}, and ${party}`,
  ];
}

/** "On Day 1, we will travel from X to Y, on Day 3 from Y to Z, and on Day 5 from Z back to X" (rule 3 of A.3). */
function dayByDay({ origin, destinations, days }: SimulatedTrip): string {
  const legs = [...destinations, origin].map((place, index) => {
    const from = destinations[index - 1] ?? origin;
    const isHome = index === destinations.length;
    const day = isHome ? days : 1 + Math.floor((index * (days - 1)) / destinations.length);
    return `on Day ${day}, {we} will travel from ${from} ${isHome ? "back to" : "to"} ${place}`;
  });
  return listed(legs);
}

function dateText(date: LocalDate): string {
  const [year = "", month = "1", day = "1"] = date.split("-");
  return `${MONTHS[Number(month) - 1]} ${Number(day)}, ${year}`;
}

function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
