import type { EntryKey, EntryValue } from "@/server/trip";
import type { TravelerFactor } from "../survey";

/** What holds of a traveler: one of some values of an entry, or a number within bounds. */
export type Condition =
  | { readonly entry: EntryKey; readonly among: readonly EntryValue[] }
  | { readonly entry: EntryKey; readonly from: number; readonly to: number }
  | { readonly factor: TravelerFactor };

/** Where the condition holds, the weight of each value named is multiplied. */
export interface Influence {
  readonly when: Condition;
  readonly times: Readonly<Record<string, number>>;
}

/** How a value is drawn: in proportion to its weight, times what the influences make of it. */
export interface ValueModel {
  readonly entry: EntryKey;
  readonly weights: readonly (readonly [value: EntryValue, weight: number])[];
  readonly influences?: readonly Influence[];
  /** An entry drawn before, whose value is not drawn again: nobody avoids the airline that they prefer. */
  readonly neverEqual?: EntryKey;
}

/** How a number is drawn: log-normal around a center that the influences multiply, rounded to a step and kept in bounds. */
export interface AmountModel {
  readonly entry: EntryKey;
  readonly center: number;
  /** Standard deviation of the logarithm. */
  readonly spread: number;
  readonly step: number;
  readonly bounds: readonly [low: number, high: number];
  readonly influences: readonly { readonly when: Condition; readonly times: number }[];
}

export type EntryModel = ValueModel | AmountModel;

export function is(entry: EntryKey, ...among: EntryValue[]): Condition {
  return { entry, among };
}

export function between(entry: EntryKey, from: number, to: number): Condition {
  return { entry, from, to };
}

export function concernedAbout(factor: TravelerFactor): Condition {
  return { factor };
}
