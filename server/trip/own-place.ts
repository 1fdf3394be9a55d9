import { z } from "zod";
import { LONGEST_NAME } from "./maxima";

/** Places of their own list that a traveler may want to go to. */
export const MOST_OWN_PLACES = 300;

/** A place of the world that is on a list of the traveler's own, as the stop that it would be. */
export const ownPlaceSchema = z.object({
  kind: z.enum(["stay", "meal", "visit"]),
  recordId: z.string().min(1).max(LONGEST_NAME),
  name: z.string().min(1).max(LONGEST_NAME),
  city: z.string().max(LONGEST_NAME),
});
export type OwnPlace = z.infer<typeof ownPlaceSchema>;

/** Wished for and not demanded: the plan has as many of them as it can. */
export const ownPlacesSchema = z.array(ownPlaceSchema).max(MOST_OWN_PLACES);

/** The name of the check of them. */
export const OWN_PLACES_CHECK = "ownPlaces";
