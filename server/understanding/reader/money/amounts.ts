import { type Item, inDigits, spanOf } from "../../text/item";
import { captured, lexicon, type Match } from "../../text/pattern";
import { recognize, rules } from "../../text/rules";
import { BUDGET_BRIDGE, CURRENCIES } from "./currency-words";
import { recognizeSums } from "./sums";

type Reader = (match: Match) => { amount: number; currency: string | null } | null;

const last = (match: Match): number | null => captured(match, "number").at(-1)?.value ?? null;
const priced: Reader = (match) => {
  const amount = last(match);
  return amount === null ? null : { amount, currency: match.values.find((value) => /^[A-Z]{3}$/.test(value)) ?? null };
};
/** A range counts by its upper end; "1-1.5k" too. */
const AMOUNTS = rules<Reader>(
  [
    [
      [
        "us? @currency <number> @scale?",
        "us? @currency <number> to|-|and @currency? <number>",
        "<number> to|-|and <number> @currency",
        "<number> @currency",
        "@currency <number> - <number>",
      ],
      priced,
    ],
    [["<thousands>", "<number> - <thousands>", "<number> to <thousands>"], priced],
  ],
  { currency: CURRENCIES, scale: lexicon(["usd|dollars"]) },
);

const BARE = rules<Reader>(
  [
    [
      [
        "budget* ~bridge6 <count>",
        "spend* ~bridge5 <count>",
        "keep|stay|staying|keeping ..3 under|below|within|to <count>",
        "max|maximum|most|limit :? <count>",
        "<count> budget",
        "<count> total budget",
        "<count> max|maximum|total|tops|altogether|overall",
        "<count> in total|all",
        "<count> all in|together",
        "<count> for everything|all",
        "<count> each|apiece|pp|pppd",
        "<count> per|a person|head",
        "<count> at most",
        "<count> or less|under",
        "afford|pay ~bridge3 <count>",
        "budget* ~bridge6 <count> to|- <count>",
        "budget* ~bridge6 between <count> and <count>",
        "budget* ~bridge4 <duration> ~bridge3 <count>",
      ],
      priced,
    ],
  ],
  { bridge: BUDGET_BRIDGE },
);
/** Smaller bare numbers count people, days or stars rather than dollars. */
const LEAST_BARE_AMOUNT = 50;

/** Replaces every amount of money by a money item. In an answer to the question for the budget bare numbers are amounts too. */
export function recognizeMoney(items: readonly Item[], answersBudget = false): Item[] {
  const amounts = recognize(items, AMOUNTS, ({ match, meaning }) => {
    const next = items[match.end]?.lower ?? "";
    if (/^(run|race|steps|people|miles|km|marathon|feet|ft)$/.test(next) || isTail(items, match.start)) return null;
    if (/^(a|per)$/.test(next) && items[match.end + 1]?.lower === "year") return null;
    const value = meaning(match);
    return value === null ? null : { ...spanOf(items, match.start, match.end), kind: "money", value };
  });
  const sums = recognizeBare(amounts);
  return answersBudget ? recognizeSums(sums) : sums;
}

/** In "forty-three fifty dollars" the "fifty" is no amount of its own. */
function isTail(items: readonly Item[], at: number): boolean {
  return [items[at - 1], items[at]].every((item) => item?.kind === "number" && !inDigits(item));
}

/** "budget of 2000": only the number becomes money, the words before it stay. */
function recognizeBare(items: readonly Item[]): Item[] {
  const result = [...items];
  for (const { match, meaning } of BARE.find(items)) {
    const value = meaning(match);
    const at = items.findLastIndex((item, index) => index < match.end && item.kind === "number");
    const item = items[at];
    if (value === null || value.amount < LEAST_BARE_AMOUNT || item === undefined || at < match.start) continue;
    if (/^(people|persons|adults|days|nights|kids|cities|of|days)$/.test(items[at + 1]?.lower ?? "")) continue;
    result[at] = { ...spanOf(items, at, at + 1), kind: "money", value };
  }
  return result;
}
