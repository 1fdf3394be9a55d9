import { COMPANIONS, RELATIONS } from "../lexicon/party";
import type { Item } from "../text/item";
import { captured, type Match, phraseAt } from "../text/pattern";
import { isNegated } from "../text/polarity";
import { type Found, rules } from "../text/rules";
import { OWN_PETS, PARTS, type Part } from "./party-parts";
import { type Roster, readRoster } from "./roster";

/** "for two": a bare number of people, where nothing that could be counted follows. */
const FOR_SOME = rules<true>([["for|of? <count>", true]]);
const AFTER_FOR_SOME =
  /^(depart|leav|from|to|in|with|on|start|who|look|and|trav|head|go|fly|over|this|next|at|begin|visit|plan|around|under|within|please|where|that|we|i|out|during|explor|between|would|should|is|will)/;
const LARGEST_PARTY = 60;
/** "A dog show", "the cat cafe": no animal that comes along. */
const NO_ANIMAL_BEFORE = /^(show|shows|sled|sledding|cafe|sitter|museum|race|races|park)$/;

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

/** Who travels, apart from the items `used` for single stops ("Montreal for 2" nights): totals where they are said, else the sum of those who are named. */
export function readParty(items: readonly Item[], used: ReadonlySet<number>): SaidParty {
  const roster = readRoster(items);
  const parts = PARTS.find(items);
  const found = parts.filter((part) => isOfTheParty(items, part) && !isListed(part, roster));
  const of = <K extends Part["kind"]>(kind: K): Found<Part>[] => found.filter((part) => part.meaning.kind === kind);

  const couples = of("couples").map(({ match }) => 2 * value(match));
  const totals = [...of("total").map(({ match }) => value(match)), ...couples, ...bareCounts(items, used)];
  const fixed = found.flatMap(({ meaning }) => (meaning.kind === "fixedTotal" ? [meaning] : []));
  const adults = of("adults").reduce((sum, { match }) => sum + value(match), 0);
  const countedChildren = of("children").reduce((sum, { match }) => sum + value(match), 0);
  const singleChildren = countSingleChildren(items, of("oneChild"));
  const children = Math.max(roster.children, countedChildren > 0 ? countedChildren : singleChildren);
  const someChildren = children === 0 && of("someChildren").length > 0;
  const companions = [
    ...new Map([
      ...of("companions").map((part) => [relationKey(items, part), relationCount(part.match)] as const),
      ...roster.adults,
    ]).values(),
  ].reduce((sum, count) => sum + count, 0);
  const withSpeaker =
    roster.hasSpeaker ||
    of("speaker").length > 0 ||
    found.some(({ meaning }) => meaning.kind === "companions" && meaning.speaker);
  const pets = OWN_PETS.find(items).some(
    ({ match }) => !isNegated(items, match.start, match.end) && !NO_ANIMAL_BEFORE.test(items[match.end]?.lower ?? ""),
  );

  const unclear = new Set<"people" | "children">();
  if (someChildren) unclear.add("children");
  if (parts.some(({ match, meaning }) => meaning.kind === "total" && endsRange(items, match.start))) {
    unclear.add("people");
    return { people: null, children: children > 0 ? children : null, pets, unclear: [...unclear] };
  }
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
  // "My mother needs a wheelchair" alone tells nobody's number.
  if (companions === 1 && sum === 1) return done(null);
  if (!someChildren && (couple > 0 || companions > 0 || (children > 0 && withSpeaker))) return done(sum);
  const vague = found.flatMap(({ meaning }) => (meaning.kind === "vague" ? [meaning] : []));
  if (vague.length > 0 || someChildren || children > 0) unclear.add("people");
  if (vague.some((part) => part.withChildren) && children === 0) unclear.add("children");
  return done(null);
}

/** "My boss and three coworkers": the three are some of those listed rather than all who travel. */
function isListed({ match, meaning }: Found<Part>, roster: Roster): boolean {
  if (meaning.kind === "fixedTotal") {
    return meaning.people === 1 && roster.spans.some(({ start, end }) => match.start < end && match.end > start);
  }
  return meaning.kind === "total" && roster.spans.some(({ start, end }) => match.start > start && match.end <= end);
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
  for (let at = match.start; at < match.end; at += 1) {
    if ((phraseAt(items, at, RELATIONS) ?? phraseAt(items, at, COMPANIONS)) !== null) return items[at]?.lower ?? "";
  }
  return String(match.start);
}

function bareCounts(items: readonly Item[], used: ReadonlySet<number>): number[] {
  return FOR_SOME.find(items).flatMap(({ match }) => {
    if (used.has(match.start)) return [];
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

/** "2-4 people", "between 2 and 4 people": how many is not settled. */
function endsRange(items: readonly Item[], at: number): boolean {
  const joint = items[at - 1]?.lower ?? "";
  const joins = joint === "and" ? items[at - 3]?.lower === "between" : /^(to|or|-)$/.test(joint);
  return joins && items[at - 2]?.kind === "number";
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
    if (endsRange(items, match.start)) return false;
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
