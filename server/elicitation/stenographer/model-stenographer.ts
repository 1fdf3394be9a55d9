import { z } from "zod";
import { type EntryKey, type EntryValue, entryValueSchema, preferenceEntry } from "@/server/trip";
import { entryOfField } from "@/server/views";
import { isValueOf } from "../belief/slots";
import { type ByModel, recordUnusable } from "../by-model/by-model";
import { type Dialog, stenograph } from "../dialog/dialog";
import { stenographerPrompt } from "./prompts";
import type { Notes, Stenographer } from "./stenographer";

const writtenSchema = z.record(z.string(), z.json());

/**
 * Notes of one dialog by a language model, role "stenographer". What is no entry, or no value that the entry can have, is left out. Notes of
 * no use are recorded, and the last ones stay; only with `by.fallback` do the rules' notes take their place.
 */
export function modelStenographer(by: ByModel): Stenographer {
  let last: Notes = {};
  return async (dialog: Dialog): Promise<Notes> => {
    const prompt = stenographerPrompt(dialog.turns);
    const { value, events } = await by.models.object("stenographer", prompt, writtenSchema, { signal: by.signal });
    for (const event of events) by.onEvent(event);
    if (value.ok) last = notesOf(value.value);
    else {
      const why = "The stenographer's notes were of no use.";
      recordUnusable(by, { part: "stenographer", why, instead: "the notes by rules" });
      if (by.fallback) last = stenograph(dialog);
    }
    return last;
  };
}

function notesOf(written: z.infer<typeof writtenSchema>): Notes {
  const notes: Notes = {};
  for (const [field, given] of Object.entries(written)) {
    const entry = entryOfField(field);
    const value = entry === undefined ? null : spelled(entry, given);
    if (entry !== undefined && value !== null && isValueOf(entry, value)) notes[entry] = value;
  }
  return notes;
}

/** The value as the entry spells it: a list of one is that one, "yes" is true, and case does not matter. */
function spelled(entry: EntryKey, given: z.infer<typeof writtenSchema>[string]): EntryValue | null {
  const single = Array.isArray(given) && given.length === 1 ? given[0] : given;
  const value = entryValueSchema.safeParse(single).data;
  if (value === undefined) return null;
  const { kind, choices = [] } = preferenceEntry(entry);
  if (kind === "boolean" && typeof value === "string")
    return /^(?:yes|true)$/i.test(value) ? true : /^(?:no|false)$/i.test(value) ? false : null;
  if (kind === "integer" && typeof value === "string" && /^\d+$/.test(value)) return Number(value);
  const asChoice = (one: string) => choices.find((choice) => choice.toLowerCase() === one.toLowerCase()) ?? one;
  if (Array.isArray(value)) return value.map(asChoice);
  if (typeof value === "boolean" && kind === "choice") return value ? "Yes" : "No";
  return typeof value === "string" ? asChoice(value) : value;
}
