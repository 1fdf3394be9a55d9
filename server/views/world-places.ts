import { z } from "zod";
import { localDateSchema } from "@/server/trip";
import { placeCoordinatesSchema } from "./stop-facts";

/** Where one stays, eats, and what one visits: as the stops of a trip are called. */
export const placeKindSchema = z.enum(["stay", "meal", "visit"]);
export type PlaceKind = z.infer<typeof placeKindSchema>;

export const PLACES_ON_A_PAGE = 50;

/** The world that a traveler plans in, by name; left out: the server's usual one. */
export const chosenWorldSchema = z.object({ world: z.string().min(1).max(64).optional() });

/** Which places of a world are listed. */
export const placeFilterSchema = z.object({
  kind: placeKindSchema.nullable().default(null),
  /** One of the kind's types, as the world's holdings name it: "Museum". */
  type: z.string().max(200).nullable().default(null),
  city: z.string().max(200).nullable().default(null),
  /** Words of its name, type or city, all of them. */
  text: z.string().max(200).default(""),
  /** From 1 on; one beyond the last is the last. */
  page: z.int().min(1).max(1_000_000).default(1),
});
export type PlaceFilter = z.infer<typeof placeFilterSchema>;

/** Where a place is listed and its page is found. */
export const placeAddressSchema = z.object({ kind: placeKindSchema, id: z.string().max(500) });

/** What a world holds. */
export const worldHoldingsSchema = z.object({
  kinds: z.array(
    z.object({
      kind: placeKindSchema,
      count: z.int(),
      /** The most frequent first; a place can be of several types or of none. */
      types: z.array(z.object({ name: z.string(), count: z.int() })),
    }),
  ),
  /** Null where nothing can be unknown: the world isn't made of open data. */
  coverage: z.array(z.object({ label: z.string(), known: z.int(), estimated: z.int(), unknown: z.int() })).nullable(),
});
export type WorldHoldings = z.infer<typeof worldHoldingsSchema>;

const hoursStateSchema = z.enum(["known", "unknown", "not understood"]);

const listedPlaceSchema = z.object({
  kind: placeKindSchema,
  id: z.string(),
  name: z.string(),
  /** What it is called in other languages ("en"), or, with null, also in its own. */
  otherNames: z.array(z.object({ language: z.string().nullable(), name: z.string() })),
  city: z.string(),
  /** "Private room", "Thai, Seafood"; empty where the record does not tell. */
  type: z.string(),
  /** Null where the kind or the world has none. */
  hours: hoursStateSchema.nullable(),
  /** "about €58 a person", "Free"; null where the world has no such prices. */
  price: z.string().nullable(),
});
export type ListedPlace = z.infer<typeof listedPlaceSchema>;

export const placeListSchema = z.object({
  places: z.array(listedPlaceSchema).max(PLACES_ON_A_PAGE),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
});
export type PlaceList = z.infer<typeof placeListSchema>;

const fieldsSchema = z.array(z.object({ label: z.string(), text: z.string() }));

/** Everything that a world says of one place. */
export const placeViewSchema = listedPlaceSchema.omit({ hours: true, price: true }).extend({
  coordinates: placeCoordinatesSchema.nullable(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  /** Null where the kind or the world has none. */
  hours: z
    .object({
      state: hoursStateSchema,
      /** As published; null where the source has none. */
      text: z.string().nullable(),
      /** From Monday on, "10:00 – 17:00"; empty unless they are known. */
      week: z.array(z.object({ day: z.string(), text: z.string() })),
      /** Dates of the next weeks that differ from their weekday. */
      except: z.array(z.object({ date: localDateSchema, text: z.string() })),
    })
    .nullable(),
  known: fieldsSchema,
  estimated: fieldsSchema,
  /** What the source does not say: "Price", "Wheelchair access". */
  unknown: z.array(z.string()),
  /** Null where the records are the world's own. */
  source: z
    .object({ dataset: z.string(), id: z.string(), url: z.string().nullable(), asOf: localDateSchema.nullable() })
    .nullable(),
});
export type PlaceView = z.infer<typeof placeViewSchema>;
