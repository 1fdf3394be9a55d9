import type { Answers } from "../../trpc/client";

/** A run in the list: its identity and its means. */
export type ListedRun = Answers["research"]["runs"][number];
/** A run with all that its figures show. */
export type RunDetail = Answers["research"]["summaries"][number];
/** Who speaks and from which population: "shifted" is the main simulator with travelers for whom other entries are critical. */
export type Setting = ListedRun["means"]["simulator"] | "shifted";

export function settingOf({ simulator, population }: Pick<ListedRun["means"], "simulator" | "population">): Setting {
  return population === "shifted" ? "shifted" : simulator;
}

/** A chosen run as figures show it: named, and in the color that it has in all of them. */
export interface ShownRun extends RunDetail {
  readonly label: string;
  /** From 0. */
  readonly color: number;
}
