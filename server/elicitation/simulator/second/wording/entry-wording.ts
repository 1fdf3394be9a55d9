/**
 * How one entry is spoken of. Texts are clauses in lower case without a last full stop; `{v}` is the value as spoken, `{n}` a number, `{usd}` dollars,
 * and the words in braces that `voice/person.ts` names follow from whether one person travels or several.
 */
export interface EntryWording {
  /** Other words for a value; a value that is missing here is spoken as it is written. */
  readonly spoken?: Readonly<Record<string, readonly string[]>>;
  /** Answers that hold for each value but "no preference". */
  readonly frames?: readonly string[];
  /** Answers for one value: a choice, "true", "false" or "no preference". */
  readonly answers?: Readonly<Record<string, readonly string[]>>;
  /** Answers that are about the entry and settle nothing. */
  readonly vague: readonly string[];
  /** How the traveller brings it up unasked, in the opening; `{v}` or `{n}` as above. For booleans: that it is so. */
  readonly mentions: readonly string[];
}
