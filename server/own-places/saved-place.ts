import type { PassedOver } from "@/server/views";

/** A place as a file has it. */
export interface SavedPlace {
  readonly name: string;
  /** Null where the file doesn't say where it is. */
  readonly coordinates: { readonly latitude: number; readonly longitude: number } | null;
  /** "" where there is none. */
  readonly address: string;
  /** Where it is in the file: "line 12", "feature 3". */
  readonly where: string;
}

/** What a file holds, entry by entry. */
export interface SavedPlaces {
  /** "KML", "Google Takeout". */
  readonly format: string;
  readonly places: readonly SavedPlace[];
  readonly passedOver: readonly PassedOver[];
}
