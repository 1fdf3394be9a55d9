import type { Day, Stop } from "@/server/trip";
import type { Planned } from "../wish";
import { normalized, singular, tellingWords } from "../words";

export interface MeantStop {
  readonly stop: Stop;
  readonly day: Day;
}

const KIND_WORDS: readonly (readonly [RegExp, (stop: Stop) => boolean])[] = [
  [
    /\b(?:hotels?|lodgings?|accommodations?|rooms?|apartments?|airbnbs?|motels?|hostels?|place to (?:stay|sleep)|stay|bed)\b/,
    (stop) => stop.kind === "stay",
  ],
  [/\b(?:flights?|planes?)\b/, (stop) => stop.kind === "leg" && stop.mode === "flight"],
  [/\btrains?\b/, (stop) => stop.kind === "leg" && stop.mode === "train"],
  [/\b(?:bus|buses|coach)\b/, (stop) => stop.kind === "leg" && stop.mode === "bus"],
  [/\b(?:drives?|cars?|driving)\b/, (stop) => stop.kind === "leg" && stop.mode === "self-driving"],
  [/\b(?:taxis?|cabs?)\b/, (stop) => stop.kind === "leg" && stop.mode === "taxi"],
  [/\b(?:restaurants?|meals?|place to eat|food|eating out)\b/, (stop) => stop.kind === "meal"],
  [/\b(?:attractions?|sights?|visits?|activity|activities|sightseeing|tours?)\b/, (stop) => stop.kind === "visit"],
];
const MEALS: readonly (readonly [RegExp, string])[] = [
  [/\bbreakfasts?\b/, "breakfast"],
  [/\b(?:lunch|lunches)\b/, "lunch"],
  [/\b(?:dinners?|supper)\b/, "dinner"],
];
const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

/** The number of the day that a phrase names ("day 2", "the last day", "friday"); null: none. */
export function dayMeant(phrase: string, { plan }: Pick<Planned, "plan">): number | null {
  const { days } = plan.itinerary;
  const digits = /\bday (\d{1,2})\b/.exec(phrase)?.[1];
  if (digits !== undefined) return Number(digits);
  const word = /\bday (\w+)\b/.exec(phrase)?.[1];
  if (word !== undefined && NUMBERS.includes(word)) return NUMBERS.indexOf(word) + 1;
  const ordinal = /\b(\w+) (?:day|night|evening|morning|afternoon)\b/.exec(phrase)?.[1] ?? "";
  if (ordinal === "last" || ordinal === "final") return days.length;
  if (ORDINALS.includes(ordinal)) return ORDINALS.indexOf(ordinal) + 1;
  const weekday = WEEKDAYS.findIndex((name) => new RegExp(`\\b${name}s?\\b`).test(phrase));
  const found =
    weekday < 0 ? undefined : days.find(({ date }) => new Date(`${date}T00:00:00Z`).getUTCDay() === weekday);
  return found?.number ?? null;
}

/**
 * The stops that a phrase speaks of, in the order of the plan: by name, by kind ("the hotel"), or by what is seen there
 * ("museum"), on the day, at the meal and in the city that it names. Of a stay the first night represents all.
 */
export function stopsMeant(phrase: string, planned: Planned): MeantStop[] {
  const words = normalized(phrase);
  const within = placed(planned).filter(
    (each) => isOnDay(each, words, planned) && isInCity(each, words, planned) && isMeal(each, words),
  );
  const named = byName(within, words, planned);
  if (named.length > 0) return named;
  const kind = KIND_WORDS.find(([pattern]) => pattern.test(words))?.[1];
  if (kind !== undefined) return within.filter(({ stop }) => kind(stop));
  const seen = within.filter(({ stop }) => stop.kind === "visit" && isOfType(stop, words, planned));
  if (seen.length > 0) return seen;
  return MEALS.some(([pattern]) => pattern.test(words)) ? within : [];
}

/** Whether a phrase means every such stop, not one of them. */
export function isPlural(phrase: string): boolean {
  return /\b(?:all|every|both|any)\b|\b(?:hotels|flights|restaurants|meals|museums|parks|attractions|sights|breakfasts|lunches|dinners|activities|tours)\b/.test(
    phrase,
  );
}

function placed({ plan }: Planned): MeantStop[] {
  const stays = new Set<string>();
  return plan.itinerary.days.flatMap((day) =>
    day.stops.flatMap((stop): MeantStop[] => {
      if (stop.kind !== "stay") return [{ stop, day }];
      const isFirstNight = !stays.has(stop.recordId);
      stays.add(stop.recordId);
      return isFirstNight ? [{ stop, day }] : [];
    }),
  );
}

function isOnDay({ stop, day }: MeantStop, words: string, planned: Planned): boolean {
  const number = dayMeant(words, planned);
  // The nights of a stay count as its days too.
  const last = stop.kind === "stay" ? day.number + stop.nights - stop.night : day.number;
  return number === null || (day.number <= number && number <= last);
}

function isInCity({ stop }: MeantStop, words: string, { plan }: Planned): boolean {
  const cities = plan.itinerary.days.map(({ city }) => city.toLowerCase()).filter((city) => words.includes(city));
  if (cities.length === 0) return true;
  const ofStop = stop.kind === "leg" ? [stop.from, stop.to] : [stop.city];
  return ofStop.some((city) => cities.includes(city.toLowerCase()));
}

function isMeal({ stop }: MeantStop, words: string): boolean {
  const meals = MEALS.filter(([pattern]) => pattern.test(words)).map(([, meal]) => meal);
  return meals.length === 0 || (stop.kind === "meal" && meals.includes(stop.meal));
}

/** Those whose name shares the most telling words with the phrase, at least half of the name's or all of the phrase's. */
function byName(stops: readonly MeantStop[], words: string, { plan }: Planned): MeantStop[] {
  const cities = new Set(plan.itinerary.days.flatMap(({ city }) => tellingWords(city)));
  const spoken = new Set(tellingWords(words).filter((word) => !cities.has(word)));
  const scored = stops.map((each) => {
    const name = tellingWords(each.stop.name).filter((word) => !cities.has(word));
    const shared = name.filter((word) => spoken.has(word)).length;
    return { each, score: name.length > 0 && shared / name.length >= 0.5 ? shared / name.length + shared : 0 };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ each }) => each);
}

function isOfType(stop: Stop, words: string, { world }: Planned): boolean {
  if (stop.kind !== "visit") return false;
  const record = world.attractions(stop.city).find(({ id }) => id === stop.recordId);
  const about = [stop.name, ...(record?.details?.types ?? [])].flatMap(tellingWords);
  return tellingWords(words).some((word) => about.includes(singular(word)));
}
