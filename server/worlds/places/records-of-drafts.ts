import { spellingKey } from "@/server/trip";
import type { Attraction, Lodging, OpenData, Restaurant } from "../records";
import type { AttractionDraft, LodgingDraft, PlaceDrafts, RestaurantDraft } from "./drafts";

/** The drafts as records of a world. What no tag tells is left out or "no": demands are only ever met by what is known. */
export function recordsOf({ lodgings, restaurants, attractions }: PlaceDrafts) {
  return {
    lodgings: onceByName(lodgings).map(lodgingOf),
    restaurants: onceByName(restaurants).map(restaurantOf),
    attractions: onceByName(attractions).map(attractionOf),
  };
}

/**
 * A name leads to one record of a kind: of a chain's branches to the first whose hours are known, else to the first. Plans hold no place
 * twice, and nobody wants two dinners at one chain.
 */
function onceByName<Draft extends LodgingDraft | RestaurantDraft | AttractionDraft>(drafts: readonly Draft[]): Draft[] {
  const firsts = new Map<string, Draft>();
  for (const draft of drafts) {
    const name = spellingKey(draft.name);
    const first = firsts.get(name);
    if (first === undefined || (first.hours.kind !== "known" && draft.hours.kind === "known")) firsts.set(name, draft);
  }
  return drafts.map((draft) => ({ ...draft, nameResolves: firsts.get(spellingKey(draft.name)) === draft }));
}

function openDataOf(draft: LodgingDraft | RestaurantDraft | AttractionDraft): OpenData {
  const { source, otherNames, website, hoursText, wheelchair, estimate } = draft;
  return {
    dataset: source.dataset,
    id: source.id,
    asOf: source.asOf,
    ...(otherNames.length > 0 && { otherNames }),
    website,
    hoursText,
    wheelchair,
    priceRange: estimate.price,
    estimatesMinutes: estimate.minutes,
  };
}

function hoursOf({ hours }: RestaurantDraft | AttractionDraft) {
  return hours.kind === "known" ? hours.hours : null;
}

function lodgingOf(draft: LodgingDraft): Lodging {
  const { id, name, city, roomType, priceMinor, minimumNights, maximumOccupancy, stars, houseRules, coordinates } =
    draft;
  return {
    ...{ id, name, city, roomType, priceMinor, minimumNights, maximumOccupancy, houseRules, coordinates },
    rating: stars ?? 0,
    nameResolves: draft.nameResolves,
    // Nobody publishes it, so the strictest is planned with.
    details: { ...draft.details, cancellation: "Strict", quietHours: false },
    openData: openDataOf(draft),
  };
}

function restaurantOf(draft: RestaurantDraft): Restaurant {
  const { id, name, city, cuisines, priceMinor, rating, coordinates, nameResolves, details } = draft;
  const { reservations, petFriendly, smoking, liveMusic } = details;
  return {
    ...{ id, name, city, cuisines, priceMinor, rating, coordinates, nameResolves },
    hours: hoursOf(draft),
    details: {
      ...details,
      reservations: reservations ?? false,
      petFriendly: petFriendly ?? false,
      smoking: smoking ?? false,
      liveMusic: liveMusic ?? false,
    },
    openData: openDataOf(draft),
  };
}

function attractionOf(draft: AttractionDraft): Attraction {
  const { id, name, city, address, phone, website, priceMinor, coordinates, nameResolves, details } = draft;
  return {
    ...{ id, name, city, address, phone, website, priceMinor, coordinates, nameResolves },
    hours: hoursOf(draft),
    details: { ...details, rating: 0, guidedTours: false, specialEvents: [] },
    openData: openDataOf(draft),
  };
}
