import { type EntryKey, entryOfField } from "@/server/trip";

/** A line of a dialog as it stands in a prompt. */
export interface Line {
  readonly by: "agent" | "traveler";
  readonly text: string;
  /** What a question of the agent is about, where the prompt says so. */
  readonly entry: EntryKey | null;
}

const TRAVELER = /^Traveler: (.+)$/;
const AGENT = /^Travel Agent(?: \(about ([^)]*(?:\([^)]*\))?[^)]*)\))?: (.+)$/;
const FIELD = /^Travel Agent \[Field\]: (.+)$/;

/** The dialog of a prompt, with what its questions are about. */
export function linesOf(text: string): readonly Line[] {
  const lines: Line[] = [];
  let field: EntryKey | null = null;
  for (const row of text.split("\n")) {
    const [, named] = FIELD.exec(row) ?? [];
    const [, said] = TRAVELER.exec(row) ?? [];
    const [, about, asked] = AGENT.exec(row) ?? [];
    if (named !== undefined) field = entryOfField(named) ?? null;
    else if (said !== undefined) lines.push({ by: "traveler", text: said, entry: null });
    else if (asked !== undefined) {
      lines.push({ by: "agent", text: asked, entry: about === undefined ? field : (entryOfField(about) ?? null) });
      field = null;
    }
  }
  return lines;
}
