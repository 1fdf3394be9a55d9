import { z } from "zod";
import { houseRuleSchema, localDateSchema, roomTypeSchema, transportationSchema } from "@/server/trip";

/** Longer quotations show nothing. */
const LONGEST_QUOTATION = 200;

/** A value, and the words of the text that say it, as they stand there. */
const claim = <T extends z.ZodType>(value: T) =>
  z.object({ value, words: z.string().min(1).max(LONGEST_QUOTATION) }).nullish();

/** What another reader than the rules, a model, says that a text says of a trip. Nothing of it is believed unchecked (`checkClaims`). */
export const claimedReadingSchema = z.object({
  origin: claim(z.string().min(1)),
  destinations: claim(z.array(z.string().min(1)).min(1).max(10)),
  region: claim(z.string().min(1)),
  cityCount: claim(z.number().int().min(1).max(10)),
  startDate: claim(localDateSchema),
  endDate: claim(localDateSchema),
  /** The trip lies somewhere in here; `startDate` is then left out. */
  window: claim(z.object({ from: localDateSchema, to: localDateSchema })),
  /** Both ends included. */
  days: claim(z.number().int().min(1).max(365)),
  /** Everyone, children included. */
  people: claim(z.number().int().min(1).max(100)),
  children: claim(z.number().int().min(1).max(100)),
  pets: claim(z.literal(true)),
  /** US dollars for the whole trip and everyone. */
  budget: claim(z.number().positive()),
  returnHome: claim(z.literal(false)),
  transportation: claim(transportationSchema),
  roomType: claim(roomTypeSchema),
  houseRule: claim(z.array(houseRuleSchema).min(1)),
  cuisines: claim(z.array(z.string().min(1)).min(1).max(10)),
});
export type ClaimedReading = z.infer<typeof claimedReadingSchema>;
export type ClaimedField = keyof ClaimedReading;
export const CLAIMED_FIELDS = claimedReadingSchema.keyof().options;
