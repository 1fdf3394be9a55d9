import { z } from "zod";
import { localDateSchema, localTimeSchema } from "@/server/trip";
import { minorSchema, nameSchema, peopleSchema } from "./common";

const airportSchema = z.string().regex(/^[A-Z]{3}$/);

/** Flights from one airport to another, one way. */
export const flightQuerySchema = z.object({
  from: airportSchema,
  to: airportSchema,
  date: localDateSchema,
  people: peopleSchema.max(9),
  /** The provider's id of the one offer that is asked about; null: all. */
  only: nameSchema.nullable(),
});
export type FlightQuery = z.infer<typeof flightQuerySchema>;

export const flightOfferSchema = z.object({
  offerId: nameSchema,
  airline: nameSchema,
  /** Of each flight with a change in between: "BA 117 + AA 22". */
  number: nameSchema,
  stops: z.number().int().min(0).max(5),
  /** Local times of the airports. */
  date: localDateSchema,
  departure: localTimeSchema,
  arrival: localTimeSchema,
  arrivalDayOffset: z.number().int().min(-1).max(3),
  minutes: z.number().int().min(1).max(5_000),
  /** Everyone, in the minor unit of the answer's currency. */
  totalMinor: minorSchema,
  /** Null: not said. */
  isRefundable: z.boolean().nullable(),
});
export type FlightOffer = z.infer<typeof flightOfferSchema>;
