import { z } from "zod";
import { PREFERENCE_ENTRIES } from "@/server/trip";
import type { DialogRecord, DialogTurn, TrainerSource } from "@/server/views";
import { dialogColumns, dialogColumnsSchema } from "./columns";
import { messageSchema } from "./message";
import { STENOGRAPHER_PROMPT } from "./prompts";

const UNKNOWN = "UNKNOWN";

/** A row of SFT for the stenographer: the dialog in, the JSON of the 54 entries out. */
export const stenographerRowSchema = dialogColumnsSchema.extend({
  prompt: z.array(messageSchema).min(1),
  completion: z.tuple([messageSchema.extend({ role: z.literal("assistant") })]),
});
export type StenographerRow = z.infer<typeof stenographerRowSchema>;

export function stenographerRows(record: DialogRecord, source: TrainerSource): StenographerRow[] {
  return [
    {
      prompt: [
        { role: "system", content: STENOGRAPHER_PROMPT },
        { role: "user", content: record.turns.map(transcriptLine).join("\n") },
      ],
      completion: [{ role: "assistant", content: notesJson(record.notes) }],
      ...dialogColumns(record, source),
    },
  ];
}

/** All 54 keys in the order of the entries; what is not in the notes is UNKNOWN, never guessed. */
function notesJson(notes: DialogRecord["notes"]): string {
  return JSON.stringify(Object.fromEntries(PREFERENCE_ENTRIES.map(({ key }) => [key, notes[key] ?? UNKNOWN])));
}

/** "Traveler: …"; further lines of one turn are indented, so that each turn can be told from the next. */
function transcriptLine({ by, text }: DialogTurn): string {
  return `${by === "agent" ? "Travel Agent" : "Traveler"}: ${text.replaceAll("\n", "\n  ")}`;
}
