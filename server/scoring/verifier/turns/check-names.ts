import { groupBy } from "@/server/trip";
import type { Mention } from "./mentions";
import type { Context, Statement, TurnFindings } from "./reading";

/** Each name must have been observed; cities may also be the request's own. */
export function checkNames(statement: Statement, context: Context, findings: TurnFindings): void {
  const { observed, given } = context;
  for (const mention of statement.mentions) {
    findings.claims += 1;
    if (isObserved(mention, context)) continue;
    const { kind, key, text } = mention;
    if (kind === "city") {
      if (!given.cities.has(key) && saysSomething(statement)) findings.grounded.push(`${text} was not observed.`);
    } else if (observed.wasReplaced(text)) {
      findings.consistent.push(`${text} is no longer in what was observed last.`);
    } else if (given.key.includes(` ${key} `)) {
      const isRepeated = (statement.isRestated || statement.isIntention) && !hasValues(statement);
      const isRequest = kind === "unknown" && !hasValues(statement);
      if (!isRepeated && !isRequest) findings.grounded.push(`${text} is in the request and was not observed.`);
    } else if (kind !== "unknown" || !isPartOfObserved(mention, context)) {
      findings.grounded.push(`${text} was not observed.`);
    }
  }
}

function isObserved({ kind, key, text }: Mention, { observed, figures }: Context): boolean {
  if (observed.hasName(text)) return true;
  if (kind === "city") return observed.observations.some(({ asked }) => ` ${asked} `.includes(` ${key} `));
  // A plan's own stops are checked as such, and what is said of them is not counted twice.
  return kind === "unknown" && (figures?.stops.some((stop) => stop.key === key) ?? false);
}

/** Words with capitals that stand in what was observed: a kind of room, an airline. */
function isPartOfObserved({ key }: Mention, { observed }: Context): boolean {
  return observed.rows.some(({ keys }) => keys.some((cell) => ` ${cell} `.includes(` ${key} `)));
}

/** A sentence that names cities alone says nothing of them. */
function saysSomething({ isIntention, values, mentions }: Statement): boolean {
  return !isIntention && (values.length > 0 || mentions.some(({ kind }) => kind !== "city"));
}

/** Says something of the world, not only that it is wanted. */
function hasValues({ values, text }: Statement): boolean {
  return (
    /\b(?:available|open|bookable|vacan\w+|costs?|priced?|is in|located)\b/i.test(text) ||
    values.some(({ kind }) => kind === "money" || kind === "rating" || kind === "clock")
  );
}

/** "Place, City" and "Place … in City": the city must be one that was observed for the place. */
export function checkCities(statement: Statement, text: string, context: Context, findings: TurnFindings): void {
  const { mentions } = statement;
  for (const [at, city] of mentions.entries()) {
    const place = mentions[at - 1];
    if (city.kind !== "city" || place?.kind !== "place") continue;
    if (!WITHIN.test(text.slice(place.end, city.at))) continue;
    findings.claims += 1;
    const rows = context.observed
      .rowsOf(place.text)
      .filter(({ row }) => [...row.keys()].some((name) => CITY.test(name)));
    if (rows.length === 0 || rows.some(({ keys }) => keys.includes(city.key))) continue;
    findings.consistent.push(`${place.text} was not observed in ${city.text}.`);
  }
}

const CITY = /city|town/i;
/** Between a place and the city that it is said to be in. */
const WITHIN = /^["”*]*(?:\s*[,|]\s*|\s*\(|[^.;!?\n]{0,60}\bin\s+)["“*]*$/i;

/** A stop that is told under "Day 2" must be one of the plan's second day. */
export function checkDays(statement: Statement, { figures }: Context, findings: TurnFindings): void {
  if (figures === null || statement.day === null) return;
  const { day } = statement;
  const byKey = groupBy(figures.stops, ({ key }) => key);
  for (const { key, text } of statement.mentions) {
    const stops = byKey.get(key);
    if (stops === undefined) continue;
    findings.claims += 1;
    if (stops.some((stop) => stop.day === day)) continue;
    findings.consistent.push(`${text} is told of day ${day}, and planned for day ${stops[0]?.day}.`);
  }
}
