import { z } from "zod";
import { extraBodySchema, generationSchema, MODEL_ROLES } from "@/server/views";
import { headersSchema } from "./headers";

/** A day. */
const LONGEST_MS = 86_400_000;
const milliseconds = z.number().int().min(1).max(LONGEST_MS);
const nameSchema = z.string().min(1).max(100);
const MOST_USD = 1_000_000_000;
/** The machinery below gives a silent connection up after five minutes. */
const LONGEST_SILENCE_MS = 300_000;

/** Fields of a request that have a setting, or that the gateway writes itself. */
const OWN_FIELDS: readonly string[] = [
  ...["model", "messages", "stream", "stream_options", "tools", "tool_choice", "response_format", "n"],
  ...["temperature", "top_p", "presence_penalty", "frequency_penalty", "max_tokens", "max_completion_tokens"],
  ...["stop", "seed"],
];

/** US dollars for a million tokens. */
const priceSchema = z.strictObject({
  inputPerMillion: z.number().min(0).max(MOST_USD),
  outputPerMillion: z.number().min(0).max(MOST_USD),
});

/** Longest waits: for the first part of an answer, between two parts, and for the whole answer. */
const timeoutsSchema = z.strictObject({
  firstTokenMs: milliseconds.max(LONGEST_SILENCE_MS).default(60_000),
  betweenPartsMs: milliseconds.max(LONGEST_SILENCE_MS).default(30_000),
  wholeMs: milliseconds.default(300_000),
});

const retriesSchema = z.strictObject({
  /** Attempts after the first. */
  limit: z.number().int().min(0).max(20).default(4),
  /** Wait before the first retry; it doubles with each. */
  firstWaitMs: milliseconds.default(500),
  /** No wait is longer; a server that asks for a longer one is given up. */
  longestWaitMs: milliseconds.default(30_000),
});

const baseUrlSchema = z
  .url({ protocol: /^https?$/, message: "Write an address that begins with http:// or https://." })
  .max(2_000)
  .refine(
    hasNoSecret,
    "Leave user, password and all behind ? or # out of the address; name the key's variable in keyVariable.",
  );

/** One named model: where it is served, and how it may be used. */
export const modelSettingsSchema = z.strictObject({
  /** Of an OpenAI-compatible server, up to and with its version: "http://127.0.0.1:8000/v1". */
  baseUrl: baseUrlSchema,
  /** What the server calls it. */
  model: z.string().min(1).max(1_000),
  /** Environment variable that holds the key; left out: no key is sent. The key itself is never in the file. */
  keyVariable: z
    .string()
    .max(200)
    // Keys are made of letters and digits too, but hardly ever of capitals alone.
    .regex(/^[A-Z_][A-Z0-9_]*$/, "Write the name of an environment variable, in capitals, not the key itself.")
    .optional(),
  /** Prompt and answer together. */
  contextTokens: z.number().int().min(256).max(1_000_000_000),
  /** Left out: what calls cost is unknown, and limits in dollars refuse the model. */
  price: priceSchema.optional(),
  /** Calls at the same time, from one process. */
  concurrency: z.number().int().min(1).max(1_000).default(8),
  requestsPerMinute: z.number().int().min(1).max(1_000_000).optional(),
  /** Name of the model that travelers are served by when this one fails. Benchmarks never fall back. */
  fallback: nameSchema.optional(),
  /** The server's answers are written by a program, as those of Dragoman's scripted model are: figures are labeled so. */
  scripted: z.boolean().default(false),
  /** How the server is told the wanted shape: by JSON schema, by JSON mode, or in words only. */
  structuredOutput: z.enum(["schema", "json", "words"]).default("schema"),
  /** How answers are sampled; left out: as the prompt says. */
  generation: generationSchema.optional(),
  /** Fields of each request that only this server knows ("chat_template_kwargs"). */
  extraBody: extraBodySchema
    .refine((body) => !Object.keys(body).some((name) => OWN_FIELDS.includes(name)), {
      message: `Dragoman writes these fields itself, from the prompt and \`generation\`: ${OWN_FIELDS.join(", ")}.`,
    })
    .optional(),
  /** Sent with each request. */
  headers: headersSchema.optional(),
  timeouts: timeoutsSchema.prefault({}),
  retries: retriesSchema.prefault({}),
});
export type ModelSettings = z.infer<typeof modelSettingsSchema>;

const ROLES: readonly string[] = ["default", ...MODEL_ROLES];
/** Names of models by role. Roles that are left out go to the model of `default`; without a default they have none. */
const rolesSchema = z.record(nameSchema, nameSchema);

const dayLimitsSchema = z.strictObject({
  costUsd: z.number().min(0).max(MOST_USD).optional(),
  tokens: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
});

/** What models may use up; left out: no limit. */
const budgetsSchema = z.strictObject({
  /** For one traveler in a day of UTC; what goes beyond is done without a model. */
  travelerPerDay: dayLimitsSchema.optional(),
  /** For all travelers without an account together; left out: twenty times one traveler's. */
  guestsPerDay: dayLimitsSchema.optional(),
});

/** The models file: named models, and which of them plays which role. */
export const modelsConfigSchema = z
  .strictObject({
    models: z.record(nameSchema, modelSettingsSchema),
    roles: rolesSchema,
    /** Folder that keeps answers, so that a run played again asks no server; left out: every call asks. */
    cacheFolder: z.string().min(1).max(4_096).optional(),
    budgets: budgetsSchema.optional(),
  })
  .superRefine(({ models, roles }, context) => {
    const known = Object.keys(models);
    const check = (name: string | undefined, path: string[]) => {
      if (name === undefined || known.includes(name)) return;
      context.addIssue({ code: "custom", path, message: `There is no model "${name}" in this file.` });
    };
    for (const [role, name] of Object.entries(roles)) {
      check(name, ["roles", role]);
      if (ROLES.includes(role)) continue;
      const message = `There is no role "${role}". The roles are ${ROLES.join(", ")}.`;
      context.addIssue({ code: "custom", path: ["roles", role], message });
    }
    for (const [name, settings] of Object.entries(models)) {
      check(settings.fallback, ["models", name, "fallback"]);
      if (settings.fallback === name) {
        const message = "A model cannot be its own fallback.";
        context.addIssue({ code: "custom", path: ["models", name, "fallback"], message });
      }
    }
  });
export type ModelsConfig = z.infer<typeof modelsConfigSchema>;

function hasNoSecret(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { username, password, search, hash } = new URL(address);
  return [username, password, search, hash].every((part) => part === "");
}
