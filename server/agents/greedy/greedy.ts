import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import type { EndReason, Event, Task } from "@/server/episodes";
import { addDays, type Day, type Itinerary, type MealName, type Stop, sumMoney, type TripRequest } from "@/server/trip";
import type { World } from "@/server/worlds";
import type { Agent, AgentContext } from "../agent";
import { episodeOf } from "../episode-of";
import { proposePlan } from "../propose-plan";
import { readTask } from "../read-task";
import { greedySchedule, type ScheduledDay } from "./schedule";
import { cheapest, cheapestLeg, mealStop, stayStop, visitStop } from "./stops";

const MEALS: readonly MealName[] = ["breakfast", "lunch", "dinner"];

/**
 * The greedy search of TravelPlanner (section 4.1 and appendix B.1): the first cities of the state, and for every
 * piece of every day the cheapest record, whatever it breaks; an attraction by chance. The demands are not looked
 * at, what does not exist is left out, and nothing is tried twice.
 */
export const greedy: Agent = {
  name: "greedy",
  description: "The greedy search of TravelPlanner: the cheapest of everything, whatever it breaks.",
  needsModel: false,
  modes: [],
  parts: [],
  prompts: [],
  run: (task, context) => episodeOf(task, context, () => takeCheapest(task, context)),
};

async function* takeCheapest(task: Task, { world, seed }: AgentContext): AsyncGenerator<Event, EndReason> {
  const request = yield* readTask(task, world);
  if (!request) return "done";
  const schedule = greedySchedule(request, world);
  if (schedule.length === 0) {
    yield { type: "error", code: "not_found", message: `The world lists no city to visit for this request.` };
    return "agent gave up";
  }
  const itinerary = greedyItinerary(request, schedule, world, seed);
  yield* proposePlan(request, { itinerary, proven: false, otherTrips: [] }, world);
  return "done";
}

function greedyItinerary(request: TripRequest, schedule: ScheduledDay[], world: World, seed: number): Itinerary {
  const start = request.dates.kind === "fixed" ? request.dates.start : request.dates.from;
  const random = xoroshiro128plus(seed);
  const drawIndex = (length: number) => uniformInt(random, 0, length - 1);
  const days = schedule.map((scheduled, index): Day => {
    const number = index + 1;
    const date = addDays(start, index);
    return { number, date, ...scheduled, stops: stopsOfDay(request, schedule, index, date, world, drawIndex) };
  });
  const { name, hash } = world.describe();
  return { world: { name, hash }, origin: request.origin, people: request.people, days, cost: costOf(days) };
}

function stopsOfDay(
  { people }: TripRequest,
  schedule: readonly ScheduledDay[],
  index: number,
  date: string,
  world: World,
  drawIndex: (length: number) => number,
): Stop[] {
  const scheduled = schedule[index];
  if (!scheduled) return [];
  const number = index + 1;
  const { from, city } = scheduled;
  const leg = from === city ? null : cheapestLeg(scheduled, date, number, people, world);
  const restaurant = cheapest(world.restaurants(city), (candidate) => candidate.priceMinor);
  const attractions = world.attractions(city);
  const attraction = attractions.length > 0 ? attractions[drawIndex(attractions.length)] : undefined;
  const lodging = cheapest(world.lodgings(city), (candidate) => candidate.priceMinor);
  const stops: Stop[] = [];
  if (leg) stops.push(leg);
  if (restaurant) stops.push(...MEALS.map((meal) => mealStop(restaurant, meal, number, people)));
  if (attraction) stops.push(visitStop(attraction, number, people));
  if (lodging && number < schedule.length) stops.push(stayStop(lodging, number, people, stayPosition(schedule, index)));
  return stops;
}

/** Which night of how many in a row in the city of this day. */
function stayPosition(schedule: readonly ScheduledDay[], index: number): { night: number; nights: number } {
  const nights = schedule.slice(0, -1).map((day) => day.city);
  const first = nights.findLastIndex((city, night) => night <= index && city !== nights[index]) + 1;
  const next = nights.findIndex((city, night) => night > index && city !== nights[index]);
  return { night: index - first + 1, nights: (next === -1 ? nights.length : next) - first };
}

function costOf(days: readonly Day[]): Itinerary["cost"] {
  const stops = days.flatMap((day) => day.stops);
  const costOfKind = (kind: Stop["kind"]) =>
    sumMoney(stops.filter((stop) => stop.kind === kind).map((stop) => stop.cost));
  return {
    legs: costOfKind("leg"),
    stays: costOfKind("stay"),
    meals: costOfKind("meal"),
    visits: costOfKind("visit"),
    total: sumMoney(stops.map((stop) => stop.cost)),
  };
}
