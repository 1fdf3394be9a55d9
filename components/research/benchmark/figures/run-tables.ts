import { passPowerIntervals, type TaskTally } from "@/server/statistics";
import type { BenchmarkInfo, RunView, TrialResult } from "@/server/views";
import { rateCell } from "../../rates/cells";
import { columnCell, runRateCell } from "../../rates/column-rates";
import { rateOf } from "../../rates/rate";
import type { Cell, DataTable } from "../../table/table";
import { basedRates } from "./based-rates";
import { type EndedTrial, endedOf, isOf, keptOf, type Part, partsOf, sum, tasksOf } from "./ended-trials";
import { type TrialFilter, trialsHref } from "./trial-filter";

/** The rates of the whole run, each leading to the trials that it counts; columns of one group are one row. */
export function ratesTable({ run, benchmark }: RunView): DataTable {
  const groups = [...new Set(benchmark.rates.map(({ group }) => group))];
  const averages = benchmark.rates.some(({ average }) => average !== null) ? ["micro", "macro"] : [null];
  const names = averages.map((average) => (average === null ? "Value" : average === "micro" ? "Micro" : "Macro"));
  return {
    columns: ["Rate", ...names],
    rows: groups.map((group) => [
      group,
      ...averages.map((average) => {
        // A rate that is averaged one way only is of trials, as macro rates are.
        const column = benchmark.rates.find(
          (rate) => rate.group === group && (rate.average ?? averages.at(-1) ?? null) === average,
        );
        return column === undefined ? null : runRateCell(column, run);
      }),
    ]),
  };
}

/** The same rates by the benchmark's facets, and over all. */
export function partsTable({ run, benchmark, trials }: RunView): DataTable {
  const ended = endedOf(trials);
  const { facets, rates } = benchmark;
  const row = (part: Part): Cell[] => {
    const ofPart = ended.filter((trial) => isOf(trial, part));
    const based = basedRates(rates, ofPart);
    const href = (filter: Partial<TrialFilter>) => trialsHref(run.id, { part, ...filter });
    return [
      ...facets.map(({ key }) => part[key] ?? "all"),
      { value: ofPart.length, href: href({ outcome: "ended" }) },
      ...rates.map((column) => columnCell(column, based, href)),
    ];
  };
  return {
    columns: [...facets.map(({ label }) => label), "Trials", ...rates.map(({ label }) => label)],
    rows: [...partsOf(facets, trials).map(row), row({})],
  };
}

/** Of each check the share of trials that pass it, by facets; it leads to the trials that fail it. */
export function checksTable({ run, benchmark, trials }: RunView): DataTable {
  const ended = endedOf(trials);
  const parts = partsOf(benchmark.facets, trials);
  const cell = (check: string, part: Part): Cell => {
    const { kept, of, tasks } = keptOf(
      ended.filter((trial) => isOf(trial, part)),
      check,
    );
    return of === 0 ? null : rateCell(rateOf(kept, of, tasks), trialsHref(run.id, { part, breaks: check }));
  };
  const columns = ["All", ...parts.map((part) => partWords(benchmark, part))];
  return {
    columns: ["Check", ...columns],
    rows: benchmark.checks.map(({ key, label }) => [label, cell(key, {}), ...parts.map((part) => cell(key, part))]),
  };
}

/** "Level easy, Days 3". */
function partWords({ facets }: BenchmarkInfo, part: Part): string {
  return facets.map(({ key, label }) => `${label} ${part[key]}`).join(", ");
}

/** What went wrong, by kind and side: in how many trials, and what share of those that ended. */
export function failuresTable({ run, trials }: RunView): DataTable {
  const ended = endedOf(trials);
  const kinds = new Map<string, { kind: TrialResult["failures"][number]["kind"]; side: string; trials: number }>();
  for (const { result } of ended) {
    const keys = new Set(result.failures.map(({ kind, side }) => `${kind} ${side}`));
    for (const { kind, side } of result.failures) {
      const key = `${kind} ${side}`;
      if (!keys.delete(key)) continue;
      kinds.set(key, { kind, side, trials: (kinds.get(key)?.trials ?? 0) + 1 });
    }
  }
  return {
    columns: ["Failure", "Whose", "Trials", "Share of trials"],
    rows: [...kinds.values()]
      .sort((a, b) => b.trials - a.trials)
      .map(({ kind, side, trials: count }) => [
        kind,
        side,
        { value: count, href: trialsHref(run.id, { failure: kind }) },
        rateCell(rateOf(count, ended.length, tasksOf(ended))),
      ]),
  };
}

/** How episodes ended. */
export function endsTable({ run, trials }: RunView): DataTable {
  const counts = new Map<string, number>();
  for (const { result } of endedOf(trials)) counts.set(result.endReason, (counts.get(result.endReason) ?? 0) + 1);
  return {
    columns: ["End", "Trials"],
    rows: [...counts]
      .sort((a, b) => b[1] - a[1])
      .map(([end, count]) => [end, { value: count, href: trialsHref(run.id, { end }) }]),
  };
}

/** Calls of tools (TravelPlanner, Table 5): in all, in how many trials, and the mean over every trial. */
export function toolsTable({ run, trials }: RunView): DataTable {
  const ended = endedOf(trials);
  const names = [...new Set(ended.flatMap(({ result }) => Object.keys(result.toolCalls)))].sort();
  return {
    columns: ["Tool", "Calls", "Trials", "Calls per trial"],
    rows: names.map((tool) => {
      const calls = ended.map(({ result }) => result.toolCalls[tool] ?? 0);
      const using = calls.filter((count) => count > 0).length;
      return [
        tool,
        sum(calls),
        { value: using, href: trialsHref(run.id, { tool }) },
        sum(calls) / Math.max(1, ended.length),
      ];
    }),
  };
}

const MEASURES: readonly (readonly [name: string, of: (trial: EndedTrial) => number | "unknown"])[] = [
  ["Time, seconds", ({ result }) => result.ms / 1_000],
  ["Steps", ({ result }) => result.steps],
  ["Model calls", ({ result }) => result.modelCalls],
  ["Retries", ({ result }) => result.retries],
  ["Tokens", ({ result }) => result.tokens],
  ["Cost, USD", ({ result }) => result.costUsd],
  ["Attempts", ({ attempts }) => attempts],
];

/** What trials took. A measure that one of them does not tell is unknown: a sum without it would be too low. */
export function costsTable({ run, trials }: RunView): DataTable {
  const ended = endedOf(trials);
  const isCounted = run.kind === "run";
  return {
    alike: "rows",
    columns: ["Of a trial", "Mean", "Median", "95 %", "Most", "Total"],
    rows: MEASURES.map(([name, of]): Cell[] => {
      const told = isCounted ? ended.map(of) : [];
      const values = told.filter((value) => value !== "unknown").sort((a, b) => a - b);
      if (values.length === 0 || values.length < told.length) return [name, ...Array<string>(5).fill("unknown")];
      const total = sum(values);
      return [name, total / values.length, quantile(values, 0.5), quantile(values, 0.95), values.at(-1) ?? 0, total];
    }),
  };
}

/** pass^k: the chance that k trials of a task all pass. */
export function passPowerTable({ run, trials }: RunView): DataTable {
  const tallies = new Map<string, TaskTally>();
  for (const { taskId, result } of endedOf(trials)) {
    const before = tallies.get(taskId) ?? { trials: 0, passed: 0 };
    tallies.set(taskId, { trials: before.trials + 1, passed: before.passed + (result.passed ? 1 : 0) });
  }
  return {
    columns: ["k", "pass^k", "Tasks"],
    rows: passPowerIntervals([...tallies.values()], run.identity?.trials ?? 1).map(({ k, value, tasks, interval }) => [
      String(k),
      rateCell({ unit: "share", value, counts: null, tasks, interval }),
      tasks,
    ]),
  };
}

/** By the nearest rank. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
