import type { HouseRule, RoomType, Transportation } from "@/server/trip";
import { DEMAND_LEXICONS, DEMAND_RULES, type DemandEffect, type DemandRule, TEN } from "../lexicon/demands";
import type { Item } from "../text/item";
import { captured, type Match } from "../text/pattern";
import { isNegated, isWaived } from "../text/polarity";
import { rules } from "../text/rules";
import { TAKEN } from "../text/taken";

const RULES = rules<DemandRule>(
  DEMAND_RULES.map((rule) => [rule.patterns, rule] as const),
  DEMAND_LEXICONS,
);

export interface SaidDemands {
  readonly transportation: Transportation | null;
  readonly roomType: RoomType | null;
  readonly houseRule: readonly HouseRule[];
  readonly unclear: readonly ("transportation" | "roomType")[];
}

/** Transport, rooms and house rules that the text demands. */
export function readDemands(items: readonly Item[]): SaidDemands {
  const effects = RULES.find(items).flatMap(({ match, meaning }) => {
    const effect = effectOf(items, match, meaning);
    return effect === null ? [] : [effect];
  });
  const transport = new Set(effects.flatMap((effect) => (effect.kind === "transportation" ? [effect.value] : [])));
  const rooms = new Set(effects.flatMap((effect) => (effect.kind === "roomType" ? [effect.value] : [])));
  const houseRule = [...new Set(effects.flatMap((effect) => (effect.kind === "houseRule" ? [effect.value] : [])))];
  const isOpen = effects.some((effect) => effect.kind === "open");
  const room = isOpen ? null : oneRoomType(rooms);
  const unclear: ("transportation" | "roomType")[] = [];
  if (transport.size > 1) unclear.push("transportation");
  if (isOpen || (rooms.size > 0 && room === null)) unclear.push("roomType");
  const [onlyTransport = null] = transport;
  return { transportation: transport.size === 1 ? onlyTransport : null, roomType: room, houseRule, unclear };
}

function effectOf(items: readonly Item[], match: Match, rule: DemandRule): DemandEffect | null {
  const next = items[match.end];
  const before = items[match.start - 1];
  if (next !== undefined && next.kind === "word" && rule.notAfter?.test(next.lower) === true) {
    if (!(next.lower === "at" && items[match.end + 1]?.lower === "all")) return null;
  }
  if (before !== undefined && rule.notBefore?.test(before.lower) === true) return null;
  if (isWaived(items, match.end) || isOfTaken(items, match.end)) return null;
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

/** "I never fly United", "not on a Boeing": what is denied is only that. */
function isOfTaken(items: readonly Item[], at: number): boolean {
  const follows = items.slice(at, at + 3).map(({ lower }) => lower);
  const first = follows.find((word) => !/^(on|with|a|an|in)$/.test(word));
  return first === TAKEN;
}

/** Entire and private rooms are not shared; two kinds that exclude each other leave it open. */
function oneRoomType(rooms: ReadonlySet<RoomType>): RoomType | null {
  const kinds = [...rooms];
  const narrower = kinds.filter((kind) => kind !== "not shared room" || rooms.size === 1);
  const [only] = narrower;
  return narrower.length === 1 && only !== undefined ? only : null;
}
