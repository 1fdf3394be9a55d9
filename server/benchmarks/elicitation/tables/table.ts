import type { Difference, PolicyFigures } from "./figures";
import type { Setting } from "./play-policies";
import type { RankCorrelations } from "./rank-correlations";

/** One table, with what it cost; no model takes part, so no token does. */
export interface Table {
  readonly setting: Setting;
  /** Of policies that were trained for this table, with so many pairs in each iteration. */
  readonly trainedPairs: number | null;
  readonly correlations: RankCorrelations;
  readonly figures: readonly PolicyFigures[];
  readonly differences: readonly Difference[];
  readonly dialogs: number;
  /** Training included. */
  readonly seconds: number;
}
