import { addDays, capitalized, counted, formatLongDate, type LocalDate, listed } from "@/server/trip";
import type { Bare } from "./bare";
import type { Draws } from "./draws";

/** The bare trip in words, which say all of it. */
export function openingWords(draws: Draws, bare: Bare): string {
  const whole = draws.between(1, 6);
  const [where, when, who] = [whereWords(draws, bare), whenWords(draws, bare), whoWords(draws, bare)];
  switch (whole) {
    case 1:
      return `Please plan a trip ${where}, ${when}. ${capitalized(who.sentence)}.`;
    case 2:
      return `Can you put together a trip ${where}? It is for ${who.noun}, ${when}.`;
    case 3:
      return `Trip ${where}, ${who.noun}, ${when}.`;
    case 4:
      return `${capitalized(who.sentence)}. The trip: ${where}, ${when}.`;
    case 5:
      return `Looking for an itinerary: ${where}. Dates: ${when}. Travelers: ${who.noun}.`;
    default:
      return `I'm planning a getaway ${where}. It's for ${who.noun}, ${when}.`;
  }
}

function whereWords(draws: Draws, { route }: Bare): string {
  const { origin, stays, region, isOrdered } = route;
  const back = origin === null ? "" : draws.pick([" and back", ", returning home at the end", " and home again"]);
  const from = origin === null ? "" : `from ${origin} `;
  if (region !== null) return `${from}to ${counted(region.cities, "city", "cities")} in ${region.name}${back}`;
  const cities = stays.map(({ city }) => city);
  if (origin === null) return `within ${listed(cities)}`;
  if (!isOrdered) return `${from}to ${listed(cities)}${back}`;
  const steps = stays.map(({ city, nights }) => (nights === null ? city : `${counted(nights, "night")} in ${city}`));
  return `${from}for ${steps.join(", then ")}${back}`;
}

function whenWords(draws: Draws, { start, days }: Bare): string {
  const end = addDays(start, days - 1);
  return draws.pick([
    `from ${formatLongDate(start)} to ${formatLongDate(end)}`,
    `${days} days from ${american(start)} to ${american(end)}`,
    `leaving on ${american(start)} and coming back on ${american(end)}`,
    `${start} to ${end}`,
    `${counted(days, "day")} starting on ${formatLongDate(start)}`,
  ]);
}

/** "March 24, 2027". */
function american(date: LocalDate): string {
  const words = formatLongDate(date).replace(/^\w+,? /, "");
  const [day = "", month = "", year = ""] = words.split(" ");
  return `${month} ${day}, ${year}`;
}

function whoWords(draws: Draws, { people, children }: Bare): { readonly noun: string; readonly sentence: string } {
  if (people === 1) {
    return {
      noun: draws.pick(["one person", "just me", "a solo traveler"]),
      sentence: draws.pick(["I travel alone", "it's just me"]),
    };
  }
  if (children > 0) {
    const noun = `${counted(people - children, "adult")} and ${counted(children, "child", "children")}`;
    return { noun, sentence: `we are ${noun}` };
  }
  const noun = draws.pick([`${people} people`, counted(people, "adult"), `a party of ${people}`]);
  return { noun, sentence: draws.pick([`there are ${people} of us`, `we are ${people} people`]) };
}
