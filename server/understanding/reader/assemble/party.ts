import type { Proposals } from "../propose/propose";
import { countIn } from "./count-people";
import type { FactMention } from "./evidence";
import { isSpeaker, isTotal, isWe, type Member, membersIn, saysOnlyWe } from "./members";

export interface Party {
  readonly people?: number;
  readonly children?: number;
  readonly pets?: boolean;
  readonly unclear: readonly string[];
}

/** A total that is less sure than this is not believed against more members that are named. */
const SURE_OF_TOTAL = 0.9;

/** Of several totals, one that is less sure than this share of the surest is none. */
const SHARE_OF_SUREST = 0.7;

/** Who travels: the total that was said, else the members added up. */
export function partyOf(proposals: Proposals, facts: readonly FactMention[], isRequest: boolean): Party {
  const unclear = new Set<string>();
  const ofParty = facts.filter(({ fact }) => fact === "people" || fact === "adult" || fact === "child");
  const totals = ofParty.filter((one) => isTotal(proposals, one) && !isWe(proposals, one));
  const named = ofParty.filter((one) => !totals.includes(one) && !isWe(proposals, one));
  const members = membersIn(proposals, named);
  const [adults, children] = [countOf(proposals, members, "adult"), countOf(proposals, members, "child")];
  const sum = adults === undefined && children === undefined ? undefined : sumOf(adults, children);
  const all = typeof sum === "number" && isRequest && comesAlong(proposals, members) ? sum + 1 : sum;
  const total = totalOf(proposals, totals, all ?? null);
  if (facts.some(({ fact }) => fact === "?people" || fact === "?adult") || total === null) unclear.add("people");
  if (facts.some(({ fact }) => fact === "?child") || children === null) unclear.add("children");
  if (total === undefined && all === null) unclear.add("people");
  // Who asks for a trip for "us" or "my family" is several, and nobody knows how many.
  if (isRequest && total === undefined && all === undefined) {
    if (saysFamily(proposals)) unclear.add("people").add("children");
    else if (saysWe(proposals)) unclear.add("people");
  }
  const people = total ?? (total === null ? undefined : (all ?? undefined));
  const hasPet = facts.some(({ fact }) => fact === "pet");
  return {
    ...(people === undefined ? {} : { people }),
    ...(children === undefined || children === null || children === 0 ? {} : { children }),
    ...(hasPet ? { pets: true } : {}),
    unclear: [...unclear],
  };
}

function countOf(proposals: Proposals, members: readonly Member[], fact: Member["fact"]): number | null | undefined {
  const counts = members
    .filter((one) => one.fact === fact)
    .map((one) => one.count ?? countIn(proposals, one) ?? (one.ages > 0 ? one.ages : null));
  return counts.length === 0
    ? undefined
    : counts.reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0);
}

/** "With my partner", "my partner …, so we": who says so comes along where no word was taken for the speaker. */
function comesAlong(proposals: Proposals, members: readonly Member[]): boolean {
  const { words } = proposals;
  const [first] = members;
  const textOf = ({ from, to }: FactMention) => words.slice(from, to).map(({ text }) => text.toLowerCase());
  const saysSpeaker = members.some(
    (member) => isSpeaker(words, member) || textOf(member).some((word) => WITH_SPEAKER.test(word)),
  );
  if (first === undefined || saysSpeaker) return false;
  const [near = "", far = ""] = [words[first.from - 1], words[first.from - 2]].map((word) => word?.text.toLowerCase());
  const isWith = near === "with" || (far === "with" && /^(?:my|our|a|an|the)$/.test(near));
  const isOneOther = members.length === 1 && first.fact === "adult" && textOf(first).every((word) => !/\d/.test(word));
  return isWith || (isOneOther && countIn(proposals, first) === 1 && saysWe(proposals));
}
/** Words that name the speaker among others, and "two adults", who are all. */
const WITH_SPEAKER =
  /^(?:i|me|myself|we|us|our|ourselves|with|taking|bringing|both|couple|along|too|together|beside|side|coming|joining|adults?|grownups?)$/;

function saysWe({ words }: Proposals): boolean {
  return words.some(({ text }) => /^(?:we|us|our|ours)$/i.test(text) && text !== "US");
}

/** "My family", "with the family"; whom they visit does not travel. */
function saysFamily({ words }: Proposals): boolean {
  return words.some(({ text }, at) => {
    const [near = "", far = ""] = [words[at - 1], words[at - 2]].map((word) => word?.text.toLowerCase());
    return /^family$/i.test(text) && /^(?:my|our|the)$/.test(near) && !/^(?:visit|visiting|see|seeing)$/.test(far);
  });
}

function sumOf(adults: number | null | undefined, children: number | null | undefined): number | null {
  return adults === null || children === null ? null : (adults ?? 0) + (children ?? 0);
}

/** The total as said, of several the last; one that is less than the members that are named must be sure. */
function totalOf(
  proposals: Proposals,
  totals: readonly FactMention[],
  named: number | null,
): number | null | undefined {
  const surest = Math.max(...totals.map(({ probability }) => probability));
  const believed = totals.filter((one) => {
    const count = countIn(proposals, one);
    if (one.probability < surest * SHARE_OF_SUREST) return false;
    return named === null || count === null || count >= named || (count > 1 && one.probability >= SURE_OF_TOTAL);
  });
  // "A party of 8 … we have": the number counts.
  const last = believed.findLast((one) => !saysOnlyWe(proposals, one)) ?? believed.at(-1);
  return last === undefined ? undefined : countIn(proposals, last);
}
