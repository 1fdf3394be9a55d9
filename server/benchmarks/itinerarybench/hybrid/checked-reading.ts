import { readPlanTime } from "@/server/scoring";
import type { World } from "@/server/worlds";
import { clock, DAY, type Said } from "../read-description";
import type { ModelReading } from "./read-by-model";

export interface CheckedReading {
  readonly said: Said;
  /** Fields that were taken from the model. */
  readonly believed: readonly string[];
  /** What was not, and why. */
  readonly refused: readonly { readonly what: string; readonly why: string }[];
}

const NOT_THERE = "the text does not name it, or the world does not have it";
const NOT_SAID = "the text does not say so";

/**
 * What the templates read, and of what a model read beyond that all that the text bears out: names that stand there and that the world has,
 * numbers and times that stand there, and words of what is asked. What the templates read is never overruled.
 */
export function checkedReading(text: string, read: Said, model: ModelReading, world: World): CheckedReading {
  const believed: string[] = [];
  const refused: { what: string; why: string }[] = [];
  const named = namesOf(text, world);
  const numbers = numbersIn(text);
  const isClock = (time: string) => /^\d{1,2}:\d\d$/.test(time) && numbers.has(clock(time) / 60);
  const isDuration = (minutes: number) => numbers.has(minutes) || numbers.has(minutes / 60);

  /** The value where it is to be believed; what was read before stays. */
  function taken<T>(what: string, before: T | undefined, value: T | null, why: string, isBorneOut: boolean) {
    if (before !== undefined || value === null || (Array.isArray(value) && value.length === 0)) return before;
    if (isBorneOut) believed.push(what);
    else refused.push({ what, why });
    return isBorneOut ? value : undefined;
  }
  const name = (what: "origin" | "returnTo" | "hotel", is: (name: string) => boolean) =>
    taken(what, read[what] ?? undefined, model[what], NOT_THERE, is(model[what] ?? ""));
  const date = (what: "from" | "to") =>
    taken(what, read[what], readPlanTime(model[what] ?? ""), NOT_SAID, isDateSaid(model[what] ?? "", what, numbers));
  const { stays, visits, budget, meals, outings, dayCount, openingHours, minimize } = model;
  const areVisits = visits.every(({ city, place, minutes }) => named.isPlaceOf(city, place) && isDuration(minutes));
  const window = ({ from, to }: { from: string; to: string }) => ({ from: clock(from), to: clock(to) });
  const isWindow = ({ from, to }: { from: string; to: string }) => isClock(from) && isClock(to);
  const said: Said = {
    ...read,
    origin: name("origin", named.isCity),
    returnTo: name("returnTo", named.isCity),
    hotel: name("hotel", named.isHotel),
    from: date("from"),
    to: date("to"),
    stays: taken(
      "stays",
      read.stays,
      stays,
      NOT_THERE,
      stays.every(({ city, days }) => named.isCity(city) && numbers.has(days)),
    ),
    visits: taken("visits", read.visits, visits, NOT_THERE, areVisits),
    budget: taken("budget", read.budget ?? undefined, budget, NOT_SAID, numbers.has(budget ?? -1)),
    dayCount: taken(
      "dayCount",
      read.dayCount,
      dayCount,
      NOT_SAID,
      dayCount === "noon" ? /noon|12/i.test(text) : numbers.has(24),
    ),
    openingHours: taken("openingHours", read.openingHours, openingHours, NOT_SAID, /open/i.test(text)),
    minimize: taken("minimize", read.minimize, minimize, NOT_SAID, (minimize === "time" ? SHORT : CHEAP).test(text)),
    outings: taken(
      "outings",
      read.outings ?? undefined,
      outings && window(outings),
      NOT_SAID,
      outings !== null && isWindow(outings),
    ),
    meals: taken("meals", read.meals, meals.map(window), NOT_SAID, meals.every(isWindow)),
  };
  return { said, believed, refused };
}

const SHORT = /\btime\b|fast|quick|earl|soon|short/i;
const CHEAP = /money|cheap|cost|price|spend|expens/i;
const WORDS = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** Which names stand in a text and are the world's. */
function namesOf(text: string, world: World) {
  const lower = text.toLowerCase();
  const isNamed = (name: string) => name !== "" && lower.includes(name.toLowerCase());
  const isCity = (name: string) => isNamed(name) && world.gazetteer.city(name) !== undefined;
  return {
    isCity,
    isHotel: (name: string) =>
      isNamed(name) &&
      world.gazetteer.cities.some((city) => world.lodgings(city.name).some((lodging) => lodging.name === name)),
    isPlaceOf: (city: string, name: string) =>
      isCity(city) && isNamed(name) && world.attractions(city).some((place) => place.name === name),
  };
}

/** Every number of a text, in digits or as a word to twelve; a time of day as its hours. */
function numbersIn(text: string): ReadonlySet<number> {
  const digits = [...text.replace(/(\d),(?=\d{3}\b)/g, "$1").matchAll(/\d+(?:\.\d+)?/g)].map(([number]) =>
    Number(number),
  );
  const clocks = [...text.matchAll(/\b\d{1,2}:\d\d\b/g)].map(([time]) => clock(time) / 60);
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return new Set([...digits, ...clocks, ...words.map((word) => WORDS.indexOf(word))]);
}

/** Whether a date is in the text, at its time or at the edge of its day; a trip that ends by midnight ends on the day before. */
function isDateSaid(time: string, which: "from" | "to", numbers: ReadonlySet<number>): boolean {
  const at = readPlanTime(time);
  if (at === null) return false;
  const isMidnight = at % DAY === 0;
  const day = Number(time.slice("YYYY-MM-".length, "YYYY-MM-DD".length));
  const isDay = numbers.has(day) || (which === "to" && isMidnight && (day === 1 || numbers.has(day - 1)));
  return isDay && (isMidnight || numbers.has((at % DAY) / 60));
}
