import { type AnnotationTurn, type AnnotationUnit, type ItemContent, itemContentSchema } from "@/server/views";

/** The dialogs of a worked example as typed; the second one of pairs alone. */
export interface ExampleDraft {
  readonly first: string;
  readonly second: string;
}

export const NEW_EXAMPLE: ExampleDraft = { first: "", second: "" };

/** What the example shows, or a sentence that says what to write. */
export function contentOf({ first, second }: ExampleDraft, unit: AnnotationUnit): ItemContent | string {
  const [one, other] = [turnsOf(first), turnsOf(second)];
  const stray = [one, ...(unit === "pair" ? [other] : [])].find((turns) => typeof turns === "string");
  if (typeof stray === "string") return stray;
  const content = unit === "pair" ? { unit, first: one, second: other } : { unit, turns: one };
  return itemContentSchema.safeParse(content).data ?? "Write 1 to 200 turns of at most 4,000 characters each.";
}

const SPEAKER = /^(traveler|traveler|agent):\s*/i;

/** Turns begin with "Agent:" or "Traveler:"; lines without belong to the turn before. */
function turnsOf(text: string): AnnotationTurn[] | string {
  const turns: AnnotationTurn[] = [];
  for (const line of text.split("\n")) {
    const speaker = SPEAKER.exec(line.trimStart());
    const last = turns.at(-1);
    if (speaker !== null) {
      const by = speaker[1]?.toLowerCase() === "agent" ? "agent" : "traveler";
      turns.push({ by, text: line.trimStart().slice(speaker[0].length) });
    } else if (last !== undefined) turns[turns.length - 1] = { ...last, text: `${last.text}\n${line}` };
    else if (line.trim() !== "") return "Begin each turn of the dialog with “Agent:” or “Traveler:”.";
  }
  return turns.map(({ by, text: words }) => ({ by, text: words.trim() }));
}
