import type { Population, RuleSimulatorName } from "@/server/views";
import type { Difference, PolicyFigures } from "./figures";
import type { RankCorrelations } from "./rank-correlations";

/** Who is asked, and how they talk. */
export interface Setting {
  readonly simulator: RuleSimulatorName;
  readonly population: Population;
  /** The first so many of the evaluation set. */
  readonly travelers: number;
  readonly seed: number;
  /** The share of vague answers. */
  readonly vague: number;
}

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
