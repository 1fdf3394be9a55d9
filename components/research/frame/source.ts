import { counted, listed } from "../../format";
import type { ListedRun } from "../runs/run";

type Means = Pick<ListedRun["means"], "simulator" | "population" | "judge" | "travelers" | "seed" | "vague">;

/** Who simulated the travelers and who judged, in words: every figure says it. */
export function sourceOf(runs: readonly Means[]): string {
  if (runs.length === 0) return "No runs.";
  const simulators = distinct(
    runs.map(({ simulator, population }) => `“${simulator}”${population === "shifted" ? ", shifted population" : ""}`),
  );
  const judges = distinct(runs.map(({ judge }) => judgeName(judge)));
  const travelers = distinct(runs.map(({ travelers }) => counted(travelers, "traveler")));
  const difference = differenceOf(runs);
  const source = `Simulator: ${listed(simulators)} · judge: ${listed(judges)} · ${listed(travelers, "or")} a run`;
  return difference === null ? source : `${source} · ${difference}`;
}

/** Why the runs must not be compared straight away; null when they may. */
export function differenceOf(runs: readonly Means[]): string | null {
  const parts = [
    { name: "seeds of travelers", values: runs.map(({ seed }) => seed) },
    { name: "numbers of travelers", values: runs.map(({ travelers }) => travelers) },
    { name: "rates of vague answers", values: runs.map(({ vague }) => vague) },
    { name: "judges", values: runs.map(({ judge }) => judge) },
  ];
  const different = parts.filter(({ values }) => new Set<string | number>(values).size > 1).map(({ name }) => name);
  return different.length === 0 ? null : `These runs have different ${listed(different)}: compare them with care.`;
}

function judgeName(judge: string): string {
  return judge === "rules" ? "rules, a rule-based stand-in for the paper’s model" : judge;
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)];
}
