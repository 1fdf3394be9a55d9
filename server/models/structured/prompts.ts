import { type PromptFile, promptFile } from "../prompts/prompt-file";

/** Tells the wanted shape to servers that know no other way, and says what is wrong with an answer of another shape. */
export const SHAPE = promptFile("models/structured/shape", ["schema"]);
export const REPAIR = promptFile("models/structured/repair", ["wrong"]);

/** What is asked by beyond a method's own prompts wherever it wants an answer of a given shape. */
export const STRUCTURED_PROMPTS: readonly PromptFile[] = [SHAPE, REPAIR];
