import { applyEdit, searchPlaces } from "@/server/editing";
import { checkDifference, type Day, type MealName, mealNameSchema, type PlanEdit } from "@/server/trip";
import type { FoundPlace } from "@/server/views";
import { type Planned, refused, type Wish } from "../wish";
import { tellingWords } from "../words";
import { dayMeant } from "./meant";

const ADD =
  /\b(?:add|include|fit in|squeeze in|put in|work in|want to (?:see|visit|do|go to|eat)|like to (?:see|visit|do|go to|eat)|let's (?:see|visit|do|go to|eat)|(?:also|can we|could we) (?:see|visit|do|go to|eat)) (.+)$/;
const EATEN = /\b(?:eat|breakfast|lunch|dinner|supper|food|restaurant|meal|cuisine)\b/;
const ON_DAY =
  /\b(?:on|for|in|at) (?:the )?(?:day \w+|\w+ day|(?:mon|tues|wednes|thurs|fri|satur|sun)day|breakfast|lunch|dinner|supper)\b/g;

/** "Add a museum on day 3", "I'd like to visit a zoo", "add sushi for dinner on day 2". */
export function readAddition(words: string, planned: Planned): Wish | null {
  const phrase = ADD.exec(words)?.[1];
  if (phrase === undefined) return null;
  const kind = EATEN.test(words) ? "meal" : "visit";
  const text = tellingWords(phrase.replace(ON_DAY, " "))
    .filter((word) => !EATEN.test(word))
    .join(" ");
  if (text === "") return null;
  const number = dayMeant(phrase, planned);
  const meal = mealNameSchema.options.find((name) => words.includes(name)) ?? (/supper/.test(words) ? "dinner" : null);
  const additions = planned.plan.itinerary.days
    .filter((day) => number === null || day.number === number)
    .flatMap((day) => {
      const found = searchPlaces(planned.plan, { day: day.number, kind, text }, planned.world).find(
        (place) => !place.planned && place.openThatDay && matches(place, text, planned, day),
      );
      return found === undefined ? [] : [adding(found, day, meal)];
    });
  // A day on which it breaks nothing, else the first on which it is open: what it breaks shows before it is taken.
  const chosen = additions.find((one) => breaksNothing(one, planned)) ?? additions[0];
  if (chosen !== undefined) return { kind: "edits", edits: [chosen] };
  const when = number === null ? "on any day of the trip" : `on day ${number}`;
  return refused(`I found no "${text}" that could be added ${when}. Name it otherwise.`);
}

function breaksNothing(one: PlanEdit, { plan, world, verify }: Planned): boolean {
  const outcome = applyEdit(plan, one, world);
  if (!outcome.ok) return false;
  const { request, itinerary } = outcome.value;
  return checkDifference(plan.checks, verify(request, itinerary)).newlyBroken.length === 0;
}

/** A search also finds what only sounds alike; a wish names what it wants. */
function matches({ recordId, name, note }: FoundPlace, text: string, { world }: Planned, day: Day): boolean {
  const record = [day.city, day.from].flatMap((city) => world.attractions(city)).find(({ id }) => id === recordId);
  const about = new Set([name, note, ...(record?.details?.types ?? [])].flatMap(tellingWords));
  return text.split(" ").some((word) => about.has(word));
}

/** A meal takes the place of the one that the day has. */
function adding({ recordId, kind, meals }: FoundPlace, day: Day, wanted: MealName | null): PlanEdit {
  if (kind === "visit") return { kind: "add", day: day.number, before: null, recordId, meal: null };
  const meal = wanted ?? meals?.at(-1) ?? null;
  const present = day.stops.find((stop) => stop.kind === "meal" && stop.meal === meal);
  if (present !== undefined) return { kind: "swap", stopId: present.id, recordId };
  return { kind: "add", day: day.number, before: null, recordId, meal };
}
