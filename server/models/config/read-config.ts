import { existsSync } from "node:fs";
import { checkShape, parseJson, readTextFile } from "@/server/episodes";
import { fail, ok, type Result } from "@/server/trip";
import { type ModelsConfig, modelsConfigSchema } from "./models-config";

/** Environment variables, as `process.env` has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

const MODELS_FILE = "dragoman.models.json";
const NO_MODELS: ModelsConfig = { models: {}, roles: {} };
/** What is assumed of a model that only the environment names. */
const ASSUMED_CONTEXT_TOKENS = 32_768;

/**
 * The configured models: from the file that DRAGOMAN_MODELS names, else from `dragoman.models.json` in the working folder, else one
 * model for all roles from DRAGOMAN_MODEL_URL and DRAGOMAN_MODEL_NAME (its key, if any, in DRAGOMAN_MODEL_KEY). None of them
 * is there: no models. A failure ("bad_file") names the file and the field.
 */
export function readModelsConfig(environment: Environment = process.env): Result<ModelsConfig> {
  const named = filled(environment.DRAGOMAN_MODELS);
  const file = named ?? MODELS_FILE;
  if (named !== undefined || existsSync(/* turbopackIgnore: true */ file)) {
    const text = readTextFile(file);
    return text.ok ? withoutExcerpt(parseJson(text.value, modelsConfigSchema, { file })) : text;
  }
  const baseUrl = filled(environment.DRAGOMAN_MODEL_URL);
  if (baseUrl === undefined) return ok(NO_MODELS);
  const model = filled(environment.DRAGOMAN_MODEL_NAME);
  const keyVariable = filled(environment.DRAGOMAN_MODEL_KEY) === undefined ? undefined : "DRAGOMAN_MODEL_KEY";
  const settings = { baseUrl, model, keyVariable, contextTokens: ASSUMED_CONTEXT_TOKENS };
  const one = { models: { [model ?? "model"]: settings }, roles: { default: model ?? "model" } };
  return checkShape(one, modelsConfigSchema, { file: "the environment (DRAGOMAN_MODEL_URL, DRAGOMAN_MODEL_NAME)" });
}

/** Leaves out what a sentence on broken JSON quotes of the file: it may be a key that should not stand there. */
function withoutExcerpt<T>(read: Result<T>): Result<T> {
  if (read.ok) return read;
  const message = read.problem.message.replace(/, (?:\.\.\.)?".*"(?:\.\.\.)? is not valid JSON/s, "");
  return fail({ ...read.problem, message });
}

function filled(value: string | undefined): string | undefined {
  return value === undefined || value.trim() === "" ? undefined : value.trim();
}
