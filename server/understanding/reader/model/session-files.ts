import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ModelDefinition, modelDefinitionSchema } from "./definition";

/** What a model folder says its outputs stand for. Throws when the file is damaged. */
export function definitionOf(folder: string): ModelDefinition {
  return modelDefinitionSchema.parse(JSON.parse(readFileSync(join(folder, "labels.json"), "utf8")));
}
