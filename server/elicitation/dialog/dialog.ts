import {
  type DialogTurn,
  type EntryKey,
  type EntryQuestion,
  type EntryValue,
  PREFERENCE_ENTRIES,
  type Said,
} from "@/server/trip";
import { isLeftOpen, kindsNamed } from "@/server/understanding";
import type { Sign } from "../belief/evidence";
import { isValueOf } from "../belief/slots";
import { sameFor } from "../questions/joint-question";
import { emphasisOf } from "./emphasis";

/** A question that was asked; follow-ups are of their own. */
export interface AskedEntry {
  readonly entry: EntryKey;
  readonly isFollowUp: boolean;
  /** Other entries that the same answer sets; left out: none. */
  readonly together?: readonly EntryKey[];
}

/** What is noted of one entry. `value` is null where the traveler leaves it to the agent. */
export interface Note {
  readonly value: EntryValue | null;
  /** The words that show it; null where it was set by hand. */
  readonly evidence: string | null;
  readonly sign: Sign;
}

/** A conversation so far: plain data, never changed; every step gives a new one. */
export interface Dialog {
  readonly turns: readonly DialogTurn[];
  readonly notes: ReadonlyMap<EntryKey, Note>;
  readonly asked: readonly AskedEntry[];
  /** The question that waits for an answer. */
  readonly open: AskedEntry | null;
  /** The entry whose answer was too vague to note; asked once more. */
  readonly unsettled: EntryKey | null;
}

export function newDialog(): Dialog {
  return { turns: [], notes: new Map(), asked: [], open: null, unsettled: null };
}

/**
 * What the traveler said, as understood. Each entry is noted, later words in place of earlier ones; the open question is
 * answered by a value or by leaving it to the agent, else it stays unsettled after its first asking and is dropped after the
 * second. An answer to a question about several entries counts for each, unless it names which it is about. Values that the entry
 * cannot have are not noted.
 */
export function hear(dialog: Dialog, { text, said }: { readonly text: string; readonly said: Said }): Dialog {
  const { open } = dialog;
  const notes = new Map(dialog.notes);
  const entries = { ...sharedAnswer(open, text, said), ...said.entries };
  const sign = dialog.asked.length === 0 ? "volunteered" : emphasisOf(text);
  for (const { key: entry } of PREFERENCE_ENTRIES) {
    const value = entries[entry];
    if (value !== undefined && isValueOf(entry, value)) notes.set(entry, { value, evidence: text, sign });
  }
  const asked = open === null ? [] : [open.entry, ...(open.together ?? [])];
  const answered = asked.some((entry) => entries[entry] !== undefined);
  if (!answered && isLeftOpen(text))
    for (const entry of asked) notes.set(entry, { value: null, evidence: text, sign: "shrugged" });
  const settled = open === null || open.isFollowUp || asked.some((entry) => notes.has(entry));
  return {
    ...dialog,
    turns: [...dialog.turns, { by: "traveler", text, entry: open?.entry ?? null, reason: null, isFollowUp: false }],
    notes,
    open: null,
    unsettled: settled ? null : open.entry,
  };
}

/** What an answer to a question about several entries says of those that it does not name. */
function sharedAnswer(open: AskedEntry | null, text: string, { entries }: Said): Said["entries"] {
  if (open?.together === undefined || kindsNamed(text).length > 0) return {};
  const asked = [open.entry, ...open.together];
  const answered = asked.find((entry) => entries[entry] !== undefined);
  const value = answered && entries[answered];
  if (answered === undefined || value === undefined) return {};
  return Object.fromEntries(
    asked.flatMap((entry) => {
      const same = sameFor(entry, answered, value);
      return same === null ? [] : [[entry, same]];
    }),
  );
}

/** What was said beside the open question, which stays open: each entry is noted, and nothing is settled by it. */
export function hearAside(dialog: Dialog, words: { readonly text: string; readonly said: Said }): Dialog {
  const { open, unsettled } = dialog;
  return { ...hear({ ...dialog, open: null }, words), open, unsettled };
}

/** The agent's question, put to the traveler. `reason` is kept as the turn's [Think]. */
export function ask(
  dialog: Dialog,
  question: Pick<EntryQuestion, "entry" | "text" | "reason" | "isFollowUp" | "together">,
): Dialog {
  const { entry, text, reason, isFollowUp, together } = question;
  const asked = { entry, isFollowUp, ...(together !== undefined && { together }) };
  return {
    ...dialog,
    turns: [...dialog.turns, { by: "agent", text, entry, reason: reason === "" ? null : reason, isFollowUp }],
    asked: [...dialog.asked, asked],
    open: asked,
    unsettled: null,
  };
}

/** The traveler set a value by hand, left it to the agent ("declined"), or took back what was known (null). */
export function setEntry(dialog: Dialog, entry: EntryKey, value: EntryValue | "declined" | null): Dialog {
  const notes = new Map(dialog.notes);
  if (value === null) notes.delete(entry);
  else if (value === "declined") notes.set(entry, { value: null, evidence: null, sign: "shrugged" });
  else if (isValueOf(entry, value)) notes.set(entry, { value, evidence: null, sign: "stressed" });
  const concernsOpen = dialog.open?.entry === entry;
  return {
    ...dialog,
    notes,
    open: concernsOpen ? null : dialog.open,
    unsettled: dialog.unsettled === entry ? null : dialog.unsettled,
  };
}

/** How many questions were put, follow-ups included: the rounds of the dialog. */
export function roundsOf(dialog: Dialog): number {
  return dialog.asked.length;
}

/** Whether a question about the entry would be new: it was neither said, nor left to the agent, nor asked. */
export function isOpenFor(dialog: Dialog, entry: EntryKey): boolean {
  return !dialog.notes.has(entry) && dialog.asked.every((asked) => !asksAbout(asked, entry));
}

function asksAbout({ entry, together }: AskedEntry, about: EntryKey): boolean {
  return entry === about || together?.includes(about) === true;
}

/** The stenographer: the JSON of what was stated or implied; what was not is absent, never guessed. */
export function stenograph(dialog: Dialog): Partial<Record<EntryKey, EntryValue>> {
  const stated: Partial<Record<EntryKey, EntryValue>> = {};
  for (const [entry, { value }] of dialog.notes) if (value !== null) stated[entry] = value;
  return stated;
}
