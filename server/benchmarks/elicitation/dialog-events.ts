import { isDeepStrictEqual } from "node:util";
import type { DialogStep } from "@/server/elicitation/training";
import type { Event, EventOf } from "@/server/episodes";
import type { HeldDialog } from "@/server/scoring/apec";
import { type EntryKey, type EntryValue, entryKeySchema } from "@/server/trip";
import type { DialogRecord, DialogTurn } from "@/server/views";

type Notes = Partial<Record<EntryKey, EntryValue>>;

/** A step of a dialog as the events that it is; `before`: what was noted until then. */
export function eventsOfStep(step: DialogStep, before: Notes): Event[] {
  switch (step.kind) {
    case "said":
      return [{ type: "said", by: "traveler", text: step.text, understood: null }];
    case "asked": {
      const { entry: field, text, reason } = step.question;
      const thoughts: Event[] = reason === "" ? [] : [{ type: "thought", text: reason }];
      const question = { about: "entry" as const, question: step.question };
      return [...thoughts, { type: "asked", questions: [{ field, text }], question }];
    }
    case "remarked":
      return [{ type: "said", by: "agent", text: step.text, understood: null }];
    case "noted":
      return eventsOfNotes(step.notes, before, (entry) => step.dialog.notes.get(entry)?.evidence ?? "");
  }
}

/** What the notes have now that they had not before, or no longer have. */
function eventsOfNotes(notes: Notes, before: Notes, evidenceOf: (entry: EntryKey) => string): Event[] {
  const undone = keysOf(before).filter((entry) => notes[entry] === undefined);
  const learned = keysOf(notes).flatMap((entry): EventOf<"preferenceLearned">[] => {
    const value = notes[entry];
    if (value === undefined || isDeepStrictEqual(value, before[entry])) return [];
    return [{ type: "preferenceLearned", entry, value, strength: "want", confidence: 1, evidence: evidenceOf(entry) }];
  });
  return [...undone.map((entry): Event => ({ type: "entrySet", entry, value: null, from: "notes" })), ...learned];
}

/** A dialog that another system held, as events: its turns, and what it knew in the end. */
export function eventsOfRecord({ turns, notes }: Pick<DialogRecord, "turns" | "notes">): Event[] {
  return [...turns.flatMap(eventsOfTurn), ...eventsOfNotes(notes, {}, () => "")];
}

function eventsOfTurn({ by, text, entry, reason, isFollowUp }: DialogTurn): Event[] {
  if (by === "agent" && entry !== null) {
    const question = { entry, text, reason: reason ?? "", quickReplies: [], isFollowUp };
    return eventsOfStep({ kind: "asked", question }, {});
  }
  const thoughts: Event[] = reason === null ? [] : [{ type: "thought", text: reason }];
  return [...thoughts, { type: "said", by, text, understood: null }];
}

/** The dialog that events tell of, as scorers read it. Events of anything else are passed over. */
export function heldDialogOf(id: string, events: readonly Event[]): HeldDialog {
  const turns: DialogTurn[] = [];
  const notesByRound: Notes[] = [];
  let thought: string | null = null;
  for (const event of events) {
    const notes = notesByRound.at(-1);
    if (event.type === "thought") thought = event.text;
    else if (event.type === "preferenceLearned" && notes) notes[event.entry] = event.value;
    else if (event.type === "entrySet" && event.value === null && notes) delete notes[event.entry];
    else if (event.type === "said" && event.by === "traveler") {
      const last = turns.at(-1);
      const entry = last?.by === "agent" ? last.entry : null;
      turns.push({ by: "traveler", text: event.text, entry, reason: null, isFollowUp: false });
      notesByRound.push({ ...notes });
    } else if (event.type === "said" || event.type === "asked") {
      const { text, entry, isFollowUp } = wordsOf(event);
      turns.push({ by: "agent", text, entry, reason: thought, isFollowUp });
      thought = null;
    }
  }
  return { id, turns, notesByRound };
}

function wordsOf(event: EventOf<"said"> | EventOf<"asked">): Pick<DialogTurn, "text" | "entry" | "isFollowUp"> {
  if (event.type === "said") return { text: event.text, entry: null, isFollowUp: false };
  const [{ field, text } = { field: "", text: "" }] = event.questions;
  const isFollowUp = event.question?.about === "entry" && event.question.question.isFollowUp;
  return { text, entry: entryKeySchema.safeParse(field).data ?? null, isFollowUp };
}

function keysOf(notes: Notes): EntryKey[] {
  return Object.keys(notes).map((key) => entryKeySchema.parse(key));
}
