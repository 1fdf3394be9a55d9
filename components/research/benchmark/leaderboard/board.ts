import type { RunListItem } from "@/server/trip";
import { counted } from "../../../format";
import type { Cell, DataTable } from "../../table/table";
import { RATE_COLUMNS } from "../figures/run-tables";
import { trialsHref } from "../figures/trial-filter";
import { modelWords, settingWords } from "../run-words";

/** Systems that worked on the same tasks. */
export interface Board {
  readonly tasks: RunListItem["tasks"];
  readonly table: DataTable;
}

/** Runs and submissions with rates, a board for each set of tasks: rates on other tasks, or on fewer, say nothing of one another. The fullest board is first. */
export function boardsOf(runs: readonly RunListItem[]): Board[] {
  const groups = new Map<string, RunListItem[]>();
  for (const run of ranked(runs)) {
    const key = `${run.tasks.sha256} ${run.tasks.count}`;
    groups.set(key, [...(groups.get(key) ?? []), run]);
  }
  return [...groups.values()]
    .flatMap((group) => (group[0] ? [{ tasks: group[0].tasks, table: boardTable(group) }] : []))
    .sort((a, b) => b.table.rows.length - a.table.rows.length || b.tasks.count - a.tasks.count);
}

/** The best first: by final pass, then by the macro and micro rates below it. */
function ranked(runs: readonly RunListItem[]): RunListItem[] {
  const key = ({ rates }: RunListItem) =>
    rates === null
      ? []
      : [rates.final, rates.hardMacro, rates.commonsenseMacro, rates.hardMicro, rates.commonsenseMicro];
  return runs
    .filter(({ rates }) => rates !== null)
    .sort((a, b) => {
      const [left, right] = [key(a), key(b)];
      const at = left.findIndex((value, index) => value !== right[index]);
      return at === -1 ? a.name.localeCompare(b.name) : (right[at] ?? 0) - (left[at] ?? 0);
    });
}

/** What each system is, what it was allowed to see, and its rates, each leading to its episodes. */
function boardTable(runs: readonly RunListItem[]): DataTable {
  return {
    columns: ["System", "What it is", "Allowed to see", "Trials", ...RATE_COLUMNS],
    shares: RATE_COLUMNS,
    rows: runs.map((run) => {
      const cell = (value: number | undefined, outcome: Parameters<typeof trialsHref>[1]): Cell =>
        value === undefined ? null : { value, href: trialsHref(run.id, outcome) };
      const { rates } = run;
      return [
        { value: run.name, href: `/research/runs/${run.id}` },
        whatItIs(run),
        run.sees,
        cell(run.finished, { outcome: "ended" }),
        cell(rates?.delivery, { outcome: "delivered" }),
        cell(rates?.commonsenseMicro, { outcome: "ended" }),
        cell(rates?.commonsenseMacro, { outcome: "commonsense" }),
        cell(rates?.hardMicro, { outcome: "ended" }),
        cell(rates?.hardMacro, { outcome: "demands" }),
        cell(rates?.final, { outcome: "passed" }),
      ];
    }),
  };
}

function whatItIs(run: RunListItem): string {
  if (run.identity === null) return "imported submission";
  const { agent, trials } = run.identity;
  const model = modelWords(run);
  return [
    agent,
    run.scripted && !model?.includes("scripted") ? `${model} (scripted)` : model,
    settingWords(run),
    trials > 1 ? counted(trials, "trial") : null,
    run.status === "finished" ? null : run.status,
  ]
    .filter((part) => part !== null && part !== "")
    .join(", ");
}
