import { ADULTS, CHILDREN, COMPANIONS, ONE_CHILD, PEOPLE, PETS, RELATIONS, SOME_CHILDREN } from "../lexicon/party";
import type { Item } from "../text/item";
import { captured, type Match } from "../text/pattern";
import { isNegated } from "../text/polarity";
import { type Found, rules } from "../text/rules";

/** What one phrase adds to the party. */
type Part =
  /** Everyone: "a group of 8". */
  | { readonly kind: "total" }
  | { readonly kind: "fixedTotal"; readonly people: number; readonly addsChildren?: boolean }
  | { readonly kind: "adults" }
  | { readonly kind: "children" }
  | { readonly kind: "oneChild" }
  | { readonly kind: "someChildren" }
  /** People who come beside the speaker: "with my wife", "me and 3 friends". */
  | { readonly kind: "companions"; readonly speaker: boolean }
  | { readonly kind: "speaker" }
  | { readonly kind: "vague"; readonly withChildren: boolean };

const LEXICONS = {
  people: PEOPLE,
  adults: ADULTS,
  children: CHILDREN,
  oneChild: ONE_CHILD,
  someChildren: SOME_CHILDREN,
  relation: RELATIONS,
  companions: COMPANIONS,
  pets: PETS,
};

const ME = "me|myself|i";
const PARTS = rules<Part>(
  [
    [
      [
        "group|party|family|team|crew|bunch|squad|gang of <count>",
        "total of <count> @people",
        "group|party|family|team|crew|squad size? of|: <count>",
        "<count> ..1 @people",
        "<count> guys|ladies|women|men|dudes",
        "<count> @people total|altogether",
        "<count> of us",
        "us|we <count>",
        "we are|will be <count>",
        "we are|will be a? group|party|family|team of <count>",
        "<count> travel* companions",
        "group|party|family|team of <count> @companions",
        "group|party|family|team of <count> @people",
        "group|party|family|team of <count> @adults",
        "<count> @companions",
        "<count> women|men|guys|girls|ladies|couples? travel*|going|heading|flying",
        "people|travelers|travellers|guests|passengers|pax : <count>",
        "<count> member family|group|party",
      ],
      { kind: "total" },
    ],
    [
      [
        "solo",
        "alone",
        "by|for myself",
        "on my own",
        "just|only me",
        "me only|alone",
        "single person|traveler|traveller|individual",
        "an individual",
        "just for myself|me",
        "only myself",
        "unaccompanied",
        "just|only my|the @pets and me",
        "lone traveler|traveller",
      ],
      { kind: "fixedTotal", people: 1 },
    ],
    [
      [
        "a? pair|duo|twosome",
        "both of us",
        "we both|two",
        "the? pair of us",
        "us both",
        "just|only us two",
        "two of us",
        "newlyweds",
        "a? pair of @people",
      ],
      { kind: "fixedTotal", people: 2 },
    ],
    [
      ["a|the|as|our? couple", "couples trip|getaway|vacation|retreat"],
      { kind: "fixedTotal", people: 2, addsChildren: true },
    ],
    [["a? trio|threesome"], { kind: "fixedTotal", people: 3 }],
    [["a? quartet|foursome"], { kind: "fixedTotal", people: 4 }],
    [["<count> @adults"], { kind: "adults" }],
    [
      [
        "<count> ..1 @children",
        "<count> of? my|our? @children",
        "my|our|the|with|and|including|plus|&|, <count> ..1 @children",
        "with|and|including|plus|& my|our <count> ..1 @children",
        "<count> young|small|little|older|teenage @children",
      ],
      { kind: "children" },
    ],
    [
      [
        "my|our|the|a|an|her|his ..1 @oneChild",
        "my|our|a <count> year|yr old",
        "my|our|a <count> yo",
        "my|our|a <count> month old",
        "with|and <count> year old",
      ],
      { kind: "oneChild" },
    ],
    [
      [
        "with|bring*|our|my|the|including|and ..1 @someChildren",
        "family with @someChildren",
        "@someChildren in tow|along",
        "@someChildren ..3 come|coming|joining",
      ],
      { kind: "someChildren" },
    ],
    [
      [
        "with my|our|a|the @relation",
        "with @relation",
        `${ME} and|&|plus|,|+|with|n my|our|the|a @relation`,
        `my|our|the @relation and|&|,|+ ${ME}`,
        `my|our|the @relation , and ${ME}`,
        `bring*|tak*|join* my|our @relation`,
        "my|our @relation , my|our @relation and|&|, ,? i|me|myself",
        "i am ..2 with my|our|a @relation",
        "with <count> ..1 @companions",
        "with <count> other @people",
        `${ME} and|&|plus|,|+|with|n <count> ..1 @companions`,
        `${ME} and|&|plus|,|+|with my|our <count> ..1 @companions`,
        `my|our? <count> ..1 @companions and|&|+ ${ME}`,
        `<count> of my @companions and|&|+ ${ME}`,
        "with <count> of my @companions",
        "with my <count> @companions",
        `my @relation 's and ${ME}`,
      ],
      { kind: "companions", speaker: true },
    ],
    [
      [
        "and|&|,|plus|+ my|our|her|his|their @relation",
        "for my|our @relation",
        "my|our @relation ,",
        "and|&|,|plus|+ my|our <count> @companions",
      ],
      { kind: "companions", speaker: false },
    ],
    [
      [`${ME} and|&|plus|,|+|with`, `and|&|plus|+ ${ME}`, "i am traveling|travelling|going|coming|flying with"],
      { kind: "speaker" },
    ],
    [["family", "family trip|vacation|holiday|getaway"], { kind: "vague", withChildren: true }],
    [
      [
        "with|some|few|my|our|and|of friends",
        "a group of friends",
        "friends trip|getaway",
        "we",
        "our",
        "us",
        "ourselves",

        "group",
        "my|our team|colleagues|coworkers",
      ],
      { kind: "vague", withChildren: false },
    ],
  ],
  LEXICONS,
);

const OWN_PETS = rules<true>(
  [
    [
      [
        "my|our|the|with|bring*|a|<count> ..1 @pets",
        "bring* ..3 @pets",
        "@pets with us|me",
        "travel*|with|tak* ..3 @pets",
      ],
      true,
    ],
  ],
  LEXICONS,
);

/** "for two": a bare number of people, where nothing that could be counted follows. */
const FOR_SOME = rules<true>([["for|of? <count>", true]]);
const AFTER_FOR_SOME =
  /^(depart|leav|from|to|in|with|on|start|who|look|and|trav|head|go|fly|over|this|next|at|begin|visit|plan|around|under|within|please|where|that|we|i|out|during|explor|between|would|should|is|will)/;
const LARGEST_PARTY = 60;

export interface SaidParty {
  readonly people: number | null;
  readonly children: number | null;
  readonly pets: boolean;
  /** "people" or "children" when they were spoken of without a number, or with two. */
  readonly unclear: readonly ("people" | "children")[];
}

const value = (match: Match): number => captured(match, "number")[0]?.value ?? 0;
const relationCount = (match: Match): number => {
  const written = captured(match, "number")[0]?.value;
  if (written !== undefined) return written;
  return match.values.reduce((sum, relation) => sum + (Number(relation) || 0), 0);
};

/** Who travels: totals where they are said, else the sum of those who are named. */
export function readParty(items: readonly Item[]): SaidParty {
  const found = PARTS.find(items).filter((part) => isOfTheParty(items, part));
  const of = <K extends Part["kind"]>(kind: K): Found<Part>[] => found.filter((part) => part.meaning.kind === kind);

  const totals = [...of("total").map(({ match }) => value(match)), ...bareCounts(items)];
  const fixed = found.flatMap(({ meaning }) => (meaning.kind === "fixedTotal" ? [meaning] : []));
  const adults = of("adults").reduce((sum, { match }) => sum + value(match), 0);
  const countedChildren = of("children").reduce((sum, { match }) => sum + value(match), 0);
  const singleChildren = countSingleChildren(items, of("oneChild"));
  const children = countedChildren > 0 ? countedChildren : singleChildren;
  const someChildren = children === 0 && of("someChildren").length > 0;
  const companions = [
    ...new Map(of("companions").map((part) => [relationKey(items, part), relationCount(part.match)])).values(),
  ].reduce((sum, count) => sum + count, 0);
  const withSpeaker =
    of("speaker").length > 0 || found.some(({ meaning }) => meaning.kind === "companions" && meaning.speaker);
  const pets = OWN_PETS.find(items).some(({ match }) => !isNegated(items, match.start, match.end));

  const unclear = new Set<"people" | "children">();
  if (someChildren) unclear.add("children");
  const done = (people: number | null): SaidParty => ({
    people,
    children: children > 0 ? children : null,
    pets,
    unclear: [...unclear],
  });

  const said = [...totals, ...fixed.filter((one) => one.addsChildren !== true).map((one) => one.people)];
  const [first] = said;
  if (first !== undefined) {
    const explicit = totals.length > 0 ? totals : said;
    if (new Set(explicit).size === 1) return done(explicit[0] ?? first);
    unclear.add("people");
    return done(null);
  }
  if (adults > 0 && !someChildren) return done(adults + children);
  const couple = fixed[0]?.people ?? 0;
  const sum = couple + companions + children + adults + (withSpeaker && couple === 0 && adults === 0 ? 1 : 0);
  if (!someChildren && (couple > 0 || companions > 0 || (children > 0 && withSpeaker))) return done(sum);
  const vague = found.flatMap(({ meaning }) => (meaning.kind === "vague" ? [meaning] : []));
  if (vague.length > 0 || someChildren || children > 0) unclear.add("people");
  if (vague.some((part) => part.withChildren) && children === 0) unclear.add("children");
  return done(null);
}

/** "Our toddler … the little one" is one child, "my son and my daughter" are two, "a 3 year old and a 5 year old" too. */
function countSingleChildren(items: readonly Item[], found: readonly Found<Part>[]): number {
  const named = new Map<string, number>();
  for (const { match } of found) {
    const age = captured(match, "number")[0]?.value;
    const noun = items[match.end - 1]?.lower ?? "";
    const count = Math.max(1, ...match.values.map(Number).filter(Number.isFinite));
    named.set(age === undefined ? noun : String(age), count);
  }
  const generic = [...named.keys()].filter((noun) => /^(one|child|kid|kiddo)$/.test(noun));
  if (named.size > generic.length) for (const noun of generic) named.delete(noun);
  return [...named.values()].reduce((sum, count) => sum + count, 0);
}

/** The noun itself, so that a wife named twice is one. */
function relationKey(items: readonly Item[], { match }: Found<Part>): string {
  const noun = items
    .slice(match.start, match.end)
    .findLast((item) => RELATIONS.has(item.lower) || COMPANIONS.has(item.lower));
  return noun?.lower ?? String(match.start);
}

function bareCounts(items: readonly Item[]): number[] {
  return FOR_SOME.find(items).flatMap(({ match }) => {
    const isFor = items[match.start]?.lower === "for";
    const count = captured(match, "number")[0];
    const next = items[match.end];
    const free =
      next === undefined || next.kind !== "word"
        ? next?.kind !== "number" && next?.kind !== "duration"
        : AFTER_FOR_SOME.test(next.lower);
    const isAmount = next?.kind === "symbol" && /^[%$\u20ac\u00a3/]$/.test(next.text);
    return isFor && count !== undefined && count.value <= LARGEST_PARTY && free && !isAmount ? [count.value] : [];
  });
}

/** Leaves out what only looks like a party: "a couple of days", "no kids", "kids under 10 allowed" has no number. */
function isOfTheParty(items: readonly Item[], { match, meaning }: Found<Part>): boolean {
  const next = items[match.end];
  const before = items[match.start - 1];
  if (meaning.kind === "fixedTotal" && next?.lower === "of" && items[match.end + 1]?.lower !== "travelers") {
    return /^(us|friends|people|travellers)$/.test(items[match.end + 1]?.lower ?? "");
  }
  if (meaning.kind === "fixedTotal" && meaning.people === 1 && /^(not|never|leave)$/.test(before?.lower ?? ""))
    return false;
  if (meaning.kind === "total") {
    const count = value(match);
    if (count > 1000) return false;
    if (/^(per|every)$/.test(before?.lower ?? "")) return false;
    if (/^(to|or|-)$/.test(before?.lower ?? "") && items[match.start - 2]?.kind === "number") return false;
  }
  if (meaning.kind === "children" || meaning.kind === "someChildren" || meaning.kind === "oneChild") {
    if (isNegated(items, match.start, match.end)) return false;
    if (/^(friendly|menu|club|museum|welcome|allowed)$/.test(next?.lower ?? "")) return false;
    const count = captured(match, "number")[0];
    if (meaning.kind === "oneChild" && count !== undefined && count.value >= 18) return false;
    const isRule = next?.lower === "under" || next?.lower === "below" || next?.lower === "younger";
    if (
      meaning.kind === "someChildren" &&
      isRule &&
      !items.slice(match.start, match.end).some((item) => /^(my|our)$/.test(item.lower))
    )
      return false;
  }
  if (meaning.kind === "companions" && !meaning.speaker) {
    const goesOn = /^(our|my|and|the|me|i)$/.test(next?.lower ?? "") || next?.kind === "number";
    if (items[match.end - 1]?.lower === "," && !goesOn) return false;
    return !/^(lives|said|says|recommended|told|loves|hates|is|has|wants|suggested|lived)$/.test(next?.lower ?? "");
  }
  if (meaning.kind === "vague" && items[match.start]?.lower === "us" && before?.lower === "the") return false;
  return true;
}
