import type { EntryKey, EntryValue } from "@/server/trip";
import { type EntryMention, readMentions } from "../readers/entry-mentions";
import type { Item } from "../text/item";
import { framesAround } from "./frames";
import { tokensOf } from "./word-features";

/** What the patterns made of an answer. */
export interface PatternReading {
  /** The value of the asked entry, if any. */
  readonly value: EntryValue | undefined;
  readonly isUnclear: boolean;
  readonly isLeft: boolean;
  /** Whether something else was said: another entry, the trip, a demand. */
  readonly tellsElse: boolean;
}

/** How the values of the asked entry stand in an answer. */
export interface ValuesInAnswer {
  /** Named and turned down. */
  readonly rejected: readonly string[];
  /** What speaks for or against one class: what the patterns read, and the words around its mentions and those of others. */
  readonly featuresOf: (name: string) => readonly string[];
}

export function valuesInAnswer(items: readonly Item[], asked: EntryKey, pattern: PatternReading): ValuesInAnswer {
  const { mentions, rejected } = readMentions(items, asked);
  const named = mentions.filter(({ entry }) => entry === asked);
  const turnedDown = (rejected.get(asked) ?? []).map(String);
  const tokens = tokensOf(items);
  const { state, values } = statementOf(pattern);
  // Most classes are not named, and all of these have the same words around what is.
  const framesOfOthers = framesAround(tokens, [], named);
  return {
    rejected: turnedDown,
    featuresOf(name) {
      const [own, others] = [named.filter(isOf(name)), named.filter((mention) => !isOf(name)(mention))];
      const isRejected = turnedDown.includes(name);
      const otherRejected = turnedDown.filter((one) => one !== name).length;
      return [
        `read ${state}`,
        ...(values.length === 0 ? [] : [values.includes(name) ? `read is ${values.length > 1}` : "read is not"]),
        `named ${Math.min(2, own.length)}/${Math.min(3, others.length)}`,
        `rejected ${isRejected}/${Math.min(3, otherRejected)}`,
        ...(turnedDown.length > 0 ? [`read ${state}, rejected ${isRejected}`] : []),
        ...(own.length > 0 && own.at(-1) === named.at(-1) ? ["named last"] : []),
        ...(own.length > 0 && own[0] === named[0] ? ["named first"] : []),
        ...(own.length === 0 ? framesOfOthers : framesAround(tokens, own, others)),
      ];
    },
  };
}

const isOf =
  (name: string) =>
  ({ value }: EntryMention) =>
    String(value) === name;

function statementOf({ value, isUnclear, isLeft, tellsElse }: PatternReading): {
  state: string;
  values: readonly string[];
} {
  const values = value === undefined ? [] : Array.isArray(value) ? value.map(String) : [String(value)];
  if (isUnclear) return { state: "unclear", values };
  if (isLeft) return { state: "left", values };
  if (values.length === 0) return { state: tellsElse ? "elsewhere" : "nothing", values };
  return { state: values.length > 1 ? "several" : "one", values };
}
