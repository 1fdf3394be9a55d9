import { addDays, formatLongDate, type LocalDate } from "@/server/trip";
import { todayIn, type World } from "@/server/worlds";

/** Arguments with which every tool finds something in a world, where it has anything to find. */
export function worldExamples(world: World): Readonly<Record<string, string>> {
  const { origin, destination, date } = exampleWay(world);
  const state = world.gazetteer.city(destination)?.state ?? "";
  return {
    state,
    origin,
    destination,
    date,
    city: destination,
    mode: "self-driving",
    description: `Flights from ${origin} to ${destination}`,
    statement: "SELECT * FROM sqlite_master LIMIT 5",
    query: `Plan a trip of 3 days from ${origin} to ${destination}, from ${formatLongDate(date)} on, for 2 people with a budget of $3,000.`,
  };
}

const DAYS_AHEAD = 30;

/** The first two cities, in file order, with a flight between them, and a day on which one goes. */
function exampleWay(world: World): { origin: string; destination: string; date: LocalDate } {
  const cities = world.gazetteer.cities.map(({ name }) => name);
  const soon = addDays(todayIn(world.describe()), DAYS_AHEAD);
  for (const origin of cities) {
    for (const destination of cities) {
      const dates = world.scheduledDates(origin, destination) ?? [soon];
      const date = dates.find((day) => world.scheduledLegs(origin, destination, day).length > 0);
      if (date !== undefined) return { origin, destination, date };
    }
  }
  const [origin = "", destination = origin] = cities;
  return { origin, destination, date: soon };
}
