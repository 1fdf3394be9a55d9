import { type PromptFile, type PromptOfFile, promptFile, promptOf, STRUCTURED_PROMPTS } from "@/server/models";
import { type EntryKey, PREFERENCE_ENTRIES, preferenceEntry } from "@/server/trip";
import { type DialogTurn, dialogText, fieldName } from "@/server/views";

const NOTE = promptFile("elicitation/stenographer/note", ["fields", "dialog"]);
export const STENOGRAPHER_PROMPTS: readonly PromptFile[] = [NOTE, ...STRUCTURED_PROMPTS];

/** The stenographer sees the conversation and nobody's thoughts (APEC-Travel, table 8). */
export function stenographerPrompt(turns: readonly DialogTurn[]): PromptOfFile {
  const fields = PREFERENCE_ENTRIES.map(({ key }) => `${fieldName(key)} = ${valuesOf(key)}`).join("\n");
  return promptOf(NOTE, { fields, dialog: dialogText(turns, { own: false }) }, { maxTokens: 2000 });
}

function valuesOf(key: EntryKey): string {
  const { kind, choices, range } = preferenceEntry(key);
  if (kind === "boolean") return "true | false";
  return range === undefined ? (choices ?? []).join(" | ") : `a whole number from ${range[0]} to ${range[1]}`;
}
