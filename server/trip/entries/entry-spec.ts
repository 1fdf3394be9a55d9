/** How people are asked about an entry. */
export interface QuestionSpec {
  /** The matter itself, as it follows "about": "the cabin". */
  readonly topic: string;
  /** Questions that mean the same; one is drawn. */
  readonly ask: readonly [string, string];
  /** Why it matters for the plan: a whole sentence, the reason to ask where nothing that the traveler said is one. */
  readonly matters: string;
}

interface CommonSpec {
  readonly key: string;
  /** Its name in APEC-Travel, where the key does not spell it out. */
  readonly label?: string;
  /** Its name on the page, below the name of its area. */
  readonly title: string;
  /** Missing for the six that describe the person, which cannot be asked. */
  readonly question?: QuestionSpec;
  /**
   * How important a travel agent would take it to be for anybody, 0–1: common sense that is written down, not what decides the
   * simulated travelers' trips.
   */
  readonly importance?: number;
}

export interface ChoiceSpec extends CommonSpec {
  readonly kind: "choice";
  /** Each as part of a sentence ("a pool at the hotel"); without "no preference", which every wish can have. */
  readonly values: Readonly<Record<string, string>>;
  /** What a stop has that satisfies it, where the value alone would not say it: a form with "{}" for the value, or words for each. */
  readonly met?: string | Readonly<Record<string, string>>;
  /** The values are not wanted. Those named later add to those named before. */
  readonly avoids?: true;
}

export interface BooleanSpec extends CommonSpec {
  readonly kind: "boolean";
  /** Each as part of a sentence. */
  readonly words: { readonly yes: string; readonly no: string };
  /** What a stop has that satisfies a yes. */
  readonly met: string;
}

export interface IntegerSpec extends CommonSpec {
  readonly kind: "integer";
  /** Both included. */
  readonly range: readonly [low: number, high: number];
  /** Stars mean "at least", dollars the whole trip. */
  readonly measure: "stars" | "dollars" | "years";
  /** Where the ranges begin that a belief tells apart, and where the last one ends; without them, each number counts. */
  readonly bands?: readonly number[];
  /** As part of a sentence, with "{}" for the amount: "hotels of {}". */
  readonly words: string;
}

/** All that is particular to one preference entry: its values, its names and how people are asked about it. */
export type EntrySpec = ChoiceSpec | BooleanSpec | IntegerSpec;

/** Values that are spoken of in the same form, with "{}" for the value: "flying with {}". */
export function inForm(form: string, values: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(values.map((value) => [value, form.replace("{}", value)]));
}
