import { bootstrapRatio, type Interval, type Part } from "@/server/statistics";
import type { RunView, TrialResult } from "@/server/views";
import { type EndedTrial, endedOf } from "../benchmark/figures/ended-trials";
import type { Cell, DataTable } from "../table/table";
import { methodNames } from "./method-names";

/** A figure of a run: a mean over its trials, or a share of their calls; null where it is not known of all of them. */
export interface EffortFigure {
  readonly value: number;
  readonly interval: Interval | null;
  readonly tasks: number;
}

export interface EffortOfRun {
  readonly id: string;
  readonly label: string;
  readonly turns: EffortFigure | null;
  readonly failedCalls: EffortFigure | null;
}

/** What trials took, by method (DeepTravel, Figure 4: interaction turns, and calls of tools that work). */
export interface EffortOfRuns {
  readonly runs: readonly EffortOfRun[];
  readonly table: DataTable;
}

/** Null where nothing was called and nobody was asked: submissions, and methods that read the world themselves. */
export function effortOf(views: readonly RunView[]): EffortOfRuns | null {
  const isWork = ({ steps }: TrialResult) => steps > 0;
  if (!views.some(({ trials }) => endedOf(trials).some(({ result }) => isWork(result)))) return null;
  const names = methodNames(views.map(({ run }) => run));
  const labelOf = ({ run }: RunView) => names.get(run.id) ?? run.name;
  return {
    runs: views.map((view) => {
      const ended = endedOf(view.trials);
      return { id: view.run.id, label: labelOf(view), turns: turnsOf(ended), failedCalls: failedOf(ended) };
    }),
    table: {
      columns: ["Method", "Turns", "Calls", "Calls that failed, %", "Calls of models", "Tokens", "Seconds"],
      rows: views.map((view): Cell[] => {
        const ended = endedOf(view.trials);
        return [
          { value: labelOf(view), href: `/research/runs/${view.run.id}` },
          cellOf(turnsOf(ended)),
          cellOf(figureOf(ended, ({ toolCalls }) => mean(callsOf(toolCalls)))),
          cellOf(failedOf(ended)),
          cellOf(figureOf(ended, ({ modelCalls }) => mean(modelCalls))),
          cellOf(figureOf(ended, ({ tokens }) => (tokens === "unknown" ? null : mean(tokens)))),
          cellOf(figureOf(ended, ({ ms }) => mean(ms / 1_000))),
        ];
      }),
    },
  };
}

const mean = (sum: number): Part => ({ sum, of: 1 });

const callsOf = (calls: TrialResult["toolCalls"]) => Object.values(calls).reduce((sum, count) => sum + count, 0);

const turnsOf = (ended: readonly EndedTrial[]) =>
  figureOf(ended, ({ turns }) => (turns === undefined ? null : mean(turns)));

const failedOf = (ended: readonly EndedTrial[]) =>
  figureOf(ended, ({ failedCalls, toolCalls }) =>
    failedCalls === undefined ? null : { sum: 100 * failedCalls, of: callsOf(toolCalls) },
  );

/** Σ sum / Σ of, with its interval by bootstrap over whole tasks. */
function figureOf(ended: readonly EndedTrial[], partOf: (result: TrialResult) => Part | null): EffortFigure | null {
  const ofTasks = new Map<string, Part>();
  for (const { taskId, result } of ended) {
    const part = partOf(result);
    if (part === null) return null;
    const { sum, of } = ofTasks.get(taskId) ?? { sum: 0, of: 0 };
    ofTasks.set(taskId, { sum: sum + part.sum, of: of + part.of });
  }
  const parts = [...ofTasks.values()];
  const of = parts.reduce((total, part) => total + part.of, 0);
  if (of === 0) return null;
  const value = parts.reduce((total, part) => total + part.sum, 0) / of;
  return { value, interval: bootstrapRatio(parts), tasks: parts.length };
}

function cellOf(figure: EffortFigure | null): Cell {
  if (figure === null) return null;
  const { value, interval, tasks } = figure;
  const basis = interval === null ? "" : `${effortText(interval.low)}–${effortText(interval.high)}`;
  return { value, estimate: { text: effortText(value), basis, interval, n: tasks } };
}

/** Three digits: "0.42", "4.2", "42", "4,200". */
export function effortText(value: number): string {
  return value.toLocaleString("en-US", { maximumSignificantDigits: value >= 100 ? 4 : 3 });
}
