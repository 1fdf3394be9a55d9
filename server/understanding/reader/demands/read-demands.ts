import { onceForEach } from "@/server/trip";
import type { World } from "@/server/worlds";
import type { Item } from "../../text/item";
import { captured, type Lexicon, lexicon, type Match, phraseAt } from "../../text/pattern";
import { isNegated, isWaived } from "../../text/polarity";
import { rules } from "../../text/rules";
import { CUISINES, DEMAND_LEXICONS, DEMAND_RULES, type DemandEffect, type DemandRule, TEN } from "./demand-words";

const RULES = rules<DemandRule>(
  DEMAND_RULES.map((rule) => [rule.patterns, rule] as const),
  DEMAND_LEXICONS,
);

/** A stretch that may be a demand: characters [from, to) of the normalized text. */
export interface ProposedDemand {
  readonly slot: "transport" | "room" | "allow" | "cuisine";
  readonly value: string;
  readonly from: number;
  readonly to: number;
}

const SLOTS = { transportation: "transport", roomType: "room", houseRule: "allow" } as const;
/** Behind these words a cuisine's name is something else. */
const NOT_CUISINE = /^(?:airlines?|quarter|express|riviera|alps|ocean|wells|girl|museum|league|idol|samoa|open|pale)$/;

/** Behind these words a world's own name for food is one ("Southern food"), in small letters too. */
const OF_FOOD = /^(?:food|cuisine|cooking|dishes?|restaurants?|meals?|places?|kitchen|fare)$/;

/** The names of a world's cuisines that are none of the usual ones: "Southern", "Fast Food". */
const cuisinesOf = onceForEach((world: World): Lexicon => {
  const names = world.gazetteer.cities.flatMap(({ name }) =>
    world.restaurants(name).flatMap((one) => one.cuisines.split(", ")),
  );
  const usual = new Set([...CUISINES.values()].flatMap((phrases) => phrases.map(({ value }) => value)));
  const plain = (name: string) =>
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
  return lexicon(
    [...new Set(names)]
      .filter((name) => !usual.has(name) && plain(name) !== "")
      .map((name) => `${plain(name)}:${name}`),
  );
});

/** A cuisine of the world's, as a name is written: "Desserts", but neither "desserts" nor "Southern Trails". */
function ownCuisineAt(items: readonly Item[], at: number, world: World | null): ReturnType<typeof phraseAt> {
  const phrase = world === null ? null : phraseAt(items, at, cuisinesOf(world));
  const [first, next] = [items[at], phrase === null ? undefined : items[phrase.end]];
  if (next?.kind === "word" && OF_FOOD.test(next.lower)) return phrase;
  const isName = first?.kind === "word" && first.capital && !(next?.kind === "word" && next.capital);
  return isName && next?.kind !== "place" ? phrase : null;
}

/** Stretches that may be a demand on transport, rooms, house rules or cuisine; the model must agree that they are one. */
export function proposeDemands(items: readonly Item[], world: World | null): ProposedDemand[] {
  const demands = RULES.find(items).flatMap(({ match, meaning }): ProposedDemand[] => {
    const effect = effectOf(items, match, meaning);
    if (effect === null || effect.kind === "open") return [];
    return [{ slot: SLOTS[effect.kind], value: effect.value, ...stretchOf(items, match.start, match.end) }];
  });
  const cuisines = items.flatMap((_, at): ProposedDemand[] => {
    const phrase = phraseAt(items, at, CUISINES) ?? ownCuisineAt(items, at, world);
    if (phrase === null || NOT_CUISINE.test(items[phrase.end]?.lower ?? "")) return [];
    if (isNegated(items, at, phrase.end)) return [];
    return [{ slot: "cuisine", value: phrase.value, ...stretchOf(items, at, phrase.end) }];
  });
  return [...demands, ...cuisines];
}

function stretchOf(items: readonly Item[], start: number, end: number): { from: number; to: number } {
  const from = items[start]?.start ?? 0;
  return { from, to: items[end - 1]?.end ?? from };
}

function effectOf(items: readonly Item[], match: Match, rule: DemandRule): DemandEffect | null {
  const next = items[match.end];
  const before = items[match.start - 1];
  if (next !== undefined && next.kind === "word" && rule.notAfter?.test(next.lower) === true) {
    if (!(next.lower === "at" && items[match.end + 1]?.lower === "all")) return null;
  }
  if (before !== undefined && rule.notBefore?.test(before.lower) === true) return null;
  if (isWaived(items, match.end)) return null;
  const effect = isNegated(items, match.start, match.end) ? rule.negated : rule.affirmed;
  if (effect?.kind === "transportation" && isOfDeed(items, match.start)) return null;
  if (effect?.kind !== "houseRule" || effect.value !== "children under 10") return effect;
  const age = captured(match, "number")[0]?.value;
  return age !== undefined && age > TEN ? null : effect;
}

const DONE_ABOARD = /^(eat|eats|eating|sleep|sleeping|sit|sitting|carry|drink|work|working|live|used|read|cope)$/;

/** "I can't sleep on planes", "I don't eat on flights": what is denied is not the flight. */
function isOfDeed(items: readonly Item[], start: number): boolean {
  return items.slice(Math.max(0, start - 4), start).some(({ lower }) => DONE_ABOARD.test(lower));
}
