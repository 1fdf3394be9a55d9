import { distance } from "fastest-levenshtein";
import { fail, ok, type Problem, type Result } from "@/server/trip";
import { todayIn, type World } from "@/server/worlds";

/** The names that someone may have meant, nearest first: at most three, none that is mostly different. */
export function nearNames(written: string, names: readonly string[]): string[] {
  const wanted = written.toLowerCase();
  return names
    .map((name) => ({ name, edits: distance(wanted, name.toLowerCase()), within: wanted.includes(name.toLowerCase()) }))
    .filter(({ name, edits, within }) => within || edits <= Math.max(2, Math.floor(name.length / 3)))
    .sort((a, b) => Number(b.within) - Number(a.within) || a.edits - b.edits)
    .slice(0, 3)
    .map(({ name }) => name);
}

function didYouMean(written: string, names: readonly string[]): string {
  const near = nearNames(written, names);
  return near.length === 0 ? "" : ` Did you mean ${near.map((name) => `"${name}"`).join(" or ")}?`;
}

/**
 * The city as the world's tables write it: names are matched exactly, a state in parentheses is left away (the published
 * rule). Problem "not_found": names like it.
 */
export function knownCity(world: World, written: string, field: string): Result<string> {
  const city = written.replace(/\s*\(.*\)\s*$/s, "").trim();
  // Some published cities have places and no entry of their own.
  const known =
    world.gazetteer.city(city) !== undefined ||
    world.lodgings(city).length > 0 ||
    world.restaurants(city).length > 0 ||
    world.attractions(city).length > 0;
  if (known) return ok(city);
  const names = [...new Set(world.gazetteer.cities.map(({ name }) => name))];
  const advice = didYouMean(city, names) || " Write a city that a search has named.";
  return fail({ code: "not_found", message: `There is no city "${city}" here.${advice}`, where: { field } });
}

/** The states of the world, matched exactly. */
export function knownState(world: World, state: string, field: string): Result<string> {
  const { states } = world.gazetteer;
  if (states.includes(state)) return ok(state);
  const advice =
    world.gazetteer.city(state) === undefined
      ? didYouMean(state, states) || ` The states are: ${states.join(", ")}.`
      : ` "${state}" is a city: its places and ways can be searched at once.`;
  return fail({ code: "not_found", message: `There is no state "${state}" here.${advice}`, where: { field } });
}

/** What is wrong with a day that no timetable covers; null when nothing is. */
export function uncoveredDate(world: World, date: string, field: string): Problem | null {
  const description = world.describe();
  const { dates, movesWithToday } = description;
  if (dates !== null && (date < dates.from || date > dates.to)) {
    const message = `No timetable covers ${date}: write a date from ${dates.from} to ${dates.to}.`;
    return { code: "bad_input", message, where: { field } };
  }
  const today = todayIn(description);
  if (!movesWithToday || date >= today) return null;
  return { code: "bad_input", message: `${date} has passed: write a date from ${today} on.`, where: { field } };
}

/** Both ends of a way. */
export function knownEnds(
  world: World,
  ends: { readonly origin: string; readonly destination: string },
): Result<{ readonly origin: string; readonly destination: string }> {
  const origin = knownCity(world, ends.origin, "origin");
  if (!origin.ok) return origin;
  const destination = knownCity(world, ends.destination, "destination");
  if (!destination.ok) return destination;
  return ok({ origin: origin.value, destination: destination.value });
}
