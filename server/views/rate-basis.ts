import { z } from "zod";
import { bootstrapInSteps, type Interval, type Part, wilsonInterval } from "@/server/statistics";
import { finish, type Steps } from "@/server/trip";
import type { RateColumn, Tallies } from "./benchmark";

const count = z.number().int().min(0).max(1_000_000_000);
/** Where the true figure lies with a confidence of 95 %. */
const intervalSchema = z.object({ low: z.number(), high: z.number() });

/** What a rate rests on. */
export const rateBasisSchema = z.object({
  /** How many pass, and of how many: trials, or checks of a micro rate; null for points and for means of other rates. */
  counts: z.object({ passed: count, of: count }).nullable(),
  /** Tasks that count: trials of one task, and checks of one plan, are not independent of each other. */
  tasks: count,
  /** 95 %; null where the tasks tell none. */
  interval: intervalSchema.nullable(),
});
export type RateBasis = z.infer<typeof rateBasisSchema>;

/** By the key of their column. */
export const rateBasesSchema = z.record(z.string().max(40), rateBasisSchema);
export type RateBases = z.infer<typeof rateBasesSchema>;

/** What a trial adds to the rates of a run. */
export interface TalliedTrial {
  readonly taskId: string;
  readonly tallies: Tallies;
}

const NONE: Part = { sum: 0, of: 0 };

/** What each rate of these trials rests on: O(trials × columns), and up to 2,000 samples of the tasks for a column that is no share of trials. */
export function basesOf(columns: readonly RateColumn[], trials: readonly TalliedTrial[]): RateBases {
  return finish(basesInSteps(columns, trials));
}

/** The same in steps of a few milliseconds each up to some 10,000 tasks. */
export function* basesInSteps(columns: readonly RateColumn[], trials: readonly TalliedTrial[]): Steps<RateBases> {
  const tasks = byTask(trials);
  const bases: RateBases = {};
  for (const column of columns) {
    yield;
    bases[column.key] = yield* basisOf(column, partsOfRate(column, columns), tasks);
  }
  return bases;
}

/** Whether a rate is the share of trials that have all of it: micro rates count checks, points and means count none. */
export function isOfTrials({ unit, average, meanOf }: RateColumn): boolean {
  return unit === "share" && average !== "micro" && meanOf === null;
}

/** The columns whose tallies a rate is made of: itself, or those that it is the mean of. */
export function partsOfRate(column: RateColumn, columns: readonly RateColumn[]): RateColumn[] {
  return column.meanOf === null ? [column] : columns.filter(({ key }) => column.meanOf?.includes(key));
}

/** The rate that the sums of its parts' tallies make; null where nothing counts. */
export function rateOfSums(parts: readonly RateColumn[], sums: readonly Part[]): number | null {
  const rates = parts.flatMap(({ ofNothing }, at) => {
    const { sum, of } = sums[at] ?? NONE;
    return of === 0 ? (ofNothing ?? []) : sum / of;
  });
  return rates.length === 0 ? null : total(rates) / rates.length;
}

/** What each task adds to a rate, a figure for each of its parts; tasks that do not count for it are left out. */
export function unitsOf(parts: readonly RateColumn[], tasks: readonly Tallies[]): Part[][] {
  return tasks
    .map((tallies) => parts.map(({ key }) => ({ sum: tallies[key]?.got ?? 0, of: tallies[key]?.of ?? 0 })))
    .filter((unit) => unit.some(({ of }) => of > 0));
}

/** The parts of some units added up; none of no units. */
export function sumsOf(units: readonly (readonly Part[])[]): Part[] {
  const plus = (before = NONE, { sum, of }: Part) => ({ sum: before.sum + sum, of: before.of + of });
  return units.reduce<Part[]>((sums, unit) => unit.map((part, at) => plus(sums[at], part)), []);
}

/** The tallies of each task, those of its trials added up. */
export function byTask(trials: readonly TalliedTrial[]): Tallies[] {
  const tasks = new Map<string, Tallies>();
  for (const { taskId, tallies } of trials) {
    const sums = tasks.get(taskId) ?? {};
    for (const [key, { got, of }] of Object.entries(tallies)) {
      sums[key] = { got: (sums[key]?.got ?? 0) + got, of: (sums[key]?.of ?? 0) + of };
    }
    tasks.set(taskId, sums);
  }
  return [...tasks.values()];
}

function* basisOf(column: RateColumn, parts: readonly RateColumn[], tasks: readonly Tallies[]): Steps<RateBasis> {
  const units = unitsOf(parts, tasks);
  const sums = sumsOf(units);
  const { sum: passed, of } = sums[0] ?? NONE;
  const isCount = column.unit === "share" && column.meanOf === null && Number.isInteger(passed) && Number.isInteger(of);
  return {
    counts: isCount && of > 0 ? { passed, of } : null,
    tasks: units.length,
    interval: yield* intervalOf(column, parts, units, rateOfSums(parts, sums)),
  };
}

/** Wilson's over tasks for shares of trials, else by bootstrap over tasks; Wilson's again for a share in which all tasks are alike. */
function* intervalOf(
  column: RateColumn,
  parts: readonly RateColumn[],
  units: readonly (readonly Part[])[],
  value: number | null,
): Steps<Interval | null> {
  if (value === null) return null;
  const sampled = isOfTrials(column) ? null : yield* bootstrapInSteps(units, (sums) => rateOfSums(parts, sums));
  return sampled ?? (column.unit === "share" ? wilsonInterval(value, units.length) : null);
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
