import type { Tags } from "./place";

/** The three tables that a place can be a record of. */
export type Category = "lodging" | "restaurant" | "attraction";

/** Each kind by its OpenStreetMap name; its category is where it is listed. */
export const LODGING_KINDS = [
  "hotel",
  "motel",
  "guest_house",
  "hostel",
  "apartment",
  "chalet",
  "alpine_hut",
  "resort",
] as const;
export const RESTAURANT_KINDS = [
  "restaurant",
  "cafe",
  "fast_food",
  "bar",
  "pub",
  "biergarten",
  "ice_cream",
  "food_court",
] as const;
export const ATTRACTION_KINDS = [
  "museum",
  "gallery",
  "zoo",
  "aquarium",
  "theme_park",
  "water_park",
  "viewpoint",
  "castle",
  "fort",
  "archaeological_site",
  "ruins",
  "monument",
  "memorial",
  "theatre",
  "arts_centre",
  "casino",
  "planetarium",
  "place_of_worship",
  "garden",
  "park",
  "nature_reserve",
  "beach",
  "attraction",
] as const;

export type LodgingKind = (typeof LODGING_KINDS)[number];
export type RestaurantKind = (typeof RESTAURANT_KINDS)[number];
export type AttractionKind = (typeof ATTRACTION_KINDS)[number];

/** What a place is; an object can be a hotel and a restaurant at once. */
export interface Kinds {
  readonly lodging: LodgingKind | null;
  readonly restaurant: RestaurantKind | null;
  readonly attraction: AttractionKind | null;
}

/**
 * What the tags make of an object; null where it is none of them. Only plain keys count: what is under `disused:` or
 * `was:` is closed. Grounds that nobody but members may enter are none.
 */
export function kindsOf(tags: Tags): Kinds | null {
  const lodging = among(LODGING_KINDS, tags.tourism, tags.leisure);
  const restaurant = among(RESTAURANT_KINDS, tags.amenity);
  const attraction = /^(private|no|members)$/.test(tags.access ?? "") ? null : attractionOf(tags);
  return (lodging ?? restaurant ?? attractionOf(tags)) ? someOf({ lodging, restaurant, attraction }) : null;
}

const someOf = (kinds: Kinds) => ((kinds.lodging ?? kinds.restaurant ?? kinds.attraction) ? kinds : null);

function among<Kind extends string>(kinds: readonly Kind[], ...values: (string | undefined)[]): Kind | null {
  return kinds.find((kind) => values.includes(kind)) ?? null;
}

/** The first kind that fits, the more telling ones before the general "attraction". */
function attractionOf(tags: Tags): AttractionKind | null {
  if (tags.amenity === "place_of_worship" || /^(cathedral|basilica)$/.test(tags.building ?? "")) {
    return isWorthVisiting(tags) ? "place_of_worship" : null;
  }
  if (tags.historic === "memorial" && SMALL_MEMORIAL.test(tags.memorial ?? "")) return null;
  const special = among(
    ATTRACTION_KINDS.filter((kind) => kind !== "attraction" && kind !== "place_of_worship"),
    tags.tourism,
    tags.historic,
    tags.leisure,
    tags.amenity,
    tags.natural,
    tags.castle_type === undefined ? undefined : "castle",
  );
  return special ?? (tags.tourism === "attraction" ? "attraction" : null);
}

/** Plates and stones in the pavement: there are thousands, and nobody travels to one. */
const SMALL_MEMORIAL = /^(stolperstein|plaque|plate|blue_plaque|ghost_bike|bench|tree)$/;

/** A house of worship that people visit who don't pray there. */
function isWorthVisiting(tags: Tags): boolean {
  return (
    tags.tourism === "attraction" ||
    tags.heritage !== undefined ||
    tags.historic !== undefined ||
    /^(cathedral|basilica)$/.test(tags.building ?? "")
  );
}
