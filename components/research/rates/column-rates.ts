import { isOfTrials, type RateBases, type RateColumn, type Rates, type RunListItem } from "@/server/views";
import { type TrialFilter, trialsHref } from "../benchmark/figures/trial-filter";
import type { Cell } from "../table/table";
import { rateCell } from "./cells";
import type { Rate } from "./rate";

/** Rates of some trials, and what they rest on. */
export interface BasedRates {
  readonly rates: Rates | null;
  readonly bases: RateBases | null;
}

/** A benchmark's rate of some trials; null where nothing counts for it. */
export function columnRate({ key, unit }: RateColumn, { rates, bases }: BasedRates): Rate | null {
  const [value, basis] = [rates?.[key], bases?.[key]];
  return value == null || basis === undefined ? null : { unit, value, ...basis };
}

/** Its cell, leading to the trials that have all of it; micro rates and points lead to those that count. */
export function columnCell(
  column: RateColumn,
  based: BasedRates,
  href: (filter: Partial<TrialFilter>) => string,
): Cell {
  const rate = columnRate(column, based);
  return rate && rateCell(rate, href(filterOf(column)));
}

/** Its cell for a whole run. */
export function runRateCell(column: RateColumn, run: Pick<RunListItem, "id" | "rates" | "bases">): Cell {
  return columnCell(column, run, (filter) => trialsHref(run.id, filter));
}

/** The trials that a rate leads to. */
export function filterOf(column: RateColumn): Partial<TrialFilter> {
  return isOfTrials(column) ? { meets: column.key } : { outcome: "ended" };
}
