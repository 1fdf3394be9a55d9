import { counted } from "../../format";
import { pointsIntervalText, pointsText } from "../rates/rate";
import { countsOf, type EndedPair, passDifference } from "./paired-rates";

/** What the pairs say of the share that passes, in sentences: how much it differs, how sure that is, and whether chance is enough to explain it. */
export function pairedWords(pairs: readonly EndedPair[]): string {
  const found = passDifference(pairs);
  if (found === null) return "No task ended in both, so nothing can be said of their difference.";
  const { difference, interval, tasks, p } = found;
  const { left, right } = countsOf(pairs);
  const unit =
    tasks === pairs.length ? counted(tasks, "task") : `${counted(pairs.length, "trial")} on ${counted(tasks, "task")}`;
  const within = interval === null ? "" : ` (95 % CI ${pointsIntervalText(interval, found)})`;
  const test = p === null ? "" : `, exact McNemar p ${p < 0.001 ? pText(p) : `= ${pText(p)}`}`;
  const figures = `Of ${unit}, ${left} pass at the left only and ${right} at the right only: right − left = ${pointsText(difference, found)}${within}${test}.`;
  return `${figures} ${judgement(interval, p)}`;
}

function judgement(interval: { low: number; high: number } | null, p: number | null): string {
  if (interval === null) return "Nothing varies between tasks, so these say nothing of how much it might.";
  const isClear = p === null ? interval.low > 0 || interval.high < 0 : p < 0.05;
  return isClear
    ? "That is more than chance explains easily (5 %)."
    : "Chance alone may explain it: these tasks do not tell the two apart, which does not make them equal.";
}

/** "0.33", "0.004", "< 0.001". */
export function pText(p: number): string {
  if (p < 0.001) return "< 0.001";
  return p.toFixed(p < 0.1 ? 3 : 2);
}
