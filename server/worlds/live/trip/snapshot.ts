import { z } from "zod";
import { LONGEST_NAME, localDateSchema, MOST_OFFERED } from "@/server/trip";
import { MOST_RECORDS } from "../records/common";
import { flightOfferSchema, flightQuerySchema } from "../records/flights";
import { stayOfferSchema, stayQuerySchema } from "../records/stays";

const nameSchema = z.string().max(LONGEST_NAME);

/** Offers of lodging for the nights that a trip spends in a city. */
const cityOffersSchema = z.object({
  city: nameSchema,
  /** Whose offers they are: "LiteAPI". */
  provider: nameSchema,
  query: stayQuerySchema,
  offers: z.array(stayOfferSchema).max(MOST_RECORDS).readonly(),
});
export type CityOffers = Readonly<z.infer<typeof cityOffersSchema>>;

/** Offers of flights from one city to another on a day of a trip. */
const wayOffersSchema = z.object({
  from: nameSchema,
  to: nameSchema,
  provider: nameSchema,
  query: flightQuerySchema,
  offers: z.array(flightOfferSchema).max(MOST_RECORDS).readonly(),
});
export type WayOffers = Readonly<z.infer<typeof wayOffersSchema>>;

/** What was offered for one trip when it was planned. Plain data: it travels to threads and is kept. */
export const snapshotSchema = z.object({
  /** What it is kept under; null: it is not. */
  id: z.uuid().nullable(),
  day: localDateSchema,
  /** The last day on which the terms of all its answers let it be kept; null: any. */
  until: localDateSchema.nullable(),
  stays: z.array(cityOffersSchema).max(MOST_OFFERED).readonly(),
  ways: z.array(wayOffersSchema).max(MOST_OFFERED).readonly(),
  /** Sources that have to be named. */
  attributions: z
    .array(z.object({ text: z.string().max(500), url: z.string().max(500) }))
    .max(2)
    .readonly(),
});
export type Snapshot = Readonly<z.infer<typeof snapshotSchema>>;
