import { isDeepStrictEqual } from "node:util";
import { type Dialog, hear, type hearAside, setEntry } from "@/server/elicitation";
import {
  asValue,
  type EntryKey,
  type EntryValue,
  type Learned,
  PREFERENCE_ENTRIES,
  partsSaid,
  type Said,
  type Strength,
  without,
} from "@/server/trip";
import { addedTo } from "./added-words";
import { withoutFactsOfAnswer } from "./answer-alone";
import type { Known } from "./conversation";
import { mergeSaid } from "./merge-said";
import type { Words } from "./words";

/**
 * What is known after words, of which `asked` is what the open question was about; `hears` takes in what they say of preferences. Whoever
 * leaves an open preference to the agent has none.
 */
export function takenIn(known: Known, words: Words, asked: string | null, hears: typeof hearAside = hear): Known {
  const understood = withImplied(addedTo(known, { ...words, understood: withoutFactsOfAnswer(words, asked) }));
  const { said, dialog, delegation, notes } = known;
  const heard = hears(dialog, { text: words.text, said: understood });
  return {
    said: mergeSaid(said, understood),
    dialog: words.acts.includes("leaveOpen") ? withLeftOpen(heard, dialog.open?.entry) : heard,
    delegation,
    notes,
  };
}

function withLeftOpen(dialog: Dialog, asked: EntryKey | undefined): Dialog {
  return asked === undefined || dialog.notes.has(asked) ? dialog : setEntry(dialog, asked, "declined");
}

/** Who loves museums has said what to visit, too, and is not asked for it. */
function withImplied(understood: Said): Said {
  const { entries } = understood;
  const isForMuseums = [entries["persona.interest"]].flat().includes("museum");
  if (!isForMuseums || entries["attraction.preferredType"] !== undefined) return understood;
  return { ...understood, entries: { ...entries, "attraction.preferredType": "museum" } };
}

export function knownOf({ said, dialog, delegation, notes }: Known): Known {
  return { said, dialog, delegation, notes };
}

/** What words made of the preferences. */
export function learnedBetween(before: Dialog, now: Dialog): Learned[] {
  if (before.notes === now.notes && before.unwanted === now.unwanted) return [];
  return PREFERENCE_ENTRIES.flatMap(({ key }) => [
    ...wantedBetween(before, now, key),
    ...unwantedBetween(before, now, key),
  ]);
}

function wantedBetween(before: Dialog, now: Dialog, entry: EntryKey): Learned[] {
  const [was, is] = [before.notes.get(entry), now.notes.get(entry)];
  if (is === undefined || (isDeepStrictEqual(was?.value, is.value) && isDeepStrictEqual(was?.insisted, is.insisted))) {
    return [];
  }
  const [value, insisted] = [is.value, is.insisted ?? null];
  const besides = value === null ? null : without(value, insisted);
  // Where it only counts more than before, nothing took the place of anything.
  const isSame = isDeepStrictEqual(was?.value, value);
  const replaced = isSame ? null : (was?.value ?? null);
  const learned = (one: EntryValue | null, strength: Strength): Learned => ({
    entry,
    value: one,
    before: replaced,
    strength,
  });
  return [
    ...(insisted === null ? [] : [learned(insisted, "must")]),
    ...(insisted !== null && besides === null ? [] : [learned(besides, "want")]),
  ];
}

function unwantedBetween(before: Dialog, now: Dialog, entry: EntryKey): Learned[] {
  const [was, is] = [before.unwanted.get(entry), now.unwanted.get(entry)];
  if (is === undefined || isDeepStrictEqual(was, is)) return [];
  const isNew = (one: string) =>
    was?.values.includes(one) !== true || is.ruledOut.includes(one) !== was.ruledOut.includes(one);
  const ruledOut = asValue(is.ruledOut.filter(isNew));
  const avoided = asValue(is.values.filter((one) => !is.ruledOut.includes(one) && isNew(one)));
  return [
    ...(ruledOut === null ? [] : [{ entry, value: ruledOut, before: null, strength: "must not" as const }]),
    ...(avoided === null ? [] : [{ entry, value: avoided, before: null, strength: "avoid" as const }]),
  ];
}
