import { onceForEach, spellingKey } from "@/server/trip";
import type { Observation, ObservedRow } from "../observed/observed";
import { type Context, isThing, type Statement, type TurnFindings } from "./reading";

const NOT =
  /\b(?:no|not any|none|without|unavailable|not available|isn't available|aren't available|sold out|fully booked|nothing|couldn't find|could not find)\b/i;
const THERE =
  /\b(?:available|availability|bookable|vacan\w+|can be booked|in stock|seats? left|rooms? left|there (?:is|are|was|were)|found|runs?|operates?|offers?)\b/i;
const GONE = /\b(?:unavailable|not available|isn't available|sold out|fully booked|no longer available)\b/i;
/** Says when a place is open; "open to book", "an open table" and "close to" don't. */
const HOURS =
  /\b(?:opens|closes|opening (?:hours|times)|open (?:from|until|till|til|daily|every|all|at|on|late|then|now|24|[\d(])|(?:is|are|'s|be|stays?|not|was|still) (?:open|closed)(?!\s+(?:to|for)\b)|closed (?:on|at|from|then))/i;
const HOURS_COLUMN = /hour|open|clos/i;
const WITHIN_BUDGET = /\b(?:within|under|below|inside|fits?|meets?|keeps? to|respects?)\b[^.]*\bbudget\b/i;

/** What was looked for, by the word for it: which tools tell of it. */
const KINDS: readonly (readonly [RegExp, RegExp])[] = [
  [/\bflights?\b/i, /flight/i],
  [/\b(?:restaurants?)\b/i, /restaurant/i],
  [/\b(?:hotels?|accommodations?|lodgings?|rooms?)\b/i, /accommodation|hotel|lodging/i],
  [/\b(?:attractions?|sights?)\b/i, /attraction|sight|spot|poi/i],
  [/\b(?:trains?)\b/i, /train|rail/i],
];

/** That something is there, or is not, must be what the last look at it showed. */
export function checkAvailability(statement: Statement, context: Context, findings: TurnFindings): void {
  if (statement.isIntention) return;
  checkOpen(statement, context, findings);
  checkBudget(statement, context, findings);
  const isNegative = NOT.test(statement.text);
  if (!isNegative && !THERE.test(statement.text)) return;
  const things = statement.mentions.filter(isThing);
  for (const { text } of GONE.test(statement.text) ? things : []) {
    findings.claims += 1;
    if (context.observed.hasName(text))
      findings.consistent.push(`${text} was observed, and is said not to be available.`);
  }
  if (things.length === 0) checkKind(statement, isNegative, context, findings);
}

/** "There are no flights from A to B on 10 March": the searches for just that. */
function checkKind(statement: Statement, isNegative: boolean, { observed }: Context, findings: TurnFindings): void {
  const cities = statement.mentions.filter(({ kind }) => kind === "city");
  const tools = KINDS.filter(([words]) => words.test(statement.text)).map(([, tool]) => tool);
  if (cities.length === 0 || tools.length === 0) return;
  findings.claims += 1;
  const dates = statement.values.flatMap(({ kind, amount }) => (kind === "date" ? [amount] : []));
  const isAbout = (one: Observation) =>
    tools.some((tool) => tool.test(one.tool)) &&
    isInOrder(one.asked, [...new Set(cities.map(({ key }) => key))]) &&
    (dates.length === 0 || one.askedDates.length === 0 || dates.some((date) => one.askedDates.includes(date)));
  const about = observed.observations.filter(isAbout);
  const said = statement.text.trim().slice(0, 120);
  if (about.length === 0) findings.grounded.push(`Nothing was looked up that shows: ${said}`);
  else if (isNegative && about.every((one) => !one.isEmpty)) {
    findings.consistent.push(`Something was found, and this says otherwise: ${said}`);
  } else if (!isNegative && about.every((one) => one.isEmpty)) {
    findings.consistent.push(`Nothing was found, and this says otherwise: ${said}`);
  }
}

function isInOrder(asked: string, keys: readonly string[]): boolean {
  let from = 0;
  const text = ` ${asked} `;
  return keys.every((key) => {
    const at = text.indexOf(` ${key} `, from);
    from = at + key.length;
    return at >= 0;
  });
}

/** Hours are claimed only where a row tells them. */
function checkOpen({ text, mentions }: Statement, { observed }: Context, findings: TurnFindings): void {
  if (!HOURS.test(text)) return;
  for (const { kind, text: name } of mentions) {
    if (kind !== "place") continue;
    findings.claims += 1;
    const rows = observed.rowsOf(name);
    const hasHours = rows.some(({ row }) =>
      [...row.keys()].some((column) => column === "" || HOURS_COLUMN.test(column)),
    );
    if (!hasHours) findings.grounded.push(`No hours of ${name} were observed.`);
  }
}

function checkBudget({ text }: Statement, { figures, given }: Context, findings: TurnFindings): void {
  if (figures?.totalMinor == null || given.budgetMinor === null || !WITHIN_BUDGET.test(text)) return;
  findings.claims += 1;
  if (figures.totalMinor > given.budgetMinor)
    findings.consistent.push("The plan costs more than the budget that it is said to meet.");
}

const TERMS = /cuisine|room type/i;

/** A cuisine or kind of room that is said of a place must be in what was observed of it. */
export function checkTerms(statement: Statement, text: string, { observed }: Context, findings: TurnFindings): void {
  const things = statement.mentions.filter(({ kind }) => kind === "place");
  if (things.length === 0) return;
  const terms = termsOfRows(observed.rows);
  for (const [at, { text: name, end }] of things.entries()) {
    const rows = observed.rowsOf(name);
    if (!rows.some(({ row }) => [...row.keys()].some((column) => TERMS.test(column)))) continue;
    const own = termsOfRows(rows);
    const said = ` ${spellingKey(text.slice(end, things[at + 1]?.at ?? statement.end))} `;
    for (const term of terms) {
      if (!said.includes(` ${term} `) || !/\b(?:cuisine|food|serves?|serving|dish\w*|room|home|apt)\b/i.test(said))
        continue;
      findings.claims += 1;
      if (!own.some((kept) => ` ${kept} `.includes(` ${term} `)))
        findings.consistent.push(`${name} was not observed to be ${term}.`);
    }
  }
}

/** The rows of a moment are one array, which many statements are held against. */
const termsOfRows = onceForEach((rows: readonly ObservedRow[]) => {
  const cells = rows.flatMap(({ row }) => [...row]);
  const terms = cells.flatMap(([column, cell]) => (TERMS.test(column) ? String(cell).split(/[,&]/) : []));
  return [...new Set(terms)].map(spellingKey).filter((term) => term.length > 2);
});
