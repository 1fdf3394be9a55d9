import type { TimedProblem, TimedRules } from "@/server/planner";
import { efficiencyRange, type ItinerarybenchTask, readPlanTime } from "@/server/scoring";
import { fail, ok, type Result } from "@/server/trip";
import type { World } from "@/server/worlds";
import type { WordedTask } from "./read-description";

/** The simulator's, whatever the text says of meals. */
const MEALS = [
  { from: 12 * 60, to: 13 * 60 },
  { from: 18 * 60 + 30, to: 19 * 60 + 30 },
];

/** What is scored: the simulator's rules and limits, without the window and the budget, which cost no points. */
export function scoredProblem(task: ItinerarybenchTask, world: World): Result<TimedProblem> {
  const { simulator, constraints } = task;
  const begin = readPlanTime(simulator.begin_time);
  const range = efficiencyRange(simulator);
  if (begin === null || range === null) return fail({ code: "bad_input", message: `Task ${task.id} lacks a time.` });
  const cityOf = citiesOfPlaces(world);
  const minutes = new Map<string, number>();
  for (const { spot, minutes: asked } of constraints.SpotDurationConstraint) {
    if (!cityOf.has(spot)) {
      return fail({ code: "not_found", message: `Task ${task.id} asks for ${spot}, which is not in the world.` });
    }
    minutes.set(spot, Math.max(minutes.get(spot) ?? 0, asked));
  }
  return ok({
    start: { city: simulator.origin_city, place: simulator.origin_place, time: begin },
    stays: constraints.CityDurationConstraint,
    dayCount: simulator.one_day === 1 ? "noon" : "24 hours",
    visits: [...minutes].map(([place, asked]) => ({ city: cityOf.get(place) ?? "", place, minutes: asked })),
    rules: {
      openingHours: simulator.check_opening_hours,
      sleep: !simulator.check_opening_hours && simulator.type !== 1,
      meals: simulator.check_meal ? MEALS : [],
      sameDay: false,
      outings: null,
    },
    arrivalPlaces: railwayHotels(world),
    returnTo: simulator.type === 1 ? simulator.origin_city : null,
    minimize: simulator.limit,
    latestEnd: null,
    budgetMinor: null,
    goodEnough: simulator.limit === "time" ? Math.floor(range.min / 60) : Math.round(range.min * 100),
    tooMuch: simulator.limit === "time" ? Math.ceil(range.max / 60) : Math.round(range.max * 100),
  });
}

/** What the words ask. */
export function wordedProblem(worded: WordedTask, world: World): TimedProblem {
  return {
    start: { city: worded.origin, place: worded.hotel, time: worded.from },
    stays: worded.stays,
    dayCount: worded.dayCount,
    visits: worded.visits,
    rules: wordedRules(worded),
    arrivalPlaces: railwayHotels(world),
    returnTo: worded.returnTo,
    minimize: worded.minimize,
    latestEnd: worded.to,
    budgetMinor: worded.budget === null ? null : Math.round(worded.budget * 100),
    goodEnough: 0,
    tooMuch: null,
  };
}

function wordedRules({ openingHours, meals, outings }: WordedTask): TimedRules {
  return { openingHours, sleep: false, meals, sameDay: true, outings };
}

/** The plan that keeps the words and is best in what is scored: the hidden start, and the scored one of time and money. */
export function scoredWithinWords(scored: TimedProblem, worded: TimedProblem, end: number | null): TimedProblem {
  const latest = [worded.latestEnd, end].filter((time) => time !== null);
  return {
    ...worded,
    start: { ...worded.start, time: Math.max(worded.start.time, scored.start.time) },
    minimize: scored.minimize,
    goodEnough: scored.goodEnough,
    tooMuch: scored.tooMuch,
    latestEnd: latest.length === 0 ? null : Math.min(...latest),
  };
}

function railwayHotels(world: World): Record<string, string> {
  const hotels: Record<string, string> = {};
  for (const { name } of world.gazetteer.cities) {
    const hotel = `${name} Railway Hotel`;
    if (world.lodgings(name).some((lodging) => lodging.name === hotel)) hotels[name] = hotel;
  }
  return hotels;
}

function citiesOfPlaces(world: World): Map<string, string> {
  const cities = new Map<string, string>();
  for (const { name } of world.gazetteer.cities) {
    for (const place of world.attractions(name)) if (!cities.has(place.name)) cities.set(place.name, name);
  }
  return cities;
}
