import { isDeepStrictEqual } from "node:util";
import {
  asValue,
  choicesIn,
  type EntryKey,
  type EntryQuestion,
  type EntryValue,
  isDemandStrength,
  isUnwanted,
  PREFERENCE_ENTRIES,
  preferenceEntry,
  type Said,
  type WeightedPreference,
  without,
} from "@/server/trip";
import { isLeftOpen, kindsNamed } from "@/server/understanding";
import type { DialogTurn } from "@/server/views";
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
  /** What of the value the plan must keep; absent: nothing. */
  readonly insisted?: EntryValue;
}

/** What is not wanted of an entry: at least one of its choices. */
export interface TurnedDown {
  readonly values: readonly string[];
  /** Those of them that no plan may have. */
  readonly ruledOut: readonly string[];
}

/** A conversation so far: plain data, never changed; every step gives a new one. */
export interface Dialog {
  readonly turns: readonly DialogTurn[];
  readonly notes: ReadonlyMap<EntryKey, Note>;
  readonly unwanted: ReadonlyMap<EntryKey, TurnedDown>;
  readonly asked: readonly AskedEntry[];
  /** The question that waits for an answer. */
  readonly open: AskedEntry | null;
  /** The entry whose answer was too vague to note; asked once more. */
  readonly unsettled: EntryKey | null;
}

export function newDialog(): Dialog {
  return { turns: [], notes: new Map(), unwanted: new Map(), asked: [], open: null, unsettled: null };
}

/**
 * What the traveler said, as understood. Each entry is noted, later words in place of earlier ones (what is not wanted adds up, until
 * it is wanted); the open question is
 * answered by a value or by leaving it to the agent, else it stays unsettled after its first asking and is dropped after the
 * second. An answer to a question about several entries counts for each, unless it names which it is about. Values that the entry
 * cannot have are not noted.
 */
export function takeAnswer(dialog: Dialog, { text, said }: { readonly text: string; readonly said: Said }): Dialog {
  const { open } = dialog;
  const notes = new Map(dialog.notes);
  const entries = { ...sharedAnswer(open, text, said), ...said.entries };
  const sign = dialog.asked.length === 0 ? "volunteered" : emphasisOf(text);
  const unwanted = new Map(dialog.unwanted);
  for (const { key: entry } of PREFERENCE_ENTRIES) {
    const value = entries[entry];
    turnDown({ notes, unwanted }, entry, {
      values: said.unwanted?.[entry] ?? [],
      ruledOut: said.ruledOut?.[entry] ?? [],
    });
    if (value === undefined || !isValueOf(entry, value)) continue;
    const before = notes.get(entry);
    // Who says it again, and no more, still insists on it.
    const stays = isDeepStrictEqual(before?.value, value) ? before?.insisted : undefined;
    const insisted = said.insisted?.[entry] ?? stays;
    notes.set(entry, { value, evidence: text, sign, ...(insisted !== undefined && { insisted }) });
    takeBack(unwanted, entry, value);
  }
  const asked = open === null ? [] : [open.entry, ...(open.together ?? [])];
  const answered = asked.some((entry) => entries[entry] !== undefined || said.unwanted?.[entry] !== undefined);
  const leftOpen = !answered && isLeftOpen(text);
  if (leftOpen) for (const entry of asked) notes.set(entry, { value: null, evidence: text, sign: "shrugged" });
  const settled = open === null || open.isFollowUp || answered || asked.some((entry) => notes.has(entry));
  return {
    ...dialog,
    turns: [...dialog.turns, { by: "traveler", text, entry: open?.entry ?? null, reason: null, isFollowUp: false }],
    notes,
    unwanted,
    open: null,
    unsettled: settled ? null : open.entry,
  };
}

type Known = { readonly notes: Map<EntryKey, Note>; readonly unwanted: Map<EntryKey, TurnedDown> };

/** Adds what is not wanted, which is then not wanted any more; values that the entry cannot have are left out. */
function turnDown({ notes, unwanted }: Known, entry: EntryKey, { values, ruledOut }: TurnedDown): void {
  const added = values.filter((value) => preferenceEntry(entry).kind === "choice" && isValueOf(entry, value));
  if (added.length === 0) return;
  const before = unwanted.get(entry);
  unwanted.set(entry, {
    values: [...new Set([...(before?.values ?? []), ...added])],
    ruledOut: [...new Set([...(before?.ruledOut ?? []), ...ruledOut.filter((value) => added.includes(value))])],
  });
  const note = notes.get(entry);
  if (note?.value == null || !choicesIn(note.value).some((value) => added.includes(value))) return;
  const left = without(note.value, added);
  const insisted = note.insisted === undefined ? null : without(note.insisted, added);
  notes.delete(entry);
  if (left === null) return;
  const { insisted: _insisted, ...rest } = note;
  notes.set(entry, { ...rest, value: left, ...(insisted !== null && { insisted }) });
}

/** What is wanted is turned down no longer. */
function takeBack(unwanted: Known["unwanted"], entry: EntryKey, value: EntryValue): void {
  const { values = [], ruledOut = [] } = unwanted.get(entry) ?? {};
  const isLeft = (one: string) => !choicesIn(value).includes(one);
  if (values.some(isLeft)) unwanted.set(entry, { values: values.filter(isLeft), ruledOut: ruledOut.filter(isLeft) });
  else unwanted.delete(entry);
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

/** What was volunteered while a question was open; it stays open: each entry is noted, and nothing is settled by it. */
export function takeVolunteered(dialog: Dialog, words: { readonly text: string; readonly said: Said }): Dialog {
  const { open, unsettled } = dialog;
  return { ...takeAnswer({ ...dialog, open: null }, words), open, unsettled };
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

/** Words of the agent that ask for nothing: a round in which nothing can be learned. */
export function remark(dialog: Dialog, text: string): Dialog {
  const turn = { by: "agent", text, entry: null, reason: null, isFollowUp: false } as const;
  return { ...dialog, turns: [...dialog.turns, turn], open: null, unsettled: null };
}

/** The traveler set a value by hand, left it to the agent ("declined"), or took back what was known (null). */
export function setEntry(dialog: Dialog, entry: EntryKey, value: EntryValue | "declined" | null): Dialog {
  const notes = new Map(dialog.notes);
  const unwanted = new Map(dialog.unwanted);
  if (value === null) unwanted.delete(entry);
  else if (value !== "declined") takeBack(unwanted, entry, value);
  if (value === null) notes.delete(entry);
  else if (value === "declined") notes.set(entry, { value: null, evidence: null, sign: "shrugged" });
  else if (isValueOf(entry, value)) notes.set(entry, { value, evidence: null, sign: "stressed" });
  const concernsOpen = dialog.open?.entry === entry;
  return {
    ...dialog,
    notes,
    unwanted,
    open: concernsOpen ? null : dialog.open,
    unsettled: dialog.unsettled === entry ? null : dialog.unsettled,
  };
}

/** The dialog with a preference of a request known, as strongly as it counts there. */
export function setPreference(dialog: Dialog, { entry, value, strength }: WeightedPreference): Dialog {
  if (isUnwanted(strength)) {
    const known = { notes: new Map(dialog.notes), unwanted: new Map(dialog.unwanted) };
    const values = choicesIn(value);
    turnDown(known, entry, { values, ruledOut: isDemandStrength(strength) ? values : [] });
    return { ...dialog, ...known };
  }
  // What must be and what is wished in addition are two preferences of one note.
  const before = dialog.notes.get(entry);
  const both = before?.value == null ? value : (asValue([...choicesIn(before.value), ...choicesIn(value)]) ?? value);
  const set = setEntry(dialog, entry, both);
  const note = set.notes.get(entry);
  const insisted = isDemandStrength(strength) ? value : before?.insisted;
  if (insisted === undefined || note === undefined) return set;
  return { ...set, notes: new Map([...set.notes, [entry, { ...note, insisted }]]) };
}

/** How many turns the agent took: questions, follow-ups included, and remarks that asked for nothing. */
export function roundsOf({ turns }: Dialog): number {
  return turns.filter(({ by }) => by === "agent").length;
}

/** Whether a question about the entry would be new: it was neither said, nor left to the agent, nor asked. */
export function isOpenFor(dialog: Dialog, entry: EntryKey): boolean {
  return !dialog.notes.has(entry) && dialog.asked.every((asked) => !asksAbout(asked, entry));
}

/** Whether a policy may ask about the entry: it is open, or its first answer settled nothing. */
export function canBeAsked(dialog: Dialog, entry: EntryKey): boolean {
  return dialog.unsettled === entry ? !dialog.notes.has(entry) : isOpenFor(dialog, entry);
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
