import { formatMoney } from "@/server/trip";
import { amountsIn, countsIn } from "../observed/columns";
import type { ObservedRow } from "../observed/observed";
import type { Value } from "../text/values";
import { type Context, isThing, nameOf, type Statement, type TurnFindings } from "./reading";

const TOTAL = /\b(?:totals?|altogether|in all|overall|sum|comes? to|adds? up|whole trip|entire trip)\b/i;
const BUDGET = /\b(?:budget|limit|at most|afford|up to|under|below|maximum|no more than)\b/i;
const LEFT = /\b(?:left|remain\w*|spare|leftover|unspent|under (?:the |your )?budget|below (?:the |your )?budget)\b/i;
/** After an amount: it is that of one night, one person. */
const ONE =
  /^[*_"]*\s*(?:(?:\/|per|a|an|each|every)\s*(?:night|person|room|head|meal|ticket|seat|adult|travell?er|cab|car)|each\b|pp\b|(?:\/|per)\b)/i;
/** It is that of all. */
const ALL =
  /\b(?:for (?:the (?:whole )?(?:party|group|family)|all|both|everyone|\w+ (?:people|travell?ers?|persons|guests|adults)|\w+ nights?|(?:two|three|four|five|six|\d+)\b)|in total|total|altogether|in all|nights?\b|party)/i;
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:flights?|transport\w*|travel|drive|driving|taxis?|legs?)\b/i, "leg"],
  [/\b(?:hotels?|lodgings?|accommodations?|stays?|nights)\b/i, "stay"],
  [/\b(?:meals?|food|restaurants?|dining|eating)\b/i, "meal"],
  [/\b(?:attractions?|sights?|visits?|tickets?|admissions?)\b/i, "visit"],
];

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
  const shown = (amountMinor: number) => formatMoney({ amountMinor, currency });
  const name = nameOf(value, statement, text);
  const before = text.slice(statement.at, value.at);
  if (amount === given.budgetMinor && (BUDGET.test(before) || /^\W*budget/i.test(text.slice(value.end)))) return null;
  if (amount === given.budgetMinor && statement.isRestated && !statement.mentions.some(isThing)) return null;
  if (statement.isIntention && !statement.mentions.some(isThing)) return null;
  const total = figures?.totalMinor ?? null;
  if (
    total !== null &&
    given.budgetMinor !== null &&
    LEFT.test(statement.text) &&
    amount === given.budgetMinor - total
  ) {
    return null;
  }
  if (TOTAL.test(statement.text) && figures !== null && (name === null || !statement.mentions.some(isThing))) {
    const sums = sumsFor(value, statement, text, context);
    if (sums.includes(amount)) return null;
    if (sums.length > 0)
      return { rubric: "consistent", text: `${value.text} is not the sum, which is ${shown(sums[0] ?? 0)}.` };
  }
  if (name !== null) return faultOfPrice(value, name.text, name.key, statement, text, context);
  const known = new Set([
    ...context.observed.rows.flatMap(({ row }) => amountsIn(row, "money")),
    ...(figures === null ? [] : [...figures.others, ...figures.byKind.values(), ...figures.byDay.values()]),
    ...(figures?.stops.flatMap(({ costMinor }) => costMinor ?? []) ?? []),
    ...(total === null ? [] : [total]),
  ]);
  return known.has(amount) ? null : { rubric: "grounded", text: `${value.text} was not observed.` };
}

/** The sums that a sentence with a word for "total" may mean, the likeliest first. */
function sumsFor(value: Value, statement: Statement, text: string, { figures }: Context): number[] {
  if (figures === null) return [];
  const clause = text.slice(Math.max(statement.at, value.at - 60), value.at);
  const kinds = KINDS.filter(([words]) => words.test(clause)).flatMap(([, kind]) => figures.byKind.get(kind) ?? []);
  const ofDay =
    /\bday\b/i.test(statement.text) && statement.day !== null ? figures.byDay.get(statement.day) : undefined;
  const whole = figures.totalMinor === null ? [] : [figures.totalMinor];
  if (ofDay !== undefined) return [ofDay];
  return kinds.length > 0 && !/\b(?:trip|everything|overall|whole|grand)\b/i.test(clause)
    ? kinds
    : [...whole, ...figures.others];
}

function faultOfPrice(
  value: Value,
  name: string,
  key: string,
  statement: Statement,
  text: string,
  context: Context,
): MoneyFault {
  const { observed, figures } = context;
  const rows = rowsInContext(observed.rowsOf(name), statement);
  const prices = rows.flatMap(({ row }) => amountsIn(row, "money"));
  const after = text.slice(value.end, value.end + 40);
  const isOfOne = ONE.test(after);
  const planned = isOfOne
    ? []
    : (figures?.stops.flatMap((stop) => (stop.key === key ? (stop.costMinor ?? []) : [])) ?? []);
  const stays = planned.length > 1 ? [planned.reduce((sum, cost) => sum + cost, 0)] : [];
  const isOfAll = !isOfOne && ALL.test(`${text.slice(Math.max(statement.at, value.at - 40), value.at)} | ${after}`);
  const allowed = new Set([
    ...prices,
    ...planned,
    ...stays,
    ...(isOfAll ? rows.flatMap((row) => multiples(row, context)) : []),
  ]);
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
