import { factsIn } from "../../reading/facts";
import { bodyOf, instructionOf, queryIn, todayIn } from "../../reading/prompt-text";
import { readWish, type Wish } from "../../reading/wish";
import type { Skill } from "../../skill";
import { type OutlinedDay, routeIn } from "./outlined-route";
import { reminded } from "./reminded";

/** Something to look up: how the thought says it, and how the descriptions of what was collected begin. */
interface Need {
  readonly thought: string;
  readonly title: string;
  /** How a search that found nothing begins. */
  readonly inVain: string;
}

/** Thought: the first thing that the day needs and that is not collected; things are forgotten one by one. */
export const think: Skill = {
  name: "think",
  recognises: (prompt) => instructionOf(prompt).startsWith("You are the Thought agent"),
  async reply(prompt, dial) {
    const body = bodyOf(prompt);
    const wish = await readWish(queryIn(body), todayIn(body));
    const isLost = /\nObservation: Found\. It is lost[^\n]*$/.test(body.trimEnd());
    if (isLost) return { text: `Thought: Write down what was found as: ${titleOfLastAction(body)}.` };
    const route = routeIn(body, wish, factsIn(body));
    if (route === null) return { text: `Thought: Look up the cities of ${wish.state ?? "the state"}.` };
    const day = 1 + (body.match(/^- Day \d+:/gm)?.length ?? 0);
    const today = route.find(({ number }) => number === day);
    if (today === undefined) return { text: "Thought: Every day is planned: the trip is complete." };
    const mind = reminded(dial, body.includes(`Now collect what day ${day} needs`));
    const missing = needsOf(today, day === route.length, body, wish).filter((need) => !isKnown(need, body));
    const next = missing.find(() => !mind.errs("forget"));
    const plan = `Day ${day} has all it needs: have day ${day} planned.`;
    return { text: `Thought: ${next?.thought ?? plan}` };
  },
};

/** How calls are described: as the descriptions of what they find begin. */
const TITLES: readonly (readonly [RegExp, string])[] = [
  [/^FlightSearch\[(.+), (.+), ([\d-]+)\]$/, "Flights from $1 to $2 on $3"],
  [/^DistanceMatrix\[(.+), (.+), self-driving\]$/, "Self-driving from $1 to $2"],
  [/^DistanceMatrix\[(.+), (.+), taxi\]$/, "Taxi from $1 to $2"],
  [/^AccommodationSearch\[(.+)\]$/, "Accommodations in $1"],
  [/^RestaurantSearch\[(.+)\]$/, "Restaurants in $1"],
  [/^AttractionSearch\[(.+)\]$/, "Attractions in $1"],
  [/^CitySearch\[(.+)\]$/, "Cities in $1"],
];

function titleOfLastAction(body: string): string {
  const action = [...body.matchAll(/^Action: (.*)$/gm)].at(-1)?.[1]?.trim() ?? "";
  const [pattern, title] = TITLES.find(([wanted]) => wanted.test(action)) ?? [/.*/, "What was found"];
  return action.replace(pattern, title);
}

function isKnown({ title, inVain }: Need, body: string): boolean {
  return body.includes(title) || body.includes(inVain);
}

function needsOf(day: OutlinedDay, isLast: boolean, body: string, wish: Wish): Need[] {
  const { from, city } = day;
  const ways = from === city ? [] : waysOf(day, body, wish);
  return isLast
    ? ways
    : [
        ...ways,
        listed("lodging", "Accommodations", city),
        listed("restaurants", "Restaurants", city),
        listed("sights", "Attractions", city),
      ];
}

function waysOf({ from, city, date }: OutlinedDay, body: string, { transportation }: Wish): Need[] {
  const drives = transportation !== "no self-driving" && !body.includes("Do not drive yourselves");
  const byRoad = (mode: "self-driving" | "taxi", title: string): Need => ({
    thought: `Look up the way by road from ${from} to ${city}, ${mode}.`,
    title: `${title} from ${from} to ${city}`,
    inVain: `No valid route from ${from} to ${city} for ${mode}`,
  });
  const flights: Need = {
    thought: `Look up the flights from ${from} to ${city} on ${date}.`,
    title: `Flights from ${from} to ${city} on ${date}`,
    inVain: `There is no flight from ${from} to ${city} on ${date}`,
  };
  const hasFlights = transportation !== "no flight" && !body.includes(flights.inVain);
  return [
    ...(transportation === "no flight" ? [] : [flights]),
    ...(drives ? [byRoad("self-driving", "Self-driving")] : []),
    ...(drives || hasFlights ? [] : [byRoad("taxi", "Taxi")]),
  ];
}

function listed(what: string, title: string, city: string): Need {
  return {
    thought: `Look up ${what} in ${city}.`,
    title: `${title} in ${city}`,
    inVain: `There is no ${title.toLowerCase().replace(/s$/, "")} in ${city}`,
  };
}
