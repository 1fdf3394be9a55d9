import type { PlaceMention } from "../gazetteer/place-index";
import type { DateMention, DurationMention } from "../reader/dates/mentions";

interface Base {
  /** As written. */
  readonly text: string;
  readonly lower: string;
  /** Offsets in the normalized text. */
  readonly start: number;
  readonly end: number;
  /** Written right after the item before it, without a space ("3-day", "5d"). */
  readonly joined: boolean;
}

export interface WordItem extends Base {
  readonly kind: "word";
  readonly capital: boolean;
}
export interface NumberItem extends Base {
  readonly kind: "number";
  readonly value: number;
  readonly ordinal: boolean;
}
export interface SymbolItem extends Base {
  readonly kind: "symbol";
}
/** The end of a sentence. */
export interface BreakItem extends Base {
  readonly kind: "break";
}
/** "2022-03-16", "3/16": year, month, day as far as written. */
export interface NumericDateItem extends Base {
  readonly kind: "numericDate";
  readonly parts: readonly number[];
  readonly yearFirst: boolean;
}
export interface DateItem extends Base {
  readonly kind: "date";
  readonly value: DateMention;
}
export interface DurationItem extends Base {
  readonly kind: "duration";
  readonly value: DurationMention;
}
export interface MoneyItem extends Base {
  readonly kind: "money";
  readonly value: { readonly amount: number; readonly currency: string | null };
}
export interface PlaceItem extends Base {
  readonly kind: "place";
  readonly value: PlaceMention;
}

/** A word of the text or something recognized in it; readers work on sequences of these. */
export type Item =
  | WordItem
  | NumberItem
  | SymbolItem
  | BreakItem
  | NumericDateItem
  | DateItem
  | DurationItem
  | MoneyItem
  | PlaceItem;

export type ItemKind = Item["kind"];
export type ItemOf<K extends ItemKind> = Extract<Item, { kind: K }>;

/** The span that one recognized item takes in place of several. */
export function spanOf(items: readonly Item[], from: number, to: number): Base {
  const first = items[from];
  const last = items[to - 1];
  if (first === undefined || last === undefined) throw new RangeError(`No items from ${from} to ${to}.`);
  const text = items
    .slice(from, to)
    .map((item, index) => (index > 0 && !item.joined ? ` ${item.text}` : item.text))
    .join("");
  return { text, lower: text.toLowerCase(), start: first.start, end: last.end, joined: first.joined };
}

/** Whether it begins with a digit, as no number in words does. */
export function inDigits(item: Item): boolean {
  return /^\d/.test(item.lower);
}
