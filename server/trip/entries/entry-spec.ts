interface CommonSpec {
  readonly key: string;
  /** Its name in APEC-Travel, which models are given. */
  readonly label: string;
  /** Its name on the page, below the name of its area. */
  readonly title: string;
  readonly askable: boolean;
}

export interface ChoiceSpec extends CommonSpec {
  readonly kind: "choice";
  /** Without "no preference", which every wish can have. */
  readonly values: readonly string[];
}

export interface BooleanSpec extends CommonSpec {
  readonly kind: "boolean";
}

export interface IntegerSpec extends CommonSpec {
  readonly kind: "integer";
  /** Both included. */
  readonly range: readonly [low: number, high: number];
  /** Stars mean "at least", dollars the whole trip. */
  readonly measure: "stars" | "dollars" | "years";
  /** Where the ranges begin that a belief tells apart, and where the last one ends; without them, each number counts. */
  readonly bands?: readonly number[];
}

/** All that is particular to one preference entry: its values, its names and how people are asked about it. */
export type EntrySpec = ChoiceSpec | BooleanSpec | IntegerSpec;
