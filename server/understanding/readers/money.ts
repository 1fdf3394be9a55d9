import { BUDGET_BRIDGE, BUDGET_WORDS, CURRENCIES, THING_PRICED } from "../lexicon/money";
import { type Item, inDigits, type MoneyItem, spanOf } from "../text/item";
import { captured, lexicon, type Match } from "../text/pattern";
import { recognise, rules } from "../text/rules";
import { recogniseSums } from "./money-answers";

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
export function recogniseMoney(items: readonly Item[], answersBudget = false): Item[] {
  const amounts = recognise(items, AMOUNTS, ({ match, meaning }) => {
    const next = items[match.end]?.lower ?? "";
    if (/^(run|race|steps|people|miles|km|marathon|feet|ft)$/.test(next) || isTail(items, match.start)) return null;
    if (/^(a|per)$/.test(next) && items[match.end + 1]?.lower === "year") return null;
    const value = meaning(match);
    return value === null ? null : { ...spanOf(items, match.start, match.end), kind: "money", value };
  });
  const sums = recogniseBare(amounts);
  return answersBudget ? recogniseSums(sums) : sums;
}

/** In "forty-three fifty dollars" the "fifty" is no amount of its own. */
function isTail(items: readonly Item[], at: number): boolean {
  return [items[at - 1], items[at]].every((item) => item?.kind === "number" && !inDigits(item));
}

/** "budget of 2000": only the number becomes money, the words before it stay. */
function recogniseBare(items: readonly Item[]): Item[] {
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

const PER_PERSON = lexicon([
  "per person|each|pp|p p|a head|per head|apiece|a person|per traveler|per traveller|per pax|/ person|/ pp|/ head|per adult|each person|each of us|for each|per guest|per capita|for each person|per individual",
]);
const PER_DAY = lexicon(["per day|a day|daily|/ day|each day|every day|pd|per diem|a day each|p d"]);
const PER_NIGHT = lexicon([
  "per night|a night|nightly|/ night|each night|every night|for the room|for a room|for the hotel|for hotels|for flights|for dinner|for the flight|for food",
]);

const UNITS = rules<"person" | "day" | "thing">(
  [
    [["..1 @person"], "person"],
    [["..1 @day"], "day"],
    [["..1 @night"], "thing"],
  ],
  { person: PER_PERSON, day: PER_DAY, night: PER_NIGHT },
);

export interface SaidBudget {
  /** Whole trip in dollars; null where it was said but cannot be known. */
  readonly amount: number | null;
  readonly perPerson: boolean;
  readonly perDay: boolean;
}

interface Candidate extends SaidBudget {
  readonly isBudget: boolean;
  readonly isRevision: boolean;
  /** Said as what the sums before it come to. */
  readonly settles: boolean;
  /** Said as what it is not. */
  readonly isDenied: boolean;
}

const VAGUE_BUDGET = rules<true>([
  [
    [
      "tight|small|low|limited|shoestring|modest|reasonable budget",
      "on a budget",
      "budget friendly",
      "budget trip|travel|vacation|options|hotel|hotels",
      "cheap* as possible",
      "budget|cost conscious|minded|savvy",
      "low|lower cost",
      "not too expensive",
      "cheap|affordable|inexpensive|economical trip|vacation|getaway|holiday",
      "do not want to spend too|a much|lot",
      "keep it|costs|things cheap|affordable|low",
      "save money",
      "cheap|cheaply|affordable|inexpensive $",
    ],
    true,
  ],
]);

/** The budget for the whole trip as far as it was said, or null when money was not spoken of. */
export function readBudget(items: readonly Item[]): SaidBudget | null {
  const candidates: Candidate[] = [];
  items.forEach((item, at) => {
    if (item.kind !== "money") return;
    const candidate = candidateAt(items, at, item);
    if (candidate !== null) candidates.push(candidate);
  });
  const meant = preferring(candidates, (candidate) => !candidate.isDenied);
  const settled = meant.at(-1);
  if (settled?.settles === true && isOfTheirSize(settled, meant)) return settled;
  const pool = preferring(preferring(meant, isWhole), (candidate) => candidate.isBudget);
  const lastOne = pool.at(-1);
  if (lastOne === undefined) {
    return VAGUE_BUDGET.find(items).length > 0 ? { amount: null, perPerson: false, perDay: false } : null;
  }
  const agree = pool.every(
    (other) =>
      other.amount === lastOne.amount && other.perPerson === lastOne.perPerson && other.perDay === lastOne.perDay,
  );
  return agree || lastOne.isRevision ? lastOne : { amount: null, perPerson: false, perDay: false };
}

/** Those that are so, where there are any. */
function preferring(candidates: readonly Candidate[], isSo: (candidate: Candidate) => boolean): readonly Candidate[] {
  const preferred = candidates.filter(isSo);
  return preferred.length > 0 ? preferred : candidates;
}

/** "1,200 a head makes 8,400": the whole sum needs no reckoning. */
function isWhole({ perPerson, perDay }: SaidBudget): boolean {
  return !perPerson && !perDay;
}

/** "We've 3,000 but it's 500 for the dog": what is far smaller than another sum is a part of it. */
function isOfTheirSize(candidate: Candidate, all: readonly Candidate[]): boolean {
  const largest = Math.max(...all.map(({ amount }) => amount ?? 0));
  return isWhole(candidate) && candidate.amount !== null && candidate.amount >= largest / 2;
}

/** What leads to the sum that counts in the end: "2k less 520, so 1480", "under a grand, specifically $980". */
const SETTLES =
  /(?:^| )(?:so|now|still|specifically|exactly|precisely|namely|put|say|make|makes|leaves|totals|comes to|call it|this year|this time)(?: [^ ,]+){0,4}$|(?:^| )(?:it is|its|that is|:|(?:no|nah|nope)(?: ,)?)$/;
const SETTLED = /^,? ?(?:then|now|together|altogether|in all|all told)(?: |$)/;
/** "Not 2121", "if you quote me 7,000". */
const DENIES = /(?:^| )(?:not|rather than|instead of|if(?: [^ ,]+){1,4})$/;

const REVISES =
  /^(now|actually|instead|rather|make|raised|changed|increased|reduced|revised|updated|correction|correct|pardon|kidding|oops|meant|wait|sorry)$/;

function candidateAt(items: readonly Item[], at: number, item: MoneyItem): Candidate | null {
  const before = clause(items, at, -1, 10);
  const after = clause(items, at, 1, 4);
  const near = before.slice(-4);
  const units = unitsAfter(items, at + 1);
  const isBudget = [...before, ...after].some((word) => BUDGET_WORDS.has(word));
  const saysBudget = [...before, ...after].some((word) => word.startsWith("budget"));
  if (units.includes("thing")) return null;
  const behind = /^(,|with|including|incl|inclusive)$/.test(after[0] ?? "") ? [] : after.slice(0, 2);
  if (!saysBudget && [...near, ...behind].some((word) => THING_PRICED.has(word))) return null;
  const isRevision =
    before.some((word) => REVISES.test(word)) ||
    /^(now|instead)$/.test(after[0] ?? "") ||
    clause(items, at, -1, 16, true).some((word) =>
      /^(actually|sorry|wait|correction|correct|pardon|kidding|oops|meant|scratch)$/.test(word),
    );
  const daily = before.slice(-4).includes("daily") || near.join(" ").includes("per day");
  const { amount, currency } = item.value;
  return {
    amount: currency === null || currency === "USD" ? amount : null,
    perPerson: units.includes("person") || near.slice(near.lastIndexOf(",") + 1).includes("each"),
    perDay: units.includes("day") || daily,
    isBudget: isBudget || saysBudget || isRevision,
    isRevision,
    settles: SETTLES.test(before.join(" ")) || SETTLED.test(after.join(" ")),
    isDenied: DENIES.test(before.join(" ")),
  };
}

function unitsAfter(items: readonly Item[], at: number): ("person" | "day" | "thing")[] {
  const first = UNITS.findAt(items, at);
  if (first === null) return [];
  const second = UNITS.findAt(items, first.match.end);
  return second === null ? [first.meaning] : [first.meaning, second.meaning];
}

/** The words before (step -1) or after (step 1) an item, nearest last or first, up to the sentence's end. */
function clause(items: readonly Item[], at: number, step: 1 | -1, most: number, acrossSentences = false): string[] {
  const words: string[] = [];
  for (let other = at + step; words.length < most; other += step) {
    const item = items[other];
    if (item === undefined || (item.kind === "break" && !acrossSentences) || item.kind === "money") break;
    if (step === -1) words.unshift(item.lower);
    else words.push(item.lower);
  }
  return words;
}
