import { type Item, inDigits, type NumberItem, spanOf } from "../../text/item";
import { captured } from "../../text/pattern";
import { recognize, rules } from "../../text/rules";

/** Smaller bare numbers count people, days or years rather than dollars. */
const LEAST_SUM = 100;
/** Longer ones are telephone numbers. */
const MOST_SUM = 1_000_000;

/** What is counted right after a number that is no sum of money. */
const COUNTED =
  /^(people|persons|adults|kids|children|guests|of|days|nights|weeks|months|years|year|yr|old|miles|mile|km|feet|ft|meters|metres|steps|run|race|cities|rooms|hotels|points|percent|%|st|nd|rd|th|am|pm)$/;
/** "320 a month" is what is put away, "in 1988" when it was. */
const RATE = /^(?:a|per|each|every|\/) (?:hour|week|weekend|month|year)$/;
const DATED = /^(in|since|of|from|by|until|till|summer|winter|spring|fall|autumn)$/;
const YEAR = /^(19|20)\d\d$|^(nineteen|twenty)[ -]\w+([ -]\w+)?$/;
/** "Room 412", "flight 1205". */
const NAMED_BY_NUMBER = /^(room|flight|gate|route|highway|apartment|number|unit|#)$/;

/**
 * In an answer to the question for the budget: numbers in words that are said digit by digit or in pairs ("forty-three fifty") become one.
 * Other numbers side by side are none at all, so that the tail is not taken for the whole ("eleven-eight", "4 500").
 */
export function joinSpokenSums(items: readonly Item[]): Item[] {
  const joined: Item[] = [];
  for (let at = 0; at < items.length; ) {
    const end = runEnd(items, at);
    const same = items[at];
    if (end - at < 2) {
      if (same !== undefined) joined.push(same);
      at += 1;
      continue;
    }
    const value = spokenSum(items.slice(at, end));
    const span = spanOf(items, at, end);
    joined.push(
      value === null ? { ...span, kind: "word", capital: false } : { ...span, kind: "number", value, ordinal: false },
    );
    at = end;
  }
  return joined;
}

/** Where the numbers end that stand side by side, all in words or all in digits, and count nothing ("2500 2 adults"). */
function runEnd(items: readonly Item[], start: number): number {
  const first = items[start];
  if (first?.kind !== "number" || first.ordinal) return start;
  let end = start + 1;
  for (let at = end; ; at += 1) {
    const item = items[at];
    if (item?.kind === "number" && !item.ordinal && inDigits(item) === inDigits(first) && !counts(items, at))
      end = at + 1;
    else if (item?.lower !== "oh") return end;
  }
}

/** "Six forty", "twelve oh five", "two four four zero"; null where it could be anything. */
function spokenSum(run: readonly Item[]): number | null {
  const values = run.map((item) => (item.kind === "number" ? item.value : 0));
  const [first = 0, second = 0, third = 0] = values;
  if (run.some(inDigits)) return null;
  if (values.length > 2 && first > 0 && values.every((value) => value < 10)) return Number(values.join(""));
  if (first < 1 || first > 99) return null;
  if (values.length === 2 && second > 9 && second < 100) return first * 100 + second;
  return values.length === 3 && run[1]?.lower === "oh" && third < 10 ? first * 100 + third : null;
}

function counts(items: readonly Item[], at: number): boolean {
  return COUNTED.test(items[at + 1]?.lower ?? "");
}

const RANGES = rules<true>([[["<money> up? to <money>", "<money> - <money>", "between <money> and <money>"], true]]);

/** In an answer to the question for the budget a bare number is a sum, and a range counts by its upper end. */
export function recognizeSums(items: readonly Item[]): Item[] {
  const isOnlyWord = items.filter(({ kind }) => kind !== "break" && kind !== "symbol").length === 1;
  const sums = items.map((item, at): Item => {
    if (item.kind !== "number" || item.ordinal || !Number.isInteger(item.value)) return item;
    if (!isOnlyWord && !isSum(items, at, item)) return item;
    return { ...spanOf(items, at, at + 1), kind: "money", value: { amount: item.value, currency: null } };
  });
  return recognize(sums, RANGES, ({ match }) => {
    const [low, high] = captured(match, "money");
    if (low === undefined || high === undefined || low.value.amount > high.value.amount) return null;
    return { ...spanOf(sums, match.start, match.end), kind: "money", value: high.value };
  });
}

function isSum(items: readonly Item[], at: number, { value, lower }: NumberItem): boolean {
  const [before = "", next = "", afterNext = ""] = [at - 1, at + 1, at + 2].map((index) => items[index]?.lower);
  if (value < LEAST_SUM || value > MOST_SUM || counts(items, at) || RATE.test(`${next} ${afterNext}`)) return false;
  return !NAMED_BY_NUMBER.test(before) && !(DATED.test(before) && YEAR.test(lower));
}
