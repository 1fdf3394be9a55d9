import { z } from "zod";
import { demandNameSchema, localTimeSchema, mealNameSchema, moneySchema } from "@/server/trip";

export const placeCoordinatesSchema = z.object({ latitude: z.number(), longitude: z.number() });
export type PlaceCoordinates = z.infer<typeof placeCoordinatesSchema>;

/** What the world's record says of a stop, in words for people. */
export const stopFactsSchema = z.object({
  recordId: z.string(),
  /** Null where the world does not know; of a leg the place it leads to. */
  coordinates: placeCoordinatesSchema.nullable(),
  /** What it is in a word or two: "Museum", "Mexican", "Private room"; of a flight its airline. Null: not known. */
  type: z.string().nullable(),
  /** Part of the city: "Downtown", "North side"; null where the world has no coordinates. */
  area: z.string().nullable(),
  /** Codes of the airports of a flight, each null where the world names none; null for everything else. */
  airports: z.object({ from: z.string().nullable(), to: z.string().nullable() }).nullable(),
  /** 0–5. */
  rating: z.number().nullable(),
  /** On the day of the stop (none: closed all day), and the weekdays on which it is closed; null: not known, or it has none (legs, stays). */
  open: z
    .object({ times: z.array(z.object({ from: localTimeSchema, to: localTimeSchema })), closedOn: z.array(z.string()) })
    .nullable(),
  /** "Hours not known: call +377 93 30 00 00 before you go."; null where they are known, or the world has none. */
  hoursNote: z.string().nullable(),
  /** The way from the place visited before it on the same day; null: not known, or no place of this city came before. */
  way: z
    .object({
      /** Waiting for the first ride is among them. */
      minutes: z.number(),
      /** "12 min on foot", "tram 1 to Place d'Armes, 6 min, every 10 min (12 min on foot)". */
      text: z.string(),
      /** Also in the ordinary pauses of a day: it says how to go, not only how long that takes. */
      isToldAlways: z.boolean(),
    })
    .nullable(),
  /** "$24 a person", "$180 a night and room". */
  price: z.string().nullable(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  /** Everything else worth knowing: label "Cuisines", text "Thai, Seafood". */
  details: z.array(z.object({ label: z.string(), text: z.string() })),
});
export type StopFacts = z.infer<typeof stopFactsSchema>;

/** Another record that could take a stop's place, with what the swap would change. */
export const swapOptionSchema = z.object({
  recordId: z.string(),
  name: z.string(),
  rating: z.number().nullable(),
  /** Of the whole trip. */
  costChange: moneySchema,
  /** Demands, rules and preferences that would newly be broken, by label. */
  breaks: z.array(z.string()),
  /** … and newly kept. */
  mends: z.array(z.string()),
  /** Demands among the broken ones. */
  demands: z.array(demandNameSchema),
  /** "Thai, Seafood", "leaves 07:20, arrives 09:40". */
  note: z.string(),
});
export type SwapOption = z.infer<typeof swapOptionSchema>;

/** A place found by search, to be added to a day. */
export const foundPlaceSchema = z.object({
  recordId: z.string(),
  kind: z.enum(["meal", "visit"]),
  name: z.string(),
  rating: z.number().nullable(),
  pricePerPerson: moneySchema,
  /** "Thai, Seafood", "Museum, 2 h". */
  note: z.string(),
  /** The meals that it serves on that day; null for attractions. */
  meals: z.array(mealNameSchema).nullable(),
  openThatDay: z.boolean(),
  /** It is already in the trip. */
  planned: z.boolean(),
});
export type FoundPlace = z.infer<typeof foundPlaceSchema>;
