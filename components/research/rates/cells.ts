import type { Interval } from "@/server/statistics";
import type { Cell } from "../table/table";
import { basisText, pointsIntervalText, pointsText, type Rate, valueText } from "./rate";

/** What tables of rates say of their small print. */
export const RATE_REMARK =
  "Below a rate: what it counts, and its 95 % confidence interval over tasks (Wilson’s for shares of trials, else by bootstrap).";

/** A rate in a table, in full in its CSV. */
export function rateCell(rate: Rate, href?: string): Cell {
  const { value, tasks, interval } = rate;
  return {
    value,
    ...(href === undefined ? {} : { href }),
    estimate: { text: valueText(value, rate), basis: basisText(rate), interval, n: tasks },
  };
}

/** A difference of two rates in a table; without an interval where its tasks do not tell any. */
export function differenceCell({
  difference,
  ...basis
}: {
  readonly difference: number;
  readonly unit: Rate["unit"];
  readonly interval: Interval | null;
  readonly tasks: number;
}): Cell {
  const { interval, tasks } = basis;
  const text = interval === null ? "" : pointsIntervalText(interval, basis);
  return { value: difference, estimate: { text: pointsText(difference, basis), basis: text, interval, n: tasks } };
}
