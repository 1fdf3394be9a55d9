import { amountsIn, countsIn } from "../observed/columns";
import type { ObservedRow } from "../observed/observed";
import type { Value } from "../text/values";
import { rowsInContext } from "./check-money";
import type { Mention } from "./mentions";
import { type Context, isThing, namesOf, type Statement, type TurnFindings } from "./reading";

/** Words with which a time is a fact of the world, not the plan's own choice. */
const FACT_OF_TIME =
  /\b(?:flights?|departs?|departure|departing|leaves?|leaving|arriv\w+|lands?|takes off|trains?|bus|opens?|closes?|check-in|check-out)\b/i;
const TRAVEL = /\b(?:takes?|drive|driving|flight|duration|taxi|by car|by road|ride|travel time|away)\b/i;
/** With these a number is that of all there is, not of some of them. */
const FOUND = /\b(?:found|there (?:is|are|was|were)|got|gets?|returned|lists?|has|have|shows?|results?)\b/i;
const AT_LEAST = /\b(?:at least|minimum|min\.|over|more than)\b/i;

/** Times, dates, durations, distances, ratings and counts: each as it was observed, asked for or planned. */
export function checkValues(statement: Statement, text: string, context: Context, findings: TurnFindings): void {
  for (const value of statement.values) {
    if (value.kind === "money") continue;
    findings.claims += 1;
    const names = namesOf(value, statement, text);
    const claims = (names.length > 0 ? names : [null]).map((name): Claim => {
      const rows = name === null ? [] : rowsInContext(context.observed.rowsOf(name.text), statement);
      return { value, statement, context, name, rows };
    });
    const faults = claims.map(faultOf);
    const [claim, fault] = [claims[0], faults[0]];
    if (claim === undefined || faults.includes(null)) continue;
    const name = claim.name?.text;
    if (claim.rows.length > 0 && fault === "differs") {
      findings.consistent.push(`${value.text} is not what was observed of ${name}.`);
    } else findings.grounded.push(`${value.text} was not observed${name === undefined ? "" : ` of ${name}`}.`);
  }
}

interface Claim {
  readonly value: Value;
  readonly statement: Statement;
  readonly context: Context;
  readonly name: Mention | null;
  readonly rows: readonly ObservedRow[];
}
type ValueFault = "differs" | "unseen" | null;

function faultOf(claim: Claim): ValueFault {
  switch (claim.value.kind) {
    case "money":
      return null;
    case "clock":
      return faultOfClock(claim);
    case "date":
      return faultOfDate(claim);
    case "duration":
    case "distance":
    case "rating":
      return faultOfMeasure(claim, claim.value.kind);
    case "count":
      return faultOfCount(claim);
  }
}

function faultOfClock({ value, statement, context, name, rows }: Claim): ValueFault {
  const { amount } = value;
  const { figures, observed, given } = context;
  const observedOf = rows.flatMap(({ row }) => amountsIn(row, "clock"));
  if (observedOf.includes(amount)) return null;
  const isGiven = given.values.some((other) => other.kind === "clock" && other.amount === amount);
  if (isGiven && (statement.isRestated || statement.isIntention)) return null;
  const stops = figures?.stops.filter((stop) => stop.key === name?.key) ?? [];
  if (stops.some(({ clocks }) => clocks.includes(amount))) return null;
  if (observedOf.length > 0) return "differs";
  if (stops.some(({ clocks }) => clocks.length > 0)) return "unseen";
  if (!FACT_OF_TIME.test(statement.text)) return null;
  const isPlanned = figures?.stops.some(({ clocks }) => clocks.includes(amount)) ?? false;
  return isPlanned || observed.rows.some(({ row }) => amountsIn(row, "clock").includes(amount)) ? null : "unseen";
}

function faultOfDate({ value, statement, context, rows }: Claim): ValueFault {
  const { amount } = value;
  const dated = rows.flatMap(({ row }) => amountsIn(row, "date"));
  if (dated.length > 0) return dated.includes(amount) ? null : "differs";
  if (context.given.dates.has(amount) || statement.isIntention) return null;
  const { observations, rows: all } = context.observed;
  const isObserved =
    observations.some(({ askedDates }) => askedDates.includes(amount)) ||
    all.some(({ row }) => amountsIn(row, "date").includes(amount));
  return isObserved ? null : "unseen";
}

function faultOfMeasure(
  { value, statement, context, rows }: Claim,
  kind: "duration" | "distance" | "rating",
): ValueFault {
  if (kind === "duration" && !TRAVEL.test(statement.text)) return null;
  const tolerance = kind === "distance" ? Math.max(0.5, value.amount * 0.005) : 0;
  const isNear = (amount: number) => Math.abs(amount - value.amount) <= tolerance;
  const own = rows.flatMap(({ row }) => amountsIn(row, kind));
  if (own.length > 0) return own.some(isNear) ? null : "differs";
  const isGiven = context.given.values.some((other) => other.kind === kind && isNear(other.amount));
  if (isGiven && (statement.isRestated || statement.isIntention)) return null;
  if (kind === "duration" && context.figures?.durations.some(isNear)) return null;
  if (kind === "rating" && statement.mentions.some(isThing)) return "unseen";
  return context.observed.rows.some(({ row }) => amountsIn(row, kind).some(isNear)) ? null : "unseen";
}

const COUNTED: readonly (readonly [RegExp, RegExp, string])[] = [
  [/^(?:restaurants?|places to eat)$/, /restaurant/i, "meal"],
  [/^(?:hotels?|accommodations?|lodgings?|places to stay)$/, /accommodation|hotel|lodging/i, "stay"],
  [/^(?:attractions?|sights?|things to see)$/, /attraction|sight|spot|poi/i, "visit"],
  [/^flights?$/, /flight/i, "leg"],
  [/^cities$/, /cit/i, "city"],
];

function faultOfCount({ value, statement, context, rows }: Claim): ValueFault {
  const noun = value.unit ?? "";
  const { amount } = value;
  const { given, figures, observed } = context;
  const isAsked = given.values.some(
    ({ kind, amount: other, unit }) => kind === "count" && other === amount && isSame(unit, noun),
  );
  if (isAsked) return null;
  const own = rows.flatMap(({ row }) => countsIn(row, noun));
  if (/^(?:people|persons?|travell?ers?|guests?|adults?|children|kids)$/.test(noun)) {
    return amount === given.people || amount < given.people || own.includes(amount) ? null : "differs";
  }
  if (/^nights?$/.test(noun)) {
    if (own.length > 0 && AT_LEAST.test(statement.text)) return own.includes(amount) ? null : "differs";
    return amount < Math.max(2, given.days) ? null : "unseen";
  }
  if (/^days?$/.test(noun)) return amount <= given.days ? null : "unseen";
  if (/^rooms?$/.test(noun)) return amount <= given.people ? null : "unseen";
  const counted = COUNTED.find(([of]) => of.test(noun));
  if (counted === undefined) return null;
  const [, tool, kind] = counted;
  if (statement.mentions.filter(isThing).length === amount) return null;
  if (new Set(figures?.stops.flatMap((stop) => (stop.kind === kind ? [stop.key] : []))).size >= amount && figures)
    return null;
  if (statement.isIntention) return null;
  const cities = statement.mentions.filter((mention) => mention.kind === "city");
  const about = observed.observations.filter(
    (one) => tool.test(one.tool) && cities.every(({ key }) => ` ${one.asked} `.includes(` ${key} `)),
  );
  const before = statement.text.slice(0, value.at - statement.at);
  const isOfAll = FOUND.test(statement.text) && !AT_LEAST.test(before);
  const fits = (rowCount: number) => (isOfAll ? rowCount === amount : rowCount >= amount);
  return about.some((one) => fits(one.rows.length)) ? null : "unseen";
}

function isSame(one: string | null, other: string): boolean {
  return (one ?? "").replace(/s$/, "") === other.replace(/s$/, "");
}
