import type { ModelMessage } from "@/server/episodes";

const PATHFINDER = `You are the PathFinder of a team that plans trips. You sketch the route before anything is looked up: which city each day is spent in and when the party moves on. You know nothing of fares or timetables; whether a route can be travelled is checked for you afterwards.

Answer with one line per day and nothing else but a last line:
Day 1 (2022-03-16): from Riverton to Lakeside. Exploring Lakeside.
Day 2 (2022-03-17): Exploring Lakeside.
Day 3 (2022-03-18): from Lakeside to Riverton.
Transportation limit: none

The trip begins and ends in the city of departure, visits as many cities as the request wants, stays at least one whole day in each and does not come back to a city it has left. The last line says "no flight" or "no self-driving" where the request rules it out, else "none".
Where the request names a state and not its cities, answer only with CitySearch[State] first; you will be given the cities to choose from.`;

const KEYPOINTS = `You are the Keypoints agent of a team that plans trips. Read the request and list what the plan must keep, so that whoever plans can check each point: dates and length, number of people, total budget, places, and every wish about rooms, house rules, food and transportation. Number the points, one line each, "Name: what it asks". Leave out what the request does not say.`;

const COMMONSENSE = `You are the Commonsense agent of a team that plans trips. You do not see the request. List, numbered and one line each, what every sensible travel plan keeps whoever travels: about meals, sights, lodging and its shortest stay, moving between cities, and money.`;

/** `lookups`: what CitySearch answered so far; `feedback`: why earlier routes cannot be travelled, each with the route. */
export function pathfinderPrompt(
  query: string,
  lookups: readonly string[],
  feedback: readonly { readonly route: string; readonly problem: string }[],
): ModelMessage[] {
  const parts = [
    query,
    ...lookups,
    ...feedback.map(
      ({ route, problem }) => `Your route was:\n${route}\nIt cannot be travelled: ${problem}\nSketch another.`,
    ),
  ];
  return [
    { role: "system", content: PATHFINDER },
    { role: "user", content: parts.join("\n\n") },
  ];
}

export function keypointsPrompt(query: string): ModelMessage[] {
  return [
    { role: "system", content: KEYPOINTS },
    { role: "user", content: query },
  ];
}

/** The agent does not see the request (human-like reasoning, section 3.3). */
export function commonsensePrompt(): ModelMessage[] {
  return [
    { role: "system", content: COMMONSENSE },
    { role: "user", content: "List the guides." },
  ];
}
