import { type Dialog, hear, type hearAside, setEntry } from "@/server/elicitation";
import { type EntryKey, type Learned, PREFERENCE_ENTRIES, type Said } from "@/server/trip";
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
  if (before.notes === now.notes) return [];
  return PREFERENCE_ENTRIES.flatMap(({ key: entry }): Learned[] => {
    const [was, is] = [before.notes.get(entry), now.notes.get(entry)];
    if (is === undefined || is === was || JSON.stringify(was?.value) === JSON.stringify(is.value)) return [];
    return [{ entry, value: is.value, before: was?.value ?? null }];
  });
}
