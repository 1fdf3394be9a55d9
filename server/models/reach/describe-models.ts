import { accessOf } from "../config/access";
import type { ModelsConfig } from "../config/models-config";
import type { Environment } from "../config/read-config";
import { type LastProblem, lastProblemOf } from "./last-problems";

/** A configured model as people may see it: no key, and of its address only where it is. */
export interface ModelDescription {
  readonly name: string;
  /** What the server calls it. */
  readonly model: string;
  /** Host and port. */
  readonly host: string;
  /** As the configuration has them, "default" too. */
  readonly roles: readonly string[];
  readonly key: "set" | "missing" | "not needed";
  /** Of the key; null where none is needed. */
  readonly keyVariable: string | null;
  readonly contextTokens: number;
  readonly concurrency: number;
  readonly requestsPerMinute: number | null;
  /** US dollars for a million tokens; null: unknown. */
  readonly price: { readonly inputPerMillion: number; readonly outputPerMillion: number } | null;
  readonly fallback: string | null;
  /** Whether a program answers: figures are labeled so. */
  readonly scripted: boolean;
  /** What went wrong at the last call of this process; null where it went well, or there was none. */
  readonly lastProblem: LastProblem | null;
}

/** The configured models in the order of the file. */
export function describeModels(config: ModelsConfig, environment: Environment = process.env): ModelDescription[] {
  return Object.entries(config.models).map(([name, settings]) => {
    const access = accessOf({ name, settings: { ...settings, headers: undefined } }, environment);
    return {
      name,
      model: settings.model,
      host: new URL(settings.baseUrl).host,
      roles: Object.entries(config.roles).flatMap(([role, played]) => (played === name ? [role] : [])),
      key: settings.keyVariable === undefined ? "not needed" : "missing" in access ? "missing" : "set",
      keyVariable: settings.keyVariable ?? null,
      contextTokens: settings.contextTokens,
      concurrency: settings.concurrency,
      requestsPerMinute: settings.requestsPerMinute ?? null,
      price: settings.price ?? null,
      fallback: settings.fallback ?? null,
      scripted: settings.scripted,
      lastProblem: lastProblemOf({ name, settings }),
    };
  });
}
