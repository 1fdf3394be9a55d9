import { type Planned, refused, type Wish } from "../wish";
import { dayMeant, stopsMeant } from "./meant";

const MOVE =
  /\b(?:move|put|shift|do|visit|see|have|reschedule) (.+?) (?:to|on|onto|in) (?:the )?(day \w+|\w+ day|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: instead)?$/;

/** "Move the zoo to day 3". */
export function readMove(words: string, planned: Planned): Wish | null {
  const [, what = "", when = ""] = MOVE.exec(words) ?? [];
  const day = dayMeant(when, planned);
  const meant = what === "" ? [] : stopsMeant(what, planned);
  const movable = meant.find(({ stop }) => stop.kind === "meal" || stop.kind === "visit");
  if (day === null || movable === undefined) return null;
  if (day > planned.plan.itinerary.days.length) return refused(`The trip has no day ${day}.`);
  if (movable.day.number === day) return refused(`${movable.stop.name} is already on day ${day}.`);
  return { kind: "edits", edits: [{ kind: "move", stopId: movable.stop.id, day, before: null }] };
}
