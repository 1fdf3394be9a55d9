import { CITY_COUNTS, CUES, ROUTE_LEXICONS, type Role, VAGUE_CITY_COUNTS } from "../lexicon/route";
import type { Item, PlaceItem } from "../text/item";
import { captured, compile, type Pattern } from "../text/pattern";
import { isNegated } from "../text/polarity";
import { rules } from "../text/rules";

export interface RoutePlace {
  readonly item: PlaceItem;
  /** Position among the items. */
  readonly at: number;
  readonly role: Role;
  /** "cities in Texas": what is counted lies in the place, so a region is meant. */
  readonly hasCities: boolean;
  /** Named after "or": one of several that the traveller has not chosen between. */
  readonly alternative: boolean;
}

interface Cue {
  readonly pattern: Pattern;
  readonly role: Role;
  readonly weight: number;
  readonly hasCities: boolean;
}

const LONGEST_CUE = 12;
const cues: readonly Cue[] = CUES.flatMap(([sources, role]) =>
  sources.map((source) => ({
    pattern: compile(source, ROUTE_LEXICONS),
    role,
    weight: source.split(" ").filter((part) => !/^(\.\.|~|<)|\?$/.test(part)).length + (role === "other" ? 0.5 : 0),
    hasCities: source.startsWith("@towns"),
  })),
);

/** Every place in the text with its role in the trip, in the order of the text. */
export function readRoute(items: readonly Item[]): RoutePlace[] {
  const route: RoutePlace[] = [];
  items.forEach((item, at) => {
    if (item.kind !== "place") return;
    route.push(placeAt(items, item, at, route.at(-1)));
  });
  return withLeftovers(items, route);
}

function placeAt(items: readonly Item[], item: PlaceItem, at: number, previous: RoutePlace | undefined): Leftover {
  const cue = cueAt(items, at);
  const joint = previous === undefined ? "other" : jointBetween(items, previous.at, at);
  const base = { item, at, hasCities: cue?.hasCities ?? false, alternative: joint === "or" };
  if (opensPair(items, at, cue)) return { ...base, role: "other", [LEFTOVER]: "beforeTo" };
  if (items[at + 1]?.lower === "based" || items[at + 1]?.lower === "resident") return { ...base, role: "origin" };
  if (previous !== undefined && joint === "hyphen" && cue === null) return { ...base, role: "destination" };
  if (cue === null && previous !== undefined && joint !== "other") {
    const contrasts = previous.role === "other" && items[at - 1]?.text === ":";
    const isFree = contrasts || (LEFTOVER in previous && previous.role === "other");
    if (isFree) return { ...base, role: "other", ...leftover(items, at) };
    return { ...base, role: previous.role === "origin" || previous.role === "home" ? "destination" : previous.role };
  }
  return cue === null ? { ...base, role: "other", ...leftover(items, at) } : { ...base, role: cue.role };
}

/** Marks a place without any cue, so that it can still become an origin ("Boston to Miami") or the destination. */
const LEFTOVER = Symbol("leftover");
type Leftover = RoutePlace & { readonly [LEFTOVER]?: "beforeTo" | "free" };

function leftover(items: readonly Item[], at: number): { [LEFTOVER]: "beforeTo" | "free" } {
  const next = items[at + 1];
  const isHyphenated = next?.kind === "place" && next.joined;
  return { [LEFTOVER]: isHyphenated || PAIRS.some((pair) => pair.matchAt(items, at) !== null) ? "beforeTo" : "free" };
}

/** "Boston to Miami", "Boston - Miami", "Boston to 3 cities in Florida". */
const PAIRS = ["<place> to|too ..6 <place>", "<place> - <place>"].map((source) => compile(source));
const GOVERNS_PLACE =
  /^(to|too|in|into|at|via|through|around|toward|towards|for|from|of|visit|visiting|explore|see|and|or|then|,|-)$/;

/** A verb before "X to Y" governs the pair, not its first place: "can you do Boston to Miami", "3 days Boston to Miami". */
function opensPair(items: readonly Item[], at: number, cue: PlaceCue | null): boolean {
  if (cue === null || cue.role === "other" || GOVERNS_PLACE.test(items[at - 1]?.lower ?? "")) return false;
  return cue.role === "destination" && items[at + 1]?.lower === "to" && items[at + 2]?.kind === "place";
}

function withLeftovers(items: readonly Item[], route: readonly Leftover[]): RoutePlace[] {
  const hasOrigin = route.some((place) => place.role === "origin");
  const settled: Leftover[] = route.map((place) =>
    place[LEFTOVER] === "beforeTo" ? { ...place, role: hasOrigin ? "destination" : "origin" } : place,
  );
  const hasDestination = settled.some((place) => place.role === "destination");
  return settled.map((place) => {
    const free = place[LEFTOVER] === "free" && !hasDestination && !isNegated(items, place.at, place.at + 1);
    return { ...place, role: free ? "destination" : place.role };
  });
}

type PlaceCue = Pick<Cue, "role" | "hasCities">;

/** The strongest phrase that ends at the place. */
function cueAt(items: readonly Item[], at: number): PlaceCue | null {
  let best: { cue: Cue; start: number } | null = null;
  for (let start = at - 1; start >= Math.max(0, at - LONGEST_CUE); start -= 1) {
    const item = items[start];
    if (item === undefined || item.kind === "break" || item.kind === "place") break;
    for (const cue of cues) {
      const match = cue.pattern.matchAt(items, start);
      if (match === null || match.end !== at + 1) continue;
      if (best === null || cue.weight > best.cue.weight) best = { cue, start };
    }
  }
  if (best === null) return null;
  const { cue, start } = best;
  if (cue.role !== "other" && isNegated(items, start, at + 1)) return { role: "other", hasCities: false };
  return cue;
}

/** How two places are joined when nothing but small words stands between them. */
function jointBetween(items: readonly Item[], from: number, to: number): "list" | "or" | "hyphen" | "other" {
  const between = items.slice(from + 1, to);
  const item = items[to];
  if (between.length === 0) return item?.joined === true ? "hyphen" : "list";
  if (between.length === 1 && between[0]?.text === "-") return "hyphen";
  const isSmall = (word: Item): boolean =>
    /^(,|and|&|\+|\/|or|then|also|plus|after|that|followed|by|next|finally|first|last|lastly|maybe|perhaps|well|as|\(|\)|on|to|:|both|the|-|possibly|later|onwards|either)$/.test(
      word.lower,
    ) ||
    word.kind === "duration" ||
    word.kind === "date" ||
    /^(for|day|days)$/.test(word.lower) ||
    word.kind === "number";
  if (between.length > 7 || !between.every(isSmall)) return "other";
  return between.some((word) => word.lower === "or") ? "or" : "list";
}

const COUNT_RULES = rules<"count" | "vague">(
  [
    [CITY_COUNTS, "count"],
    [VAGUE_CITY_COUNTS, "vague"],
  ],
  ROUTE_LEXICONS,
);

/** The number of cities to visit; null when not said, `unclear` when said loosely or with two numbers. */
export function readCityCount(items: readonly Item[]): { count: number | null; unclear: boolean } {
  const found = COUNT_RULES.find(items);
  const counts = new Set(
    found.flatMap(({ match, meaning }) => {
      const count = captured(match, "number")[0]?.value;
      return meaning === "count" && count !== undefined && count > 0 && count < 100 ? [count] : [];
    }),
  );
  const [only = null] = counts;
  return { count: counts.size === 1 ? only : null, unclear: counts.size !== 1 && found.length > 0 };
}
