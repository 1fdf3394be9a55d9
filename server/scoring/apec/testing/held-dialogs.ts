import { generatePersonas, type Persona } from "@/server/personas";
import { ASKABLE_ENTRIES, type EntryKey } from "@/server/trip";
import type { DialogTurn } from "@/server/views";
import type { Notes } from "../accuracy";
import { judgeByRules } from "../judge/judge-by-rules";
import { type HeldDialog, type ScoredDialog, scoreDialog } from "../score-dialog";

export const TRAVELERS: readonly Persona[] = generatePersonas("reward", 11, 60);

export function opening(text = "I want to go from Seattle to Denver on March 4."): DialogTurn {
  return { by: "traveler", text, entry: null, reason: null, isFollowUp: false };
}

/** A question and its answer. */
export function round(
  entry: EntryKey | null,
  answer: string,
  { isFollowUp = false, reason = `about ${entry}`, text = `What about ${entry}?` }: Partial<DialogTurn> = {},
): [DialogTurn, DialogTurn] {
  return [
    { by: "agent", text: isFollowUp ? `${text} Once more, please.` : text, entry, reason, isFollowUp },
    { by: "traveler", text: answer, entry, reason: null, isFollowUp: false },
  ];
}

/** A dialog in which the entries are asked in order, and each answer is noted rightly. */
export function perfectDialog(id: string, persona: Persona, entries: readonly EntryKey[]): HeldDialog {
  const notesByRound: Notes[] = [{}];
  for (const entry of entries) notesByRound.push({ ...notesByRound.at(-1), [entry]: persona.entries[entry] });
  const turns = entries.flatMap((entry) => round(entry, `It is ${persona.entries[entry]}.`));
  return { id, turns: [opening(), ...turns], notesByRound };
}

/** Dialogs of different lengths, by the length of the list that starts at another entry each time. */
export function scoredDialogs(): ScoredDialog[] {
  return TRAVELERS.map((persona, index) => {
    const entries = ASKABLE_ENTRIES.slice(index % 20, (index % 20) + 2 + (index % 19));
    const held = perfectDialog(`dialog-${index}`, persona, entries);
    return scoreDialog(held, persona, judgeByRules(held.turns), 0.1);
  });
}
