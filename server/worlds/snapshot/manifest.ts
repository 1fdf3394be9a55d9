import { z } from "zod";
import { localDateSchema } from "@/server/trip";
import type { WorldDescription } from "../world";

/** Raised when a reader of the old files would misread the new ones. */
export const snapshotFormat = 2;

export const manifestFile = "manifest.json";

/** The file of a table in the world's folder. */
export function tableFile(table: string): string {
  return `${table}.arrow`;
}

/** A world's name is also its folder's. */
export const worldNameSchema = z.string().regex(/^[a-z0-9][a-z0-9._-]{0,63}$/i, {
  error: "Name a world with up to 64 letters, digits, dots, dashes and underscores, a letter or digit first.",
});

const descriptionSchema = z.object({
  name: worldNameSchema,
  kind: z.string().min(1).max(64),
  source: z.string(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  decoys: z.object({ seed: z.int().min(0), rows: z.int().min(0) }).optional(),
  dates: z.object({ from: localDateSchema, to: localDateSchema }).nullable(),
  complete: z.boolean(),
  incompleteBecause: z.string().nullable(),
  currency: z.string(),
  estimatesPrices: z.literal(true).optional(),
  unknownHours: z.literal("avoided").optional(),
  localTravel: z.literal("on foot").optional(),
  movesWithToday: z.boolean(),
  counts: z.record(z.string(), z.int()),
  attributions: z
    .array(
      z.object({
        text: z.string(),
        url: z.string().nullable(),
        license: z.string().nullable(),
        asOf: localDateSchema.nullable(),
      }),
    )
    .optional(),
}) satisfies z.ZodType<WorldDescription>;

/** `manifest.json` of a snapshot: what the world is, the formulas next to its tables, and the files with their hashes. */
export const manifestSchema = z.object({
  format: z.literal(snapshotFormat),
  description: descriptionSchema,
  formulas: z.object({
    monthlyFareFactors: z.array(z.number().positive()).length(12).nullable(),
    localTravel: z
      .object({
        baseMinutes: z.number().min(0),
        minutesPerKm: z.number().min(0),
        maximumMinutes: z.number().min(0),
      })
      .nullable(),
  }),
  tables: z.record(z.string(), z.object({ rows: z.int(), bytes: z.int(), sha256: z.string() })),
});

export type Manifest = z.infer<typeof manifestSchema>;
