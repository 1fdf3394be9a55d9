import { z } from "zod";
import type { SimulatedTrip } from "@/server/elicitation/simulator";
import type { Persona } from "@/server/personas";
import { entryKeySchema, entryValueSchema, localDateSchema } from "@/server/trip";

/**
 * `hidden-personas.jsonl`: who the simulated travelers of `dialogs.jsonl` were. It is written only when asked for, only its owner may
 * read it, and only the traveler's trainer file is made from it.
 */
export const HIDDEN_PERSONAS_FILE = "hidden-personas.jsonl";

export const hiddenPersonaSchema = z.object({
  /** The dialog's id. */
  dialog: z.string(),
  persona: z.object({
    id: z.string(),
    entries: z.record(entryKeySchema, entryValueSchema),
    critical: z.array(entryKeySchema),
    factor: z.string(),
  }),
  trip: z.object({
    origin: z.string(),
    destinations: z.array(z.string()),
    startDate: localDateSchema,
    days: z.number().int(),
    people: z.number().int(),
  }),
});

export interface HiddenPersona {
  readonly dialog: string;
  readonly persona: Persona;
  readonly trip: SimulatedTrip;
}
