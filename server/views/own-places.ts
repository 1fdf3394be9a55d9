import { z } from "zod";
import { ownPlaceSchema } from "@/server/trip";
import { problemSchema } from "./import-order";

/** Bytes of a file of saved places at most. */
export const LARGEST_PLACES_FILE = 2_000_000;

/** Something of a file that is no place to go to: where it is in the file, and why. */
const passedOverSchema = z.object({ where: z.string(), reason: z.string() });
export type PassedOver = z.infer<typeof passedOverSchema>;

/** What a file of saved places comes to in a world. Each of its entries is in exactly one of the lists. */
export const ownPlacesReadSchema = z.object({
  /** "KML", "Google Takeout". */
  format: z.string(),
  matched: z.array(
    z.object({
      /** As the file spells it. */
      saved: z.string(),
      place: ownPlaceSchema,
      /** Whether name and distance leave no doubt. */
      isSure: z.boolean(),
      /** From where the file has it; null where it doesn't say. */
      meters: z.number().nullable(),
    }),
  ),
  /** Places that the world doesn't have. */
  unknown: z.array(z.object({ saved: z.string(), where: z.string() })),
  passedOver: z.array(passedOverSchema),
});
export type OwnPlacesRead = z.infer<typeof ownPlacesReadSchema>;

/** What the server answers to a file of saved places. */
export const ownPlacesAnswerSchema = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), value: ownPlacesReadSchema }),
  z.object({ ok: z.literal(false), problem: problemSchema }),
]);
