import { isDeepStrictEqual } from "node:util";
import { type Dialog, setEntry, takeAnswer, type takeVolunteered } from "@/server/elicitation";
import {
  asValue,
  type EntryKey,
  type EntryValue,
  PREFERENCE_ENTRIES,
  type Said,
  type Strength,
  without,
} from "@/server/trip";
import { placeWish } from "@/server/understanding";
import type { Learned } from "@/server/views";
import { addedTo } from "./added-words";
import { withoutFactsOfAnswer } from "./answer-alone";
import { asksWhere } from "./asked-of";
import type { Known } from "./conversation";
import { isDecidable } from "./decided";
import { mergeSaid } from "./merge-said";
import type { Words } from "./words";

/**
 * What is known after words, of which `asked` is what the open question was about; `hears` takes in what they say of preferences. Anyone who
 * leaves an open preference to the agent has none.
 */
export function knownAfter(
  known: Known,
  words: Words,
  asked: string | null,
  hears: typeof takeVolunteered = takeAnswer,
): Known {
  const understood = withImplied(addedTo(known, { ...words, understood: withoutFactsOfAnswer(words, asked) }));
  const { said, dialog, delegation, notes, left } = known;
  const intent = hears(dialog, { text: words.text, said: understood });
  const isLeft = asked !== null && words.acts.includes("leaveOpen") && isDecidable(asked);
  return {
    said: mergeSaid(said, understood),
    left: isLeft ? new Set([...left, asked]) : left,
    placeKinds: placeKindsAfter(known, words, understood, asked),
    dialog: words.acts.includes("leaveOpen") ? withLeftOpen(intent, dialog.open) : intent,
    delegation,
    notes,
  };
}

function withLeftOpen(dialog: Dialog, open: Dialog["open"]): Dialog {
  const asked = open === null ? [] : [open.entry, ...(open.together ?? [])];
  return asked.reduce((known, entry) => (known.notes.has(entry) ? known : setEntry(known, entry, "declined")), dialog);
}

/**
 * What follows from what was said, and is not asked any more: who loves museums has said what to visit, who needs access has told of a
 * disability, and without one nothing has to be accessible.
 */
function withImplied(understood: Said): Said {
  const { entries } = understood;
  const implied: Said["entries"] = {};
  if ([entries["persona.interest"]].flat().includes("museum")) implied["attraction.preferredType"] = "museum";
  if (ACCESS.some((entry) => entries[entry] === true)) implied["persona.disability"] = true;
  if (entries["persona.disability"] === false) for (const entry of ACCESS) implied[entry] = false;
  return { ...understood, entries: { ...implied, ...entries } };
}

const ACCESS = [
  ...(["flight.needDisabilityAccess", "hotel.needDisabilityAccess"] as const),
  ...(["restaurant.needDisabilityAccess", "attraction.needDisabilityAccess"] as const),
];

/** A place that is named is no longer wished for; wishes for a kind of place add up. */
function placeKindsAfter(
  { said, placeKinds }: Known,
  { text }: Words,
  understood: Said,
  asked: string | null,
): Known["placeKinds"] {
  if (namesPlace(understood)) return null;
  const wish = namesPlace(said) && !asksWhere(asked) ? null : placeWish(text, asksWhere(asked));
  return wish === null ? placeKinds : [...new Set([...(placeKinds ?? []), ...wish])];
}

function namesPlace({ trip: { destinations, stops, region } }: Said): boolean {
  return destinations !== undefined || stops !== undefined || region !== undefined;
}

export function knownOf({ said, dialog, delegation, notes, left, placeKinds }: Known): Known {
  return { said, dialog, delegation, notes, left, placeKinds };
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
  const detours = value === null ? null : without(value, insisted);
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
    ...(insisted !== null && detours === null ? [] : [learned(detours, "want")]),
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
