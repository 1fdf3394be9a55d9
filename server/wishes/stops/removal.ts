import { type Planned, refused, type Wish } from "../wish";
import { isPlural, stopsMeant } from "./meant";

const REMOVE =
  /\b(?:remove|drop|skip|delete|cancel|take (?:out|away)|leave (?:out|away)|get rid of|scrap|lose|without|omit|ditch)\b (.+)$|^(?:please )?no (.+)$|\b(?:don't|do not) (?:want|need|like)(?: to (?:go to|see|visit|eat at|do|have))? (.+)$|\bnot (?:interested in|going to) (.+)$/;
const TAKE_OUT = /^(?:take|leave) (.+) out$/;

/** "Remove the zoo", "no museum on day 2", "skip breakfast on the last day". Ways to travel and places to stay are not removed. */
export function readRemoval(words: string, planned: Planned): Wish | null {
  const match = REMOVE.exec(words);
  const phrase = match?.slice(1).find((group) => group !== undefined) ?? TAKE_OUT.exec(words)?.[1];
  if (phrase === undefined) return null;
  const meant = stopsMeant(phrase, planned);
  const removable = meant.filter(({ stop }) => stop.kind === "meal" || stop.kind === "visit");
  if (removable.length === 0) {
    const stay = meant.some(({ stop }) => stop.kind === "stay");
    return stay ? refused('A night needs a bed. Say "cheaper hotel" or "another hotel" to stay elsewhere.') : null;
  }
  const chosen = isPlural(phrase) ? removable : removable.slice(0, 1);
  return { kind: "edits", edits: chosen.map(({ stop }) => ({ kind: "remove", stopId: stop.id })) };
}
