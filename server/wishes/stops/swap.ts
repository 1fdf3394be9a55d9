import { searchPlaces } from "@/server/editing";
import type { PlanEdit } from "@/server/trip";
import type { SwapOption } from "@/server/views";
import { type Planned, refused, type Wish } from "../wish";
import { tellingWords } from "../words";
import { dayMeant, isPlural, type MeantStop, stopsMeant } from "./meant";
import { goodOptions } from "./options";

const FOR_ANOTHER = /\b(?:swap|replace|exchange|change|switch|trade)(?: out)? (.+?) (?:for|with|by|to|into) (.+)$/;
const INSTEAD = /^(.+) instead of (.+)$/;
const AWAY = /\b(?:swap|replace|exchange|change|switch)(?: out)? (.+)$/;
const OTHER = /\b(?:another|a different|different|some other|other|a new) (.+)$/;
const DISLIKED = /\b(?:don't|do not) like (.+)$/;

/** "Swap the museum on day 2", "another hotel", "replace the zoo with a park", "Thai food instead of the dinner on day 3". */
export async function readSwap(words: string, planned: Planned): Promise<Wish | null> {
  const given = FOR_ANOTHER.exec(words);
  if (given !== null) return swapFor(given[1] ?? "", given[2] ?? "", planned);
  const instead = INSTEAD.exec(words);
  if (instead !== null) return swapFor(instead[2] ?? "", instead[1] ?? "", planned);
  const away = [AWAY, OTHER, DISLIKED].map((pattern) => pattern.exec(words)?.[1]).find((group) => group !== undefined);
  return away === undefined ? null : swapFor(away, null, planned);
}

async function swapFor(what: string, to: string | null, planned: Planned): Promise<Wish | null> {
  // The day and the city may be named with what comes instead.
  const meant = stopsMeant(to === null ? what : `${what} ${placeIn(to)}`, planned);
  if (meant.length === 0) return to === null ? notThere(what, planned) : null;
  const edits: PlanEdit[] = [];
  for (const each of isPlural(what) ? meant.slice(0, 3) : meant.slice(0, 1)) {
    const recordId = to === null ? await another(each, planned) : await named(to, each, planned);
    if (recordId !== null) edits.push({ kind: "swap", stopId: each.stop.id, recordId });
  }
  if (edits.length > 0) return { kind: "edits", edits };
  const name = meant[0]?.stop.name ?? what;
  const sought = to === null || isAnything(to) ? "nothing" : `no "${withoutArticle(to)}" open then`;
  return refused(`I found ${sought} to take the place of ${name} that keeps everything else.`);
}

/** A stop of that kind is not on that day: what is there instead. Null where no day is named, so that it may be about something else. */
function notThere(what: string, planned: Planned): Wish | null {
  const number = dayMeant(what, planned);
  const day = planned.plan.itinerary.days.find((each) => each.number === number);
  if (number === null || day === undefined) return null;
  const names = day.stops.flatMap((stop) => (stop.kind === "leg" ? [] : [stop.name]));
  return refused(`I can't find that on day ${number}, which has ${names.join(", ")}. Name one of these.`);
}

function withoutArticle(phrase: string): string {
  return phrase.replace(/^(?:an?|the|some) /, "");
}

/** "on day 2" at the end of what comes instead. */
function placeIn(phrase: string): string {
  return / (?:on|in|at) .+$/.exec(phrase)?.[0] ?? "";
}

function isAnything(phrase: string): boolean {
  return tellingWords(phrase).every((word) =>
    ["something", "else", "other", "another", "different", "one"].includes(word),
  );
}

/** The best rated of what keeps everything. */
async function another(each: MeantStop, planned: Planned): Promise<string | null> {
  return bestRated(await goodOptions(planned, each));
}

function bestRated(options: readonly SwapOption[]): string | null {
  return [...options].sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0))[0]?.recordId ?? null;
}

async function named(to: string, each: MeantStop, planned: Planned): Promise<string | null> {
  if (isAnything(to)) return another(each, planned);
  const { stop, day } = each;
  if (stop.kind === "meal" || stop.kind === "visit") {
    const text = tellingWords(to.replace(/ (?:on|in) (?:the )?(?:day \w+|\w+ day)$/, "")).join(" ");
    const found = searchPlaces(planned.plan, { day: day.number, kind: stop.kind, text }, planned.world);
    return found.find((place) => !place.planned && place.openThatDay)?.recordId ?? null;
  }
  const wanted = tellingWords(to);
  const options = await goodOptions(planned, each);
  return bestRated(
    options.filter(({ name, note }) => wanted.some((word) => tellingWords(`${name} ${note}`).includes(word))),
  );
}
