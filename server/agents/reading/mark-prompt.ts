import { type PromptOfFile, promptFile, promptOf } from "@/server/models";
import { PREFERENCE_ENTRIES, type PreferenceEntry } from "@/server/trip";
import type { Utterance } from "@/server/understanding";

/** Asks for everything that a message means, in the notation of the reading corpus. */
export const MARK = promptFile("agents/reading/mark", ["entries", "today", "asked", "message"]);

export function markPrompt({ text, asked, today }: Utterance): PromptOfFile {
  const values = {
    entries: PREFERENCE_ENTRIES.map(entryLine).join("\n"),
    today,
    asked: asked === null ? "Nothing was asked." : `Asked about: ${asked}.`,
    // The message is between marks: what looks like one in it is taken out.
    message: text.replace(/<<<|>>>/g, " "),
  };
  return promptOf(MARK, values, { maxTokens: 2000 });
}

function entryLine({ key, kind, choices, range }: PreferenceEntry): string {
  const values = kind === "boolean" ? "true, false" : range ? `${range[0]} to ${range[1]}` : (choices ?? []).join(", ");
  return `${key}: ${values}`;
}
