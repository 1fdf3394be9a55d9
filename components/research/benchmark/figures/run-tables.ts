import {
  COMMONSENSE_LABELS,
  constraintLabel,
  HARD_LABELS,
  type RunView,
  type Trial,
  type TrialResult,
} from "@/server/trip";
import type { Cell, DataTable } from "../../table/table";
import { type EndedTrial, endedOf, keptOf, partsOf, ratesOf, sum } from "./rates-of-trials";
import { type TrialFilter, trialsHref } from "./trial-filter";

/** The published rates beside each other. */
export const RATE_COLUMNS = ["Delivery", "CS micro", "CS macro", "Hard micro", "Hard macro", "Final"];

/** The published rates of the whole run, each leading to the trials that it counts. */
export function ratesTable({ run }: RunView): DataTable {
  const { rates, id } = run;
  const cell = (value: number | undefined, filter: Partial<TrialFilter>): Cell =>
    value === undefined ? null : { value, href: trialsHref(id, filter) };
  return {
    columns: ["Rate", "Micro", "Macro"],
    shares: ["Micro", "Macro"],
    rows: [
      ["Delivery", null, cell(rates?.delivery, { outcome: "delivered" })],
      [
        "Commonsense",
        cell(rates?.commonsenseMicro, { outcome: "ended" }),
        cell(rates?.commonsenseMacro, { outcome: "commonsense" }),
      ],
      [
        "Hard constraints",
        cell(rates?.hardMicro, { outcome: "ended" }),
        cell(rates?.hardMacro, { outcome: "demands" }),
      ],
      ["Final pass", null, cell(rates?.final, { outcome: "passed" })],
    ],
  };
}

/** The same rates by level and days, and over all. */
export function partsTable({ run, trials }: RunView): DataTable {
  const ended = endedOf(trials);
  const row = (level: Trial["level"] | null, days: number | null): Cell[] => {
    const part = ended.filter((trial) => isOf(trial, level, days));
    const rates = ratesOf(part);
    const cell = (value: number | undefined, outcome: TrialFilter["outcome"]): Cell =>
      value === undefined ? null : { value, href: trialsHref(run.id, { level, days, outcome }) };
    return [
      level ?? "all",
      days === null ? "all" : String(days),
      { value: part.length, href: trialsHref(run.id, { level, days, outcome: "ended" }) },
      cell(rates?.delivery, "delivered"),
      cell(rates?.commonsenseMicro, "ended"),
      cell(rates?.commonsenseMacro, "commonsense"),
      cell(rates?.hardMicro, "ended"),
      cell(rates?.hardMacro, "demands"),
      cell(rates?.final, "passed"),
    ];
  };
  return {
    columns: ["Level", "Days", "Trials", ...RATE_COLUMNS],
    shares: RATE_COLUMNS,
    rows: [...partsOf(trials).map(({ level, days }) => row(level, days)), row(null, null)],
  };
}

/** Of each constraint the share of trials that keep it, by level and days; it leads to the trials that break it. */
export function constraintsTable({ run, trials }: RunView): DataTable {
  const ended = endedOf(trials);
  const parts = partsOf(trials);
  const cell = (constraint: string, level: Trial["level"] | null, days: number | null): Cell => {
    const { kept, of } = keptOf(
      ended.filter((trial) => isOf(trial, level, days)),
      constraint,
    );
    if (of === 0) return null;
    return { value: kept / of, href: trialsHref(run.id, { level, days, breaks: constraint }) };
  };
  const columns = ["All", ...parts.map(({ level, days }) => `${level}, ${days} days`)];
  return {
    columns: ["Constraint", ...columns],
    shares: columns,
    rows: Object.keys({ ...COMMONSENSE_LABELS, ...HARD_LABELS }).map((name) => [
      constraintLabel(name),
      cell(name, null, null),
      ...parts.map(({ level, days }) => cell(name, level, days)),
    ]),
  };
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
    shares: ["Share of trials"],
    rows: [...kinds.values()]
      .sort((a, b) => b.trials - a.trials)
      .map(({ kind, side, trials: count }) => [
        kind,
        side,
        { value: count, href: trialsHref(run.id, { failure: kind }) },
        count / Math.max(1, ended.length),
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
    columns: ["Tool", "Calls", "Trials", "Calls a trial"],
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

/** What trials took. A measure that one of them does not tell has no figure: a sum without it would be too low. */
export function costsTable({ trials }: RunView): DataTable {
  const ended = endedOf(trials);
  return {
    alike: "rows",
    columns: ["Of a trial", "Mean", "Median", "95 %", "Most", "In all"],
    rows: MEASURES.map(([name, of]): Cell[] => {
      const told = ended.map(of);
      const values = told.filter((value) => value !== "unknown").sort((a, b) => a - b);
      if (values.length === 0 || values.length < told.length) return [name, null, null, null, null, null];
      const total = sum(values);
      return [name, total / values.length, quantile(values, 0.5), quantile(values, 0.95), values.at(-1) ?? 0, total];
    }),
  };
}

/** pass^k: the chance that k trials of a task all pass. */
export function passPowerTable({ run }: RunView): DataTable {
  return {
    columns: ["k", "pass^k"],
    shares: ["pass^k"],
    rows: run.passPowerK.map((value, index) => [String(index + 1), value]),
  };
}

function isOf(trial: Trial, level: Trial["level"] | null, days: number | null): boolean {
  return (level === null || trial.level === level) && (days === null || trial.days === days);
}

/** By the nearest rank. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
