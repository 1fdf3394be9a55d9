import type { DailyWindow, Minute, TimedProblem } from "@/server/planner";
import { readPlanTime } from "@/server/scoring";
import { fail, ok, type Result } from "@/server/trip";

/** What a description asks for, by its words alone. */
export interface WordedTask {
  readonly origin: string;
  /** Null in tasks without places (type 1). */
  readonly hotel: string | null;
  readonly stays: TimedProblem["stays"];
  readonly dayCount: TimedProblem["dayCount"];
  readonly visits: TimedProblem["visits"];
  readonly returnTo: string | null;
  readonly from: Minute;
  readonly to: Minute;
  /** For tickets, in CNY. */
  readonly budget: number | null;
  readonly openingHours: boolean;
  readonly outings: DailyWindow | null;
  readonly meals: readonly DailyWindow[];
  readonly minimize: "time" | "money";
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };
/** What was read so far; `listed`: what is to be seen, by name alone. */
export type Said = Partial<Writable<WordedTask>> & { listed?: readonly string[] };

export const DAY = 24 * 60;

/**
 * Reads the benchmark's own templates (all of the three types), sentence by sentence. Fails with `bad_input` and the first
 * sentence that is not one of them, or by what is missing: nothing is guessed.
 */
export function readDescription(description: string): Result<WordedTask> {
  const { said, unread } = readByTemplates(description);
  const [first] = unread;
  return first === undefined ? complete(said) : notUnderstood(first);
}

/** What the templates read, and the sentences that are none of them. */
export function readByTemplates(description: string): { readonly said: Said; readonly unread: readonly string[] } {
  const said: Said = {};
  const unread: string[] = [];
  let rest = description.trim();
  while (rest !== "") {
    const template = TEMPLATES.find(({ pattern }) => pattern.test(rest));
    const match = template?.pattern.exec(rest) ?? null;
    const isRead = template !== undefined && match !== null && template.read(said, match);
    const [read] = (isRead ? match : SENTENCE.exec(rest)) ?? [rest];
    // What is left of a list may be its number alone.
    if (!isRead && /\p{L}/u.test(read)) unread.push(read.trim());
    rest = rest.slice(read.length).trimStart();
  }
  return { said, unread };
}

interface Template {
  readonly pattern: RegExp;
  /** False where the words fit the template but make no sense. */
  readonly read: (said: Said, match: RegExpExecArray) => boolean;
}

/** Up to a full stop that no digit follows, or the end of the line. */
const SENTENCE = /^.+?(?:[.!?](?!\d)|\n|$)/;
const NUMBER = "(?:\\d\\. ?)?";

const TEMPLATES: readonly Template[] = [
  template(
    "Bob is in (.+?) and going to travel in several cities, please make a ticket purchase plan and travel sequence for him\\.",
    (said, [, city = ""]) => {
      said.origin = city;
      return true;
    },
  ),
  template("Bob is going to play in (.+?), please make a visit plan for him\\.", (said, [, city = ""]) => {
    said.origin = city;
    return true;
  }),
  template(
    "Bob is going to visit some spots across cities, please make a visit plan for him, including inter-city transportation, intra-city transportation, and visit time for each spot\\.",
    () => true,
  ),
  template("The demands are as follows:", () => true),
  template(
    "visit \\[([^\\]]*)\\]\\. The order doesn't matter and he needs to return to (.+?) finally\\.",
    (said, [, list = "", city = ""]) => {
      said.listed = readList(list);
      said.returnTo = city;
      return true;
    },
  ),
  template("(?:one day|\\d{1,2} days) ?\\(([^)]*)\\) for this trip\\.", (said, [, window = ""]) =>
    readWindow(said, window),
  ),
  template(
    "He is free to travel from (\\d{4})\\.(\\d{1,2})\\.(\\d{1,2}) to (\\d{4})\\.(\\d{1,2})\\.(\\d{1,2})\\. The budget for transportation is (\\d{1,7}(?:\\.\\d{1,2})?) CNY\\.",
    (said, [, ...parts]) => {
      const [from, to] = [parts.slice(0, 3), parts.slice(3, 6)].map((date) => readPlanTime(`${date.join("-")} 00:00`));
      if (from === null || to === null || from === undefined || to === undefined) return false;
      said.from = from;
      said.to = to + DAY;
      said.budget = Number(parts[6]);
      return true;
    },
  ),
  template("Play at least ((?:\\d{1,2} days? in [^,.]+(?:, )?)+)\\.", (said, [, list = ""]) => {
    said.stays = [...list.matchAll(/(\d+) days? in ([^,]+)/g)].map(([, days, city = ""]) => ({
      city,
      days: Number(days),
    }));
    return true;
  }),
  template(
    "If you arrive in a city before 12:00 noon, that day can be counted as a day of play\\. If it's past 12 o'clock, it doesn't count as a day\\.",
    (said) => {
      said.dayCount = "noon";
      return true;
    },
  ),
  template("Stay in any city for a minimum of 24 hours to count as one day\\.", (said) => {
    said.dayCount = "24 hours";
    return true;
  }),
  template(
    "On the basis of completing the above conditions(?: \\(especially the (?:budget|time limit)\\))?, spend as little (time|money) as possible(?: \\(when He visits all of the above places, the earlier, the better\\) so you should carefully consider the visiting sequence and timing)?\\.",
    (said, [, objective]) => {
      said.minimize = objective === "time" ? "time" : "money";
      return true;
    },
  ),
  template(
    "He lives in (.+? Hotel)\\. He needs to visit \\[([^\\]]*)\\] and the order can be decided by you\\.",
    (said, [, hotel = "", list = ""]) => {
      said.hotel = hotel;
      said.listed = readList(list);
      return true;
    },
  ),
  template(
    "He can only go out to play from (\\d{1,2}:\\d\\d) to (\\d{1,2}:\\d\\d) every day, and needs to go back to the hotel to rest at other times\\.",
    (said, [, from = "", to = ""]) => {
      said.outings = { from: clock(from), to: clock(to) };
      return true;
    },
  ),
  template("Visit ((?:[^,.]+ for \\d{1,4} minutes(?:, )?)+)\\.", (said, [, list = ""]) => {
    said.visits = readVisits(said.origin ?? "", list);
    return true;
  }),
  template(
    "(\\d{1,2}:\\d\\d) ~ (\\d{1,2}:\\d\\d) for lunch and +(\\d{1,2}:\\d\\d) ~ (\\d{1,2}:\\d\\d) for dinner\\.",
    (said, [, ...times]) => {
      const [lunch = 0, afterLunch = 0, dinner = 0, afterDinner = 0] = times.map(clock);
      said.meals = [
        { from: lunch, to: afterLunch },
        { from: dinner, to: afterDinner },
      ];
      return true;
    },
  ),
  template("Ignore the opening hours of attractions, assuming they are open all day\\.?", (said) => {
    said.openingHours = false;
    return true;
  }),
  template(
    'The daily opening_hours of spots can be obtained from the database table place\\. "opening_hours_begin" and "opening_hours_end" are the opening and closing times respectively',
    (said) => {
      said.openingHours = true;
      return true;
    },
  ),
  template(
    'He now lives in (.+? Hotel) in (.+?)\\. Every time he takes a train to a city, he lives in f"\\{city\\} Railway Hotel", such as "Beijing Railway Hotel"',
    (said, [, hotel = "", city = ""]) => {
      said.hotel = hotel;
      said.origin = city;
      return true;
    },
  ),
  template(
    "In ([^,]+), he needs to visit ((?:[^,.]+ for \\d{1,4} minutes(?:, )?)+)\\.",
    (said, [, city = "", list = ""]) => {
      said.visits = [...(said.visits ?? []), ...readVisits(city, list)];
      return true;
    },
  ),
  template("And the order can be decided by you\\.", () => true),
];

function template(pattern: string, read: Template["read"]): Template {
  return { pattern: new RegExp(`^${NUMBER}${pattern}`), read };
}

/** "['The Great Wall', 'Shihua Cave']", without the brackets. */
function readList(text: string): string[] {
  return [...text.matchAll(/'([^']*)'|"([^"]*)"/g)].map(([, plain, quoted]) => plain ?? quoted ?? "");
}

function readVisits(city: string, text: string): TimedProblem["visits"] {
  return [...text.matchAll(/([^,.]+?) for (\d+) minutes(?:, |$)/g)].map(([, place = "", minutes]) => ({
    city,
    place,
    minutes: Number(minutes),
  }));
}

/** "2023-07-07 07:00 ~ 2023-07-10 00:00". In windows of one day the second time is a slip: "07:00 7:00 ~ … 07:00 22:00", "07:00 ~ … 07:00". */
function readWindow(said: Said, text: string): boolean {
  const sides = text.split("~").map((side) => /^\s*(\d{4}-\d{2}-\d{2} \d{2}:\d{2})(?: (\d{1,2}:\d\d))?\s*$/.exec(side));
  const [from, to] = sides.map((side) => readPlanTime(side?.[1] ?? ""));
  if (sides.length !== 2 || from === null || to === null || from === undefined || to === undefined) return false;
  const last = sides[1]?.[2];
  said.from = from;
  // Both ends are the same moment: the day itself is meant.
  const end = from === to ? to - (to % DAY) + (last === undefined ? DAY : clock(last)) : to;
  said.to = end;
  return end > from;
}

/** Minutes of a time of day. */
export function clock(text: string): number {
  const [hours = 0, minutes = 0] = text.split(":").map(Number);
  return hours * 60 + minutes;
}

/** The task where everything is said that a plan needs; else what is missing. */
export function complete(said: Said): Result<WordedTask> {
  const { origin, from, to, minimize, stays = [], visits = [], hotel = null, dayCount, openingHours, listed } = said;
  if (origin === undefined) return missing("where the trip begins");
  if (from === undefined || to === undefined) return missing("when the trip takes place");
  if (minimize === undefined) return missing("what to spend little of");
  if (stays.length === 0 && visits.length === 0) return missing("what to see");
  if (stays.length > 0 && dayCount === undefined) return missing("what counts as a day");
  if (visits.length > 0 && hotel === null) return missing("where the traveler lives");
  if (visits.length > 0 && openingHours === undefined) return missing("whether opening hours count");
  const named = new Set([...stays.map(({ city }) => city), ...visits.map(({ place }) => place)]);
  if (listed?.some((name) => !named.has(name))) return missing(`how long each of ${listed.join(", ")} takes`);
  const { budget = null, returnTo = null, outings = null, meals = [] } = said;
  return ok({
    ...{ origin, hotel, stays, dayCount: dayCount ?? "24 hours", visits, returnTo, from, to, budget },
    ...{ openingHours: openingHours ?? false, outings, meals, minimize },
  });
}

function notUnderstood(rest: string): Result<never> {
  const sentence = rest.split("\n")[0]?.slice(0, 120) ?? "";
  const message = `This part of the description follows none of ItineraryBench's templates: "${sentence}".`;
  return fail({ code: "bad_input", message, where: { field: "description" } });
}

function missing(what: string): Result<never> {
  return fail({ code: "bad_input", message: `The description does not say ${what}.`, where: { field: "description" } });
}
