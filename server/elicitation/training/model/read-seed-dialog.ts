import { ASKABLE_ENTRIES, type EntryKey } from "@/server/trip";
import { type DialogTurn, entryOfField } from "@/server/views";

const LINE = /^[\s*_>-]*(Traveler|Travel Agent)(?:\s*\[(Think|Field)\])?[\s*_]*:[\s*_]*(.*)$/i;
const FEWEST_QUESTIONS = 3;
/** As many rounds as a dialog may have. */
const MOST_QUESTIONS = 20;

/**
 * The turns of a dialog that a model wrote whole: the traveler's first words, then each question about one field with its answer. Questions that
 * name no field or ask again, and what was left unanswered, are left out with their answers; null where too little is left.
 */
export function readSeedDialog(written: string): readonly DialogTurn[] | null {
  const turns: DialogTurn[] = [];
  const asked = new Set<EntryKey>();
  let thought: string | null = null;
  let entry: EntryKey | null = null;
  let question: DialogTurn | null = null;
  for (const line of written.split("\n")) {
    const [, speaker = "", kind = "", text = ""] = LINE.exec(line.trim()) ?? [];
    if (speaker === "") continue;
    if (kind.toLowerCase() === "think") thought = text;
    else if (kind.toLowerCase() === "field") entry = entryOfField(text) ?? null;
    else if (speaker.toLowerCase() === "traveler") {
      if (turns.length === 0) turns.push(turn("traveler", text, null, null));
      else if (question?.entry) turns.push(question, turn("traveler", text, question.entry, null));
      if (question?.entry) asked.add(question.entry);
      question = null;
    } else {
      const isUsable = entry !== null && ASKABLE_ENTRIES.includes(entry) && !asked.has(entry) && text !== "";
      question = isUsable ? turn("agent", text, entry, thought) : null;
      thought = null;
      entry = null;
    }
  }
  if (asked.size < FEWEST_QUESTIONS) return null;
  return turns.slice(0, 1 + 2 * MOST_QUESTIONS);
}

function turn(by: DialogTurn["by"], text: string, entry: EntryKey | null, reason: string | null): DialogTurn {
  return { by, text: text.trim(), entry, reason, isFollowUp: false };
}
