import { type ModelSettings, type ModelsConfig, modelSettingsSchema } from "./models-config";

type Given = Pick<ModelSettings, "baseUrl" | "model" | "contextTokens"> & Partial<ModelSettings>;

/** A configuration with one model for all roles, the rest of its settings as they are when left out: for servers started by a program. */
export function oneModelConfig(name: string, given: Given): ModelsConfig {
  return { models: { [name]: modelSettingsSchema.parse(given) }, roles: { default: name } };
}
