import type { Environment } from "./read-config";
import type { NamedModel } from "./roles";

/** The key of a model; undefined where it needs none, null where its variable is not set. */
export function keyOf({ settings }: NamedModel, environment: Environment): string | null | undefined {
  if (settings.keyVariable === undefined) return undefined;
  return environment[settings.keyVariable]?.trim() || null;
}
