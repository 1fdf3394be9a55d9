import { numberOfWord } from "../../text/numbers";
import type { Proposals } from "../propose/propose";
import { countIn, likelyCount, numbersIn, SPEAKER } from "./count-people";
import type { FactMention } from "./evidence";

/** Words that name one or several of the party, each counted once however often they are named. */
export interface Member extends FactMention {
  readonly fact: "adult" | "child";
  /** How many ages are said behind it. */
  readonly ages: number;
  /** "22 of them": how many those before are. */
  readonly count: number | null;
}

const REFERS_BACK = /^(?:him|her|he|she|them|they|himself|herself|themselves)$/;
const AGE_WORD =
  /^(?:and|&|who|is|are|s|a|aged?|ages|turning|just|turned|now|years?|yrs?|yo|old|months?|mos?|weeks?|\P{L})$/u;
const MOST_BETWEEN = 3;
/** Totals that hold no number and that the model does not count are a member: "a friend". */
const TOTALS =
  /^(?:couples?|pairs?|duo|trio|both|two|three|us|we|solo|alone|myself|me|single|twosome|threesome|foursome|quartet|quintet|family|friends|group|everyone|everybody|all|ourselves|parents|grandparents|newlyweds)$/;

/** Whether words that the model takes for a total are one: "a friend" is a member. */
export function isTotal({ words }: Proposals, mention: FactMention): boolean {
  const { fact, from, to } = mention;
  const own = lowerOf(words, from, to);
  return (
    fact === "people" && (own.some((word) => isNumber(word) || TOTALS.test(word)) || (likelyCount(mention) ?? 0) > 1)
  );
}

/** "We" and "us" where not even the model knows how many they are: they only say that the speaker comes along. */
export function isWe(proposals: Proposals, mention: FactMention): boolean {
  // "Of us" is what a number before it counts.
  const isOfUs = lowerOf(proposals.words, mention.from, mention.to).includes("of");
  return saysOnlyWe(proposals, mention) && (isOfUs || (likelyCount(mention) ?? 0) === 0);
}

/** Whether words hold no number and no noun: "we", "just us". */
export function saysOnlyWe({ words }: Proposals, { from, to }: FactMention): boolean {
  const own = lowerOf(words, from, to).filter((word) => /\p{L}|\p{N}/u.test(word));
  return own.some((word) => WE.test(word)) && own.every((word) => WE.test(word) || BESIDE_WE.test(word));
}
const WE = /^(?:we|us|our|ours|ourselves)$/;
const BESIDE_WE = /^(?:d|re|ll|ve|just|all|of)$/;

/**
 * The members that are named: without their ages ("two kids, 4 and 7" are two), without those who are named again ("my wife …, her and
 * me"), and the speaker once.
 */
export function membersIn(proposals: Proposals, facts: readonly FactMention[]): Member[] {
  const { words } = proposals;
  const members: Member[] = [];
  for (const mention of joined(words, facts)) {
    const fact = mention.fact === "child" ? "child" : "adult";
    const own = lowerOf(words, mention.from, mention.to);
    const before = members.at(-1);
    // Nobody is named twice in one list: "Mommy, Daddy and her".
    const isListed = before !== undefined && lowerOf(words, before.to, mention.from).every((word) => LISTS.test(word));
    const isNamedAgain =
      (own.every((word) => REFERS_BACK.test(word)) &&
        !isListed &&
        members.some((member) => !isSpeaker(words, member))) ||
      (isSpeaker(words, mention) && members.some((member) => isSpeaker(words, member))) ||
      (isAgeOfOne(words, mention) && !isListed && members.some((member) => member.fact === "child"));
    if (isNamedAgain) continue;
    if (before !== undefined && isAgeOf(proposals, before, mention)) {
      const ages = before.ages + own.filter((word) => /^\d/.test(word)).length;
      members[members.length - 1] = { ...before, ages };
    } else if (before !== undefined && /of them$/.test(own.join(" ")) && isNumber(own[0] ?? "")) {
      members[members.length - 1] = { ...before, count: numberOf(own[0] ?? "") };
    } else {
      members.push({ ...mention, fact, ages: 0, count: null });
      const children = childrenWith(proposals, mention);
      if (children !== null) members.push({ ...mention, fact: "child", ages: 0, count: children });
    }
  }
  return members;
}
const LISTS = /^(?:and|n|the|my|our|[,&+])$/;

/** "2+3", "two adults one 3yo": the adults are the first of two numbers, the children the other. */
function childrenWith(proposals: Proposals, mention: FactMention): number | null {
  const [adults, children, ...others] = numbersIn(proposals, mention);
  if (mention.fact !== "adult" || children === undefined || others.length > 0) return null;
  return likelyCount(mention) === adults ? children : null;
}

/** Pieces that touch are one member unless the model is sure of both: "ex's" and "mother", but "mom" and "dad". */
function joined(words: Proposals["words"], facts: readonly FactMention[]): FactMention[] {
  const whole: FactMention[] = [];
  for (const mention of facts) {
    const before = whole.at(-1);
    const touches = before !== undefined && before.to === mention.from && before.fact === mention.fact;
    const isPiece = touches && Math.min(before.probability, mention.probability) < SURE_OF_PIECES;
    if (!isPiece || !/\p{L}$/u.test(words[before.to - 1]?.text ?? "")) whole.push(mention);
    else {
      const { counts, ...rest } = mention;
      const surest = Math.max(...(before.counts ?? [0])) > Math.max(...(counts ?? [0])) ? before.counts : counts;
      whole[whole.length - 1] = {
        ...rest,
        from: before.from,
        probability: Math.max(before.probability, mention.probability),
        ...(surest === undefined ? {} : { counts: surest }),
      };
    }
  }
  return whole;
}
const SURE_OF_PIECES = 0.9;

export function isSpeaker(words: Proposals["words"], { from, to }: FactMention): boolean {
  const [first, ...others] = lowerOf(words, from, to);
  return first !== undefined && SPEAKER.test(first) && others.every((word) => /^(?:m|ll|ve|d|am|\P{L})$/u.test(word));
}

function isAgeOf(proposals: Proposals, before: Member, mention: FactMention): boolean {
  const { words } = proposals;
  const own = lowerOf(words, mention.from, mention.to);
  const between = lowerOf(words, before.to, mention.from);
  const count = countIn(proposals, before);
  // "4 adults, a 3-year-old", "a toddler and a 4-year-old" are one more.
  const isOneMore =
    mention.fact !== before.fact || (count !== null && before.ages >= count) || (count === 1 && between.includes("a"));
  return (
    !isOneMore &&
    own.some((word) => /^\d{1,2}$/.test(word)) &&
    own.every((word) => AGE_WORD.test(word) || /^\d{1,2}$/.test(word)) &&
    between.length <= MOST_BETWEEN + 2 * before.ages &&
    between.every((word) => AGE_WORD.test(word) || /^\d{1,2}$/.test(word))
  );
}

/** "The 14 year old" is one of the children that were named. */
function isAgeOfOne(words: Proposals["words"], { from, to }: FactMention): boolean {
  const own = lowerOf(words, from, Math.max(to, from + 2));
  return /^(?:the|our|my)$/i.test(words[from - 1]?.text ?? "") && /^\d{1,2} (?:year|yr|month|yo)/.test(own.join(" "));
}

function lowerOf(words: Proposals["words"], from: number, to: number): string[] {
  return words.slice(from, to).map(({ text }) => text.toLowerCase());
}

function isNumber(word: string): boolean {
  return /^\d{1,4}$/.test(word) || numberOfWord(word)?.ordinal === false;
}

function numberOf(word: string): number | null {
  return /^\d{1,4}$/.test(word) ? Number(word) : (numberOfWord(word)?.value ?? null);
}
