import { CHILDREN, COMPANIONS, ONE_CHILD, RELATIONS } from "../lexicon/party";
import type { Item } from "../text/item";
import { phraseAt } from "../text/pattern";

/** One of those who are listed: "my wife", "three coworkers", "our daughters Mia (6) and Zoe (11)". */
interface Member {
  /** The noun, or the age of a child that has none. */
  readonly key: string;
  /** Null for a plural without a number. */
  readonly count: number | null;
  readonly isChild: boolean;
}

export interface Roster {
  /** How many travel beside the speaker, by noun, so that a wife named twice is one. */
  readonly adults: ReadonlyMap<string, number>;
  readonly children: number;
  readonly hasSpeaker: boolean;
  /** Where the lists stand, from the first item to the one after the last. */
  readonly spans: readonly { readonly start: number; readonly end: number }[];
}

const JOINT = /^(,|and|&|plus|\+|with|n)$/;
const DETERMINER = /^(my|our|his|her|their|the|a|an|both|all)$/;
const ADJECTIVE =
  /^(best|good|old|older|elder|eldest|elderly|young|younger|youngest|little|small|teenage|teen|adult|grown|dear|other|lovely|own|close|two|single|retired|pregnant|new)$/;
const SPEAKER = /^(i|me|myself)$/;
const ADULT_AGE = 18;

/** Those who are listed one after another ("my parents, my brother and I"); lists of one are left to the patterns. */
export function readRoster(items: readonly Item[]): Roster {
  const adults = new Map<string, number>();
  const children = new Map<string, number>();
  const spans: { start: number; end: number }[] = [];
  let hasSpeaker = false;
  for (let at = 0; at < items.length; ) {
    const list = listAt(items, at);
    at = list.end;
    const isComplete = list.members.every((member) => member.count !== null);
    if (list.members.length < 2 || !isComplete) continue;
    spans.push({ start: list.start, end: list.end });
    const isSpeakerFirst = items[list.start - 1]?.lower === "am" && items[list.start - 2]?.lower === "i";
    for (const [index, { key, count, isChild }] of list.members.entries()) {
      if (key === "i" || (index === 0 && isSpeakerFirst)) hasSpeaker = true;
      else (isChild ? children : adults).set(key, count ?? 0);
    }
    hasSpeaker ||= isJoinedBySpeaker(items, list.start, list.end);
  }
  return { adults, children: [...children.values()].reduce((sum, count) => sum + count, 0), hasSpeaker, spans };
}

/** "Taking my wife and two kids", "my boss and three coworkers are coming along with me". */
function isJoinedBySpeaker(items: readonly Item[], start: number, end: number): boolean {
  const before = items.slice(Math.max(0, start - 2), start).map((item) => item.lower);
  if (before.some((word) => /^(take|taking|bring|bringing|accompanied|joined|alongside)$/.test(word))) return true;
  const after = items.slice(end, end + 7).map((item) => item.lower);
  return after.some((word, index) => /^(with|join|joining)$/.test(word) && /^(me|us)$/.test(after[index + 1] ?? ""));
}

/** The members listed from `at` on, and where the list ends (at least one item on). */
function listAt(items: readonly Item[], at: number): { members: Member[]; start: number; end: number } {
  const members: Member[] = [];
  let next = at;
  let end = at + 1;
  for (;;) {
    const found = memberAt(items, next);
    if (found === null) return { members, start: at, end };
    members.push(found.member);
    end = found.end;
    next = end;
    while (next - end < 2 && JOINT.test(items[next]?.lower ?? "")) next += 1;
    if (next === end) return { members, start: at, end };
  }
}

function memberAt(items: readonly Item[], start: number): { member: Member; end: number } | null {
  if (SPEAKER.test(items[start]?.lower ?? "")) {
    return { member: { key: "i", count: 1, isChild: false }, end: start + 1 };
  }
  let at = start;
  let written: number | null = null;
  let hasDeterminer = false;
  for (; at - start < 4; at += 1) {
    const item = items[at];
    const aged = ageAt(items, at);
    if (aged !== null) return agedMember(items, aged, written ?? 1);
    if (item?.kind === "number" && !item.ordinal && written === null && item.value < 20) written = item.value;
    else if (DETERMINER.test(item?.lower ?? "")) hasDeterminer = true;
    else if (!ADJECTIVE.test(item?.lower ?? "")) break;
  }
  const noun = nounAt(items, at);
  if (noun === null) return null;
  const names = namesAt(items, noun.end);
  const count = written ?? noun.count ?? (names.count > 0 ? names.count : null);
  const isBare = !hasDeterminer && written === null && items[start - 1]?.kind === "word" && at === start;
  if (isBare && !JOINT.test(items[start - 1]?.lower ?? "")) return null;
  return { member: { key: items[at]?.lower ?? "", count, isChild: noun.isChild }, end: names.end };
}

function nounAt(items: readonly Item[], at: number): { count: number | null; isChild: boolean; end: number } | null {
  const child = phraseAt(items, at, ONE_CHILD);
  if (child !== null) return { count: Number(child.value), isChild: true, end: child.end };
  const relation = phraseAt(items, at, RELATIONS);
  if (relation !== null) return { count: Number(relation.value), isChild: false, end: relation.end };
  const children = phraseAt(items, at, CHILDREN);
  if (children !== null) return { count: null, isChild: true, end: children.end };
  const companions = phraseAt(items, at, COMPANIONS);
  return companions === null ? null : { count: null, isChild: false, end: companions.end };
}

/** "4 year old": the age and the position after it. */
function ageAt(items: readonly Item[], at: number): { age: number; end: number } | null {
  const number = items[at];
  if (number?.kind !== "number" || !/^(year|years|yr|yrs|month|months)$/.test(items[at + 1]?.lower ?? "")) return null;
  return /^(old|olds)$/.test(items[at + 2]?.lower ?? "") ? { age: number.value, end: at + 3 } : null;
}

function agedMember(
  items: readonly Item[],
  { age, end }: { age: number; end: number },
  count: number,
): { member: Member; end: number } {
  const noun = nounAt(items, end);
  return { member: { key: String(age), count, isChild: age < ADULT_AGE }, end: noun?.end ?? end };
}

/** The position behind an age, if one stands here: "(6)", ", 6,", "aged 6". */
function afterAge(items: readonly Item[], at: number): number {
  const isAge = /^(\(|,|aged?)$/.test(items[at]?.lower ?? "") && items[at + 1]?.kind === "number";
  const closes = /^[),]$/.test(items[at + 2]?.text ?? "");
  const counts = items[at]?.text === "," && !closes;
  if (!isAge || counts) return at;
  return items[at]?.text === "(" && closes ? at + 3 : at + 2;
}

/** Names and ages behind a noun: "Mia (6) and Zoe (11)", "Jake". */
function namesAt(items: readonly Item[], start: number): { count: number; end: number } {
  let count = 0;
  let end = afterAge(items, start);
  for (let at = end; ; ) {
    const name = items[at];
    const isName = (name?.kind === "word" && name.capital && !SPEAKER.test(name.lower)) || name?.kind === "place";
    if (!isName) return { count, end };
    count += 1;
    at = afterAge(items, at + 1);
    end = at;
    if (!/^(,|and|&)$/.test(items[at]?.lower ?? "")) return { count, end };
    at += 1;
  }
}
