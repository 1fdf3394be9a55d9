import type {
  Attraction,
  AttractionDetails,
  City,
  Lodging,
  LodgingDetails,
  OtherName,
  Restaurant,
  RestaurantDetails,
} from "../records";
import type { Estimate } from "./estimates/estimate";
import type { HoursState } from "./hours/hours-state";
import type { AttractionKind, LodgingKind, RestaurantKind } from "./kinds";
import type { PlaceSource } from "./place";

/** Absent tags are unknown, never "no". */
export type Wheelchair = "yes" | "limited" | "no";

/** What the record of any place of open data has. */
interface FromOpenData {
  readonly source: PlaceSource;
  readonly otherNames: readonly OtherName[];
  /** Empty texts where the tags have none. */
  readonly address: string;
  readonly phone: string;
  readonly website: string;
  /** `opening_hours` as it was written; null where there is none. */
  readonly hoursText: string | null;
  readonly hours: HoursState;
  readonly wheelchair: Wheelchair | null;
  /** `priceMinor` is the upper end of its range. */
  readonly estimate: Estimate;
}

/** Details that no tag tells are null. */
export interface LodgingDraft extends Omit<Lodging, "details">, FromOpenData {
  readonly kind: LodgingKind;
  /** 1 to 5. */
  readonly stars: number | null;
  readonly rooms: number | null;
  readonly details: Omit<LodgingDetails, "cancellation" | "quietHours">;
}

export interface RestaurantDraft extends Omit<Restaurant, "details" | "hours">, FromOpenData {
  readonly kind: RestaurantKind;
  /** The `cuisine` tag as it was written; `cuisines` has worlds' words. */
  readonly cuisineText: string;
  readonly details: Omit<RestaurantDetails, "reservations" | "petFriendly" | "smoking" | "liveMusic"> & {
    /** Null: not known. */
    readonly reservations: boolean | null;
    readonly petFriendly: boolean | null;
    readonly smoking: boolean | null;
    readonly liveMusic: boolean | null;
  };
}

export interface AttractionDraft extends Omit<Attraction, "details" | "hours">, FromOpenData {
  readonly kind: AttractionKind;
  readonly details: Pick<
    AttractionDetails,
    "types" | "durationMinutes" | "popularity" | "amenities" | "disabilityAccess"
  >;
}

/** The records of one city of open data; ids are those of the source: "node/123". */
export interface PlaceDrafts {
  readonly city: City;
  readonly lodgings: readonly LodgingDraft[];
  readonly restaurants: readonly RestaurantDraft[];
  readonly attractions: readonly AttractionDraft[];
}
