import type { Steps } from "@/server/trip";
import { kilometresBetween } from "../local-travel";
import type { Coordinates } from "../records";
import { DETOUR, WALKING_SPEED, type WalkingGraph, type WalkingOptions } from "../streets/graph";
import { METERS_PER_DEGREE } from "../streets/meters";
import { walkingTable } from "../streets/walking-table";
import type { AttractionDraft, LodgingDraft, PlaceDrafts, RestaurantDraft } from "./drafts";

/** On foot from the middle: days in a city are spent on foot, and nobody walks for hours. Any two places are at most twice as far apart. */
export const MINUTES_FROM_MIDDLE = 30;
/** Crowded places that are tried as the middle. */
const TRIED = 12;
/** What places of a kind count together for the middle at most: more beds and tables than trips need make no city worth seeing. */
const MOST_WORTH = { lodgings: 40, restaurants: 150, attractions: Number.POSITIVE_INFINITY } as const;
type Kind = keyof typeof MOST_WORTH;
const KINDS: readonly Kind[] = ["lodgings", "restaurants", "attractions"];
/** How often a place counts whose hours are known, since the others are planned only where nothing else fits; and a sight that is known far away. */
const KNOWN_HOURS = 3;
const OF_NOTE = 2;
/** Sights that take less time count less: a square full of statues is no morning. */
const WORTH_A_WAY_MINUTES = 60;

/** The middle of a city, and what lies around it. */
interface Middle {
  readonly middle: { readonly id: string; readonly name: string; readonly coordinates: Coordinates };
  readonly drafts: PlaceDrafts;
}

interface Placed {
  readonly id: string;
  readonly coordinates: Coordinates;
  readonly kind: Kind;
  readonly worth: number;
}

/**
 * The places that are at most half an hour on foot from the middle, which is the place that has most around it. Null where there
 * is nowhere to sleep. In steps of one walk through the city. In a wheelchair only ways that the streets have count, never an estimate.
 */
export function* placesInTheMiddle(
  drafts: PlaceDrafts,
  graph: WalkingGraph | null,
  options: WalkingOptions = {},
): Steps<Middle | null> {
  const { lodgings } = drafts;
  const places = KINDS.flatMap((kind) => placed(drafts, kind));
  const crowded = yield* mostCrowded(places);
  const points = places.map(({ coordinates }) => coordinates);
  let best: { readonly worth: number; readonly middle: Placed; readonly inside: ReadonlySet<string> } | null = null;
  const origins = crowded.map(({ coordinates }) => coordinates);
  const { minutes, estimated } = yield* walkingTable(origins, points, graph, options);
  for (const [row, middle] of crowded.entries()) {
    const first = row * points.length;
    const isJoined = (index: number) => options.wheelchair !== true || estimated[first + index] === 0;
    const inside = places.filter(
      (_, index) => (minutes[first + index] ?? MINUTES_FROM_MIDDLE + 1) <= MINUTES_FROM_MIDDLE && isJoined(index),
    );
    const ids = new Set(inside.map(({ id }) => id));
    const worth = worthTogether(inside);
    if (lodgings.some(({ id }) => ids.has(id)) && worth > (best?.worth ?? 0)) best = { worth, middle, inside: ids };
  }
  if (best === null) return null;
  const { inside, middle } = best;
  const isInside = ({ id }: { readonly id: string }) => inside.has(id);
  const name = [...drafts.lodgings, ...drafts.restaurants, ...drafts.attractions].find(
    ({ id }) => id === middle.id,
  )?.name;
  return {
    middle: { id: middle.id, name: name ?? "", coordinates: middle.coordinates },
    drafts: {
      city: drafts.city,
      lodgings: drafts.lodgings.filter(isInside),
      restaurants: drafts.restaurants.filter(isInside),
      attractions: drafts.attractions.filter(isInside),
    },
  };
}

function placed(drafts: PlaceDrafts, kind: Kind): Placed[] {
  return drafts[kind].flatMap((draft) => {
    const { id, coordinates } = draft;
    return coordinates === null ? [] : [{ id, coordinates, kind, worth: worthOf(draft) }];
  });
}

/** How much a place counts. */
export function worthOf(draft: LodgingDraft | RestaurantDraft | AttractionDraft): number {
  if ("roomType" in draft) return 2;
  const known = draft.hours.kind === "known" ? KNOWN_HOURS : 1;
  if ("cuisines" in draft) return known;
  const { popularity, durationMinutes } = draft.details;
  return 3 * known * (popularity === "Low" ? 1 : OF_NOTE) * Math.min(1, durationMinutes / WORTH_A_WAY_MINUTES);
}

function worthTogether(places: readonly Placed[]): number {
  const sums: Record<Kind, number> = { lodgings: 0, restaurants: 0, attractions: 0 };
  for (const { kind, worth } of places) sums[kind] += worth;
  return KINDS.reduce((sum, kind) => sum + Math.min(sums[kind], MOST_WORTH[kind]), 0);
}

/** The places with most around them as the crow flies, apart from each other. */
function* mostCrowded(places: readonly Placed[]): Steps<Placed[]> {
  const reachKm = (MINUTES_FROM_MIDDLE * 60 * WALKING_SPEED) / 1000 / DETOUR;
  const crowds: { readonly place: Placed; readonly worth: number }[] = [];
  for (const place of places) {
    const near = places.filter(
      ({ coordinates }) =>
        Math.abs(coordinates.latitude - place.coordinates.latitude) * METERS_PER_DEGREE <= reachKm * 1000 &&
        kilometresBetween(place.coordinates, coordinates) <= reachKm,
    );
    crowds.push({ place, worth: worthTogether(near) });
    yield;
  }
  const chosen: Placed[] = [];
  for (const { place } of crowds.toSorted((one, other) => other.worth - one.worth)) {
    const isApart = chosen.every(({ coordinates }) => kilometresBetween(coordinates, place.coordinates) > reachKm / 4);
    if (isApart) chosen.push(place);
    if (chosen.length === TRIED) break;
  }
  return chosen;
}
