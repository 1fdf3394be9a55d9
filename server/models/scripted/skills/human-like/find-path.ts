import { addDays, isLocalDate } from "@/server/trip";
import { factsIn } from "../../reading/facts";
import { bodyOf, instructionOf, queryIn, todayIn } from "../../reading/prompt-text";
import { readWish, type Wish } from "../../reading/wish";
import type { Dial, Skill } from "../../skill";
import { type OutlinedDay, sharedOut } from "./outlined-route";

const BAD_WAY = /(?:neither a flight nor a road |, )?from (.+?) to (.+?) on \d{4}-\d{2}-\d{2}/g;

/** PathFinder: the first cities of the state between which no way was found missing. Errs in the days, and overlooks the limit. */
export const findPath: Skill = {
  name: "find-path",
  recognises: (prompt) => instructionOf(prompt).startsWith("You are the PathFinder"),
  async reply(prompt, dial) {
    const body = bodyOf(prompt);
    const wish = await readWish(queryIn(body), todayIn(body));
    const listed = wish.state === null ? wish.destinations : factsIn(body).cities.get(wish.state);
    if (listed === undefined) return { text: `CitySearch[${wish.state}]` };
    const problems = [...body.matchAll(/It cannot be travelled: (.*)/g)].map(([, problem = ""]) => problem).join("\n");
    const badWays = dial.errs("repeat") ? [] : [...problems.matchAll(BAD_WAY)].map(([, from, to]) => `${from}>${to}`);
    const cities = chooseCities(listed, wish, new Set(badWays));
    return { text: routeText(erring(sharedOut(cities, wish), dial), wish, dial) };
  },
};

function chooseCities(listed: readonly string[], wish: Wish, badWays: ReadonlySet<string>): readonly string[] {
  const extend = (cities: readonly string[]): readonly string[] | null => {
    const last = cities.at(-1) ?? wish.origin;
    if (cities.length === wish.cityCount) return badWays.has(`${last}>${wish.origin}`) ? null : cities;
    for (const city of listed) {
      if (city === wish.origin || cities.includes(city) || badWays.has(`${last}>${city}`)) continue;
      const whole = extend([...cities, city]);
      if (whole !== null) return whole;
    }
    return null;
  };
  return extend([]) ?? listed.slice(0, wish.cityCount);
}

/** Who miscounts begins a day late. */
function erring(days: readonly OutlinedDay[], dial: Dial): readonly OutlinedDay[] {
  if (!dial.errs("miscount")) return days;
  return days.map((day) => ({ ...day, date: isLocalDate(day.date) ? addDays(day.date, 1) : day.date }));
}

function routeText(days: readonly OutlinedDay[], { transportation }: Wish, dial: Dial): string {
  const lines = days.map(({ number, date, from, city }, index) => {
    const move = from === city ? [] : [`from ${from} to ${city}.`];
    const stay = index === days.length - 1 && from !== city ? [] : [`Exploring ${city}.`];
    return `Day ${number} (${date}): ${[...move, ...stay].join(" ")}`;
  });
  const limit = transportation !== null && !dial.errs("overlook") ? transportation : "none";
  return [...lines, `Transportation limit: ${limit}`].join("\n");
}
