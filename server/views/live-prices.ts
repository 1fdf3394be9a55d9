import { z } from "zod";
import { LONGEST_NAME, type LocalDate, localDateSchema, MOST_OFFERED, moneySchema } from "@/server/trip";

const sentenceSchema = z.string().max(3_000);
const nameSchema = z.string().max(LONGEST_NAME);
const webAddress = z.url({ protocol: /^https?$/ }).max(2_000);

/** What providers answered when the prices of a trip were checked. */
export const livePricesSchema = z.object({
  /** Each question, in the order asked. */
  asked: z
    .array(
      z.object({
        /** "lodging in Monaco, 2 nights from Sat 12 Dec". */
        about: sentenceSchema,
        provider: nameSchema,
        /** How many are offered; null: there was no answer. */
        records: z.number().int().min(0).max(1_000).nullable(),
        /** Of the answer. */
        day: localDateSchema.nullable(),
        /** Why there is no answer, or an earlier one. */
        problem: sentenceSchema.nullable(),
      }),
    )
    .max(MOST_OFFERED),
  /** What the plan before the check chose, for all nights and rooms or everyone's seats: what it was planned at, and is offered for. */
  compared: z
    .array(
      z.object({
        kind: z.enum(["stay", "flight"]),
        name: nameSchema,
        before: moneySchema,
        /** Null: it is not offered. */
        now: moneySchema.nullable(),
      }),
    )
    .max(MOST_OFFERED),
  /** What had changed when the chosen offers were asked for again, a round each, and what came of planning again. */
  changes: z
    .array(
      z.object({
        differences: z
          .array(z.object({ kind: z.enum(["price", "sold out", "terms"]), text: sentenceSchema }))
          .max(MOST_OFFERED),
        proposal: sentenceSchema,
      }),
    )
    .max(10),
  /** Chosen offers that were as planned with when they were asked for again. */
  confirmed: z
    .array(
      z.object({
        name: nameSchema,
        total: moneySchema,
        /** Of it: paid at the lodging. */
        payThere: moneySchema.nullable(),
        isRefundable: z.boolean().nullable(),
        /** Until when the price holds (UTC); null: not said. */
        validUntil: z.iso.datetime({ offset: true }).nullable(),
        /** Where it can be booked; null: not known. */
        link: webAddress.nullable(),
      }),
    )
    .max(MOST_OFFERED),
  /** What could not be checked, asked or found. */
  notes: z.array(sentenceSchema).max(4 * MOST_OFFERED),
});
export type LivePrices = z.infer<typeof livePricesSchema>;

/** The live prices that a version of a plan rests on. */
export interface HeldPrices {
  readonly day: LocalDate;
  /** Null: they are no longer held. */
  readonly prices: LivePrices | null;
}

/** A web address that may be linked to; null: it is none. */
export function linkable(address: string | null): string | null {
  return webAddress.safeParse(address).data ?? null;
}
