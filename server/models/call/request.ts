import { type JSONSchema7, zodSchema } from "ai";
import type { z } from "zod";
import type { Prompt } from "../models";
import type { Prompts } from "../prompts/prompts";

/** A prompt with the shape that its answer must have; null: text. */
export interface Request {
  readonly prompt: Prompt;
  readonly shape: JSONSchema7 | null;
  /** Those of the run. */
  readonly prompts: Prompts;
  /** Sent to the server, which gives the same answer for the same one as far as it can. */
  readonly serverSeed: number;
}

/** Seeds of 32-bit servers. */
const SEEDS = 2 ** 31;
/** Far apart, so that samples of one seed do not meet those of the next. */
const SEED_STEP = 1_009;

export function serverSeed(seed: number, sample: number): number {
  return (((seed * SEED_STEP + sample) % SEEDS) + SEEDS) % SEEDS;
}

// A call needs those of its tools up to three times, and the next call the same ones.
const jsonSchemas = new WeakMap<z.ZodType, Promise<JSONSchema7>>();

export function jsonSchemaOf(schema: z.ZodType): Promise<JSONSchema7> {
  const known = jsonSchemas.get(schema);
  if (known !== undefined) return known;
  const made = Promise.resolve(zodSchema(schema).jsonSchema);
  jsonSchemas.set(schema, made);
  return made;
}

/** The tools as a server sees them; null where none are offered. */
export async function toolsAsSent({ tools }: Prompt) {
  if (tools === undefined) return null;
  return Promise.all(
    tools.map(async ({ name, description, inputSchema }) => {
      return { name, description, input: await jsonSchemaOf(inputSchema) };
    }),
  );
}
