import { formatMoney } from "@/server/trip";
import { amountsIn, countsIn } from "../observed/columns";
import type { ObservedRow } from "../observed/observed";
import type { Value } from "../text/values";
import type { PlanStop } from "./plan-figures";
import { type Context, isThing, namesOf, type Statement, type TurnFindings } from "./reading";

const TOTAL = /\b(?:totals?|altogether|in all|overall|sum|comes? to|adds? up|whole trip|entire trip)\b/i;
const BUDGET = /\b(?:budget|limit|at most|afford|up to|under|below|maximum|no more than)\b/i;
/** After an amount: it is that of one night, one person. */
const ONE =
  /^[*_"]*\s*(?:(?:\/|per|a|an|each|every)\s*(?:night|person|room|head|meal|ticket|seat|adult|travell?er|cab|car)|each\b|pp\b|(?:\/|per)\b)/i;
const A_NIGHT = /^[*_"]*\s*(?:\/|per|a|an|each|every)\s*night/i;
const WHOLE = /\b(?:trip|everything|overall|whole|grand)\b/i;
/** Before a sum: it is that of a part of the trip. */
const OF_PART =
  /\b(?:flights?|transport\w*|travel|drive|driving|taxis?|legs?|hotels?|lodgings?|accommodations?|stays?|nights|meals?|food|restaurants?|dining|eating|attractions?|sights?|visits?|tickets?|admissions?)\b/i;

/** Each amount must be a price that was observed, what follows from such prices, or a figure of the plan that is handed in. */
export function checkMoney(statement: Statement, text: string, context: Context, findings: TurnFindings): void {
  const money = statement.values.filter(({ kind }) => kind === "money");
  if (money.length === 0) return;
  const reckoned = reckonedIn(text, statement, context);
  const { currency } = context.world.describe();
  for (const value of money) {
    findings.claims += 1;
    if (value.unit !== null && value.unit !== currency && !(value.unit === "CNY" && currency === "JPY")) {
      findings.consistent.push(`${value.text} is in ${value.unit}, and prices here are in ${currency}.`);
      continue;
    }
    if (reckoned.has(value)) continue;
    const fault = faultOf(value, statement, text, context);
    if (fault !== null) findings[fault.rubric].push(fault.text);
  }
}

type MoneyFault = { readonly rubric: "grounded" | "consistent"; readonly text: string } | null;

function faultOf(value: Value, statement: Statement, text: string, context: Context): MoneyFault {
  const { given, figures, world } = context;
  const { amount } = value;
  const { currency } = world.describe();
  const isAboutThings = statement.mentions.some(isThing);
  if (amount === given.budgetMinor) {
    const isNamed =
      BUDGET.test(text.slice(statement.at, value.at)) || /^\W*budget/i.test(text.slice(value.end, value.end + 20));
    if (isNamed || (!isAboutThings && (statement.isRestated || figures !== null))) return null;
  }
  if (statement.isIntention && !isAboutThings) return null;
  if (!isAboutThings && figures !== null) {
    const sums =
      TOTAL.test(statement.text) && statement.topic === null ? sumsFor(value, statement, text, context) : null;
    if ((sums ?? figuresOfTrip(context)).has(amount)) return null;
    const [sum] = sums ?? [];
    if (sum !== undefined) {
      const shown = formatMoney({ amountMinor: sum, currency });
      return { rubric: "consistent", text: `${value.text} is not the sum, which is ${shown}.` };
    }
  }
  const names = namesOf(value, statement, text);
  const faults = names.map(({ text: name, key }) => faultOfPrice(value, name, key, text, statement, context));
  if (faults.includes(null)) return null;
  // Under a name that no price is known of, an amount may be of something else.
  const isOfTopic = statement.topic !== null && names[0] === statement.topic;
  if (faults[0] !== undefined && !(isOfTopic && faults[0]?.rubric === "grounded")) return faults[0];
  const isObserved = context.observed.rows.some(({ row }) => amountsIn(row, "money").includes(amount));
  return isObserved ? null : { rubric: "grounded", text: `${value.text} was not observed.` };
}

/** Amounts that the last words may tell of the plan as a whole, in whatever words. */
function figuresOfTrip(context: Context): Set<number> {
  const { figures } = context;
  if (figures === null) return new Set();
  const { stops, byDay, byKind } = figures;
  const parts = [...byDay.values(), ...byKind.values(), ...stops.flatMap(({ costMinor }) => costMinor ?? [])];
  return new Set([...sumsOfTrip(context), ...parts]);
}

/** What the trip costs, and what that leaves of the budget. */
function sumsOfTrip({ figures, given }: Context): number[] {
  const total = figures?.totalMinor ?? null;
  const left = total === null || given.budgetMinor === null ? [] : [Math.abs(given.budgetMinor - total)];
  return [...(total === null ? [] : [total]), ...left, ...(figures?.others ?? [])];
}

/** The sums that a sentence with a word for "total" may mean, the likeliest first. */
function sumsFor(value: Value, statement: Statement, text: string, context: Context): Set<number> {
  const { figures, given } = context;
  const cities = statement.mentions.flatMap(({ kind, key }) => (kind === "city" ? [key] : []));
  const isWay = ({ way }: PlanStop) => way.length > 0 && way.every((city) => cities.includes(city));
  const ways = figures?.stops.flatMap((stop) => (isWay(stop) ? (stop.costMinor ?? []) : [])) ?? [];
  // "Dallas to Austin: $240 altogether" is the sum of one leg.
  if (ways.length > 0) return new Set(ways);
  const clause = text.slice(Math.max(statement.at, value.at - 60), value.at);
  const isOfPart = OF_PART.test(clause) || (/\bday\b/i.test(statement.text) && statement.day !== null);
  if (isOfPart && !WHOLE.test(clause)) return figuresOfTrip(context);
  const sums = sumsOfTrip(context);
  const isOfOne = ONE.test(text.slice(value.end, value.end + 40));
  return new Set(isOfOne ? sums.map((sum) => Math.round(sum / given.people)) : sums);
}

function faultOfPrice(
  value: Value,
  name: string,
  key: string,
  text: string,
  statement: Statement,
  context: Context,
): MoneyFault {
  const { observed, figures } = context;
  const rows = rowsInContext(observed.rowsOf(name), statement);
  const prices = rows.flatMap(({ row }) => amountsIn(row, "money"));
  const after = text.slice(value.end, value.end + 40);
  // What a night costs may be that of all the rooms.
  const isOfOne = ONE.test(after) && !A_NIGHT.test(after);
  const planned = figures?.stops.flatMap((stop) => (stop.key === key ? (stop.costMinor ?? []) : [])) ?? [];
  const ofAll = [
    ...planned,
    planned.reduce((sum, cost) => sum + cost, 0),
    ...rows.flatMap((row) => multiples(row, context)),
  ];
  const allowed = new Set([...prices, ...(isOfOne ? [] : ofAll)]);
  if (allowed.has(value.amount)) return null;
  const old = observed.replaced.some(
    ({ row, keys }) => keys.includes(key) && amountsIn(row, "money").includes(value.amount),
  );
  if (old) return { rubric: "consistent", text: `${value.text} for ${name} is what was observed before it changed.` };
  if (prices.length > 0) return { rubric: "consistent", text: `${value.text} for ${name} is not what was observed.` };
  return { rubric: "grounded", text: `No price of ${name} was observed to be ${value.text}.` };
}

/** Of flights on several days, those of the date that the sentence names. */
export function rowsInContext(rows: readonly ObservedRow[], { values }: Statement): readonly ObservedRow[] {
  const dates = values.flatMap(({ kind, amount }) => (kind === "date" ? [amount] : []));
  const onDate = rows.filter(({ row }) => amountsIn(row, "date").some((date) => dates.includes(date)));
  return onDate.length > 0 ? onDate : rows;
}

/** What the party pays for a price: for each, for the rooms it needs, for up to all nights. */
function multiples({ row }: ObservedRow, { given }: Context): number[] {
  const { people, days } = given;
  const [occupancy] = countsIn(row, "people");
  const rooms = occupancy === undefined || occupancy < 1 ? [] : [Math.ceil(people / occupancy)];
  const nights = Array.from({ length: Math.max(1, days - 1) }, (_, at) => at + 1);
  const vehicles = [Math.ceil(people / 5), Math.ceil(people / 4)];
  return amountsIn(row, "money").flatMap((price) => [
    ...[people, ...vehicles].map((count) => price * count),
    ...(occupancy === undefined ? [] : [1, ...rooms].flatMap((count) => nights.map((night) => price * count * night))),
  ]);
}

/** The amounts of sums that are written out, "$120 + $60 = $180", where every term is known and the result is right. */
function reckonedIn(text: string, statement: Statement, context: Context): ReadonlySet<Value> {
  const done = new Set<Value>();
  const { values } = statement;
  const equals = text.slice(statement.at, statement.end).indexOf("=");
  if (equals < 0) return done;
  const money = values.filter(({ kind }) => kind === "money");
  const terms = money.filter(({ end }) => end <= statement.at + equals);
  const result = money.find(({ at }) => at >= statement.at + equals);
  if (result === undefined || terms.length === 0) return done;
  if (
    terms.some(
      (term) => faultOf(term, { ...statement, mentions: mentionsBefore(term, statement) }, text, context) !== null,
    )
  )
    return done;
  if (amountOf(text.slice(statement.at, statement.at + equals)) === result.amount) done.add(result);
  return done;
}

function mentionsBefore(term: Value, { mentions }: Statement) {
  return mentions.filter(({ end }) => end <= term.at);
}

/** The value in minor units of "$120 × 2 + $60", read from its last word that is no term; null where it is no such sum. */
function amountOf(written: string): number | null {
  const sum = /(?:^|[^\d+×x*.,$\s])\s*((?:[$€£¥]?\s?\d[\d,]*(?:\.\d+)?(?:\s*\w{0,8}\s*[+×x*]\s*)?)+)\s*$/i.exec(
    written,
  )?.[1];
  if (sum === undefined) return null;
  const total = sum.split("+").reduce((added, term) => {
    const factors = term.split(/[×x*]/i).map((factor) => Number(factor.replace(/[^\d.]/g, "")));
    return added + factors.reduce((product, factor) => product * factor, 1);
  }, 0);
  return Math.round(total * 100);
}
