import { z } from "zod";
import { localDateSchema, MOST_DAYS } from "@/server/trip";
import {
  currencySchema,
  minorSchema,
  nameSchema,
  peopleSchema,
  pointSchema,
  positionSchema,
  textSchema,
} from "./common";

/** Somewhere to sleep around a point, for all nights in one lodging. */
export const stayQuerySchema = z.object({
  around: pointSchema,
  radiusMeters: z.number().int().min(100).max(50_000),
  checkIn: localDateSchema,
  nights: z.number().int().min(1).max(MOST_DAYS),
  /** People in each room, the fullest first. */
  rooms: z.array(peopleSchema.max(20)).min(1).max(20),
  currency: currencySchema,
  /** The guests' passport, by two letters. */
  nationality: z.string().regex(/^[A-Z]{2}$/),
  /** The provider's id of the one lodging that is asked about; null: all around. */
  only: nameSchema.nullable(),
});
export type StayQuery = z.infer<typeof stayQuerySchema>;

/** The cheapest offer of one lodging for all nights and rooms of the question. */
export const stayOfferSchema = z.object({
  /** The provider's id of the lodging. */
  lodgingId: nameSchema,
  name: nameSchema,
  address: textSchema,
  coordinates: positionSchema,
  /** Null: not said. */
  stars: z.number().min(0).max(5).nullable(),
  /** Of guests, 0 to 10; null: not said. */
  guestRating: z.number().min(0).max(10).nullable(),
  room: nameSchema,
  /** Null: not said. */
  isRefundable: z.boolean().nullable(),
  hasBreakfast: z.boolean(),
  /** All nights and rooms, in the minor unit of the answer's currency, with what is paid at the lodging. */
  totalMinor: minorSchema,
  /** Of it: taxes and fees that are paid there. */
  payThereMinor: minorSchema,
});
export type StayOffer = z.infer<typeof stayOfferSchema>;
