import {
  BESIDE_THE_TRIP,
  BOUNDARIES,
  CLOSINGS,
  GREETINGS,
  NOT_OF_THE_PARTY,
  OTHER_PEOPLE,
  OTHERS_TASTES,
  STAYS_HOME,
  STILL_SO,
  WISHES,
} from "../lexicon/asides";
import type { Item } from "../text/item";
import { type RuleSet, rules } from "../text/rules";
import { withoutClitic } from "./open-clauses";

const TALES = rules<true>([[BESIDE_THE_TRIP, true]]);
const TASTES = rules<true>([[OTHERS_TASTES, true]]);
const ABSENT = rules<true>([[NOT_OF_THE_PARTY, true]]);
const OTHERS = rules<true>([[OTHER_PEOPLE, true]]);
const LASTING = rules<true>([[STILL_SO, true]]);
const ABSENCES = rules<true>([[STAYS_HOME, true]]);
const CLAUSE_STARTS = rules<true>([[BOUNDARIES, true]]);
const GREETING = rules<true>([[GREETINGS, true]]);
const CLOSING = rules<true>([[CLOSINGS, true]]);
const LONGEST_SIGNATURE = 10;

/** Leaves out what is said beside the trip: earlier trips and other tales of the past, the names in a letter's greeting and signature. */
export function withoutAsides(items: readonly Item[], thisYear: number): Item[] {
  return withoutClauses(
    items,
    (clause) => isTale(clause, TALES) || isTale(clause, ABSENCES) || namesPastYear(clause, thisYear),
  );
}

/** What speaks of the traveller's own preferences; who stays at home is kept, since it tells of who travels. */
export function withoutTales(items: readonly Item[]): Item[] {
  const isElsewhere = ABSENT.find(items).length > 0 && OTHERS.find(items.map(withoutClitic)).length > 0;
  return withoutClauses(
    items,
    (clause) =>
      (isTale(clause, TALES) && !lastsTillNow(clause)) ||
      TASTES.find(clause).length > 0 ||
      (isElsewhere && (OTHERS.find(clause.map(withoutClitic)).length > 0 || ABSENT.find(clause).length > 0)),
  );
}

/** The text without the clauses that speak of others who may not travel. */
export function withoutOthers(items: readonly Item[]): Item[] {
  return clausesOf(items)
    .filter((clause) => OTHERS.find(clause).length === 0)
    .flat();
}

/** "I have been using a wheelchair since an accident some years ago". */
function lastsTillNow(clause: readonly Item[]): boolean {
  return LASTING.find(clause).length > 0;
}

function withoutClauses(items: readonly Item[], isAside: (clause: readonly Item[]) => boolean): Item[] {
  let wasAside = false;
  return clausesOf(withoutSignature(withoutGreeting(items))).flatMap((clause) => {
    // "Last year, we had a pool": a tale goes on behind its comma, unless the present is spoken of.
    const goesOn = wasAside && clause[0]?.lower === "," && !clause.some(({ lower }) => OF_THE_PRESENT.test(lower));
    wasAside = goesOn || isAside(clause);
    return wasAside ? clause.filter((item) => item.kind === "break") : clause;
  });
}
const OF_THE_PRESENT = /^(am|are|is|would|will|prefer|want|need|like|love|always|now|so|please|do|can|should)$/;

/** Parts of sentences that can be about different times: "last year we went to Paris | so this time we want sun". */
function clausesOf(items: readonly Item[]): Item[][] {
  const clauses: Item[][] = [[]];
  items.forEach((item, at) => {
    const opens = CLAUSE_STARTS.findAt(items, at) !== null || items[at - 1]?.kind === "break";
    if (opens) clauses.push([]);
    clauses.at(-1)?.push(item);
  });
  return clauses;
}

function isTale(clause: readonly Item[], signs: RuleSet<true>): boolean {
  return signs.find(clause).length > 0 && !clause.some((item) => WISHES.has(item.lower));
}

/** "Since our honeymoon in Hawaii in 2015". */
function namesPastYear(clause: readonly Item[], thisYear: number): boolean {
  return clause.some((item) => item.kind === "number" && /^(19|20)\d\d$/.test(item.text) && item.value < thisYear);
}

function withoutGreeting(items: readonly Item[]): readonly Item[] {
  const greeting = GREETING.findAt(items, 0);
  return greeting === null ? items : items.slice(greeting.match.end);
}

/** "Kind regards, Paul Denver": from the closing on, when nothing but names follows. */
function withoutSignature(items: readonly Item[]): readonly Item[] {
  for (let at = Math.max(0, items.length - LONGEST_SIGNATURE); at < items.length; at += 1) {
    const closing = CLOSING.findAt(items, at);
    if (closing !== null && items.slice(closing.match.end).every(isOfSignature)) return items.slice(0, at);
  }
  return items;
}

function isOfSignature(item: Item): boolean {
  if (item.kind === "word") return item.capital || /^(the|and|in|for|your|help|advance|a|million)$/.test(item.lower);
  return item.kind === "place" || item.kind === "break" || item.kind === "symbol";
}
