import { type Interval, wilsonInterval } from "@/server/statistics";
import type { RateColumn } from "@/server/views";

type Unit = RateColumn["unit"];

/** A share of trials, or points that trials have, with what it rests on. */
export interface Rate {
  readonly unit: Unit;
  /** 0 to 1; 0 to 100 in points. */
  readonly value: number;
  /** How many trials (checks of a micro rate) it counts, and of how many; null where no such numbers make it. */
  readonly counts: { readonly passed: number; readonly of: number } | null;
  /** Tasks: trials of one task, and checks of one plan, are not independent of each other. */
  readonly tasks: number;
  /** 95 %; null where the tasks tell none. */
  readonly interval: Interval | null;
}

/** From how many tasks a further decimal is worth a figure. */
const MANY_TASKS = 100;

/** The share of `of` trials that pass, on `tasks` tasks: as many as trials where each was tried once. Wilson's interval over the tasks. */
export function rateOf(passed: number, of: number, tasks = of): Rate {
  const value = of === 0 ? 0 : passed / of;
  return { unit: "share", value, counts: { passed, of }, tasks, interval: wilsonInterval(value, tasks) };
}

/** "36 %", "81.1 %" of a hundred tasks or more; "93.1" and "94.80" in points. */
export function valueText(value: number, { unit, tasks }: Pick<Rate, "unit" | "tasks">): string {
  return unit === "share" ? `${(100 * value).toFixed(digitsOf(unit, tasks))} %` : value.toFixed(digitsOf(unit, tasks));
}

/** "16 of 45 · 23–50 %": below a share whose head says what this is. */
export function basisText(rate: Rate): string {
  const { counts, interval } = rate;
  return [counts === null ? null : countsText(counts), interval === null ? null : intervalText(interval, rate)]
    .filter((part) => part !== null)
    .join(" · ");
}

/** "16 of 45 · 36 % (95 % CI 23–50 %)": a rate in a line of its own. */
export function rateText(rate: Rate): string {
  const { counts, interval, value } = rate;
  const text = valueText(value, rate);
  const within = interval === null ? text : `${text} (95 % CI ${intervalText(interval, rate)})`;
  return counts === null ? within : `${countsText(counts)} · ${within}`;
}

/** "23–50 %". */
function intervalText({ low, high }: Interval, basis: Pick<Rate, "unit" | "tasks">): string {
  return `${valueText(low, basis).replace(" %", "")}–${valueText(high, basis)}`;
}

/** "+11 points", "−4.4 points" of a hundred tasks or more: a difference of two shares, or of two scores. */
export function pointsText(difference: number, basis: Pick<Rate, "unit" | "tasks">): string {
  return `${signed(difference, basis)} points`;
}

/** "−7 to +28". */
export function pointsIntervalText({ low, high }: Interval, basis: Pick<Rate, "unit" | "tasks">): string {
  return `${signed(low, basis)} to ${signed(high, basis)}`;
}

function countsText({ passed, of }: NonNullable<Rate["counts"]>): string {
  return `${passed.toLocaleString("en-US")} of ${of.toLocaleString("en-US")}`;
}

function signed(difference: number, { unit, tasks }: Pick<Rate, "unit" | "tasks">): string {
  const text = Math.abs(unit === "share" ? 100 * difference : difference).toFixed(digitsOf(unit, tasks));
  if (Number(text) === 0) return text;
  return `${difference > 0 ? "+" : "−"}${text}`;
}

function digitsOf(unit: Unit, tasks: number): number {
  return (unit === "share" ? 0 : 1) + (tasks >= MANY_TASKS ? 1 : 0);
}
