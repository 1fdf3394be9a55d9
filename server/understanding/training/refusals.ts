import { type EntryKey, NO_PREFERENCE, PREFERENCE_ENTRIES, preferenceEntry } from "@/server/trip";
import { ELSE, isLearned } from "../learned/answer-classes";
import type { Draws } from "./draws";
import type { WrittenAnswer } from "./written-answers";

/** How one choice is turned down, X, without a word for another. */
const REFUSALS = [
  "not X",
  "not X, please",
  "please not X",
  "just not X",
  "definitely not X",
  "Not X again, please",
  "no X",
  "no X, thanks",
  "no more X for me",
  "anything but X",
  "anything except X",
  "everything except X",
  "all but X",
  "any but X",
  "avoid X",
  "never X",
  "I don't like X",
  "I don't want X",
  "I can't stand X",
  "I've had enough of X",
  "I'm not a fan of X",
  "we never choose X",
  "keep me away from X",
  "under no circumstances X",
  "X is not for me",
  "X didn't agree with us last time",
] as const;
/** Of so many each value is shown; of two choices the other one is meant, and of several nothing is settled. */
const SHOWN = 12;
const FEWEST_CHOICES = 3;

/** A value that can be turned down without settling anything, and how it is called. */
interface Refusable {
  readonly entry: EntryKey;
  readonly value: string;
  readonly called: string;
}

/** The values of the entries that have three or more to choose from. */
export function refusableValues(): readonly Refusable[] {
  return PREFERENCE_ENTRIES.filter(({ key }) => isLearned(key) && !key.includes(".avoid")).flatMap(({ key }) => {
    const values = (preferenceEntry(key).choices ?? []).filter(
      (choice) => choice !== NO_PREFERENCE && !/^(Yes|No)/.test(choice),
    );
    if (values.length < FEWEST_CHOICES) return [];
    return values.map((value) => ({ entry: key, value, called: value.replace(/ (Airlines|Airways)$/, "") }));
  });
}

/** Answers that turn down one of several choices, which settles nothing. Made here, since hands write few so bare. */
export function refusals(draws: Draws): readonly WrittenAnswer[] {
  return refusableValues().flatMap(({ entry, called }) =>
    draws
      .shuffled(REFUSALS)
      .slice(0, SHOWN)
      .map((refusal) => ({ entry, name: ELSE, hand: "refusals", text: refusal.replace("X", called), weight: null })),
  );
}
