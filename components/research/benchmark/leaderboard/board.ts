import type { RunListItem } from "@/server/trip";
import { counted } from "../../../format";
import type { Cell, DataTable } from "../../table/table";
import { RATE_COLUMNS } from "../figures/run-tables";
import { trialsHref } from "../figures/trial-filter";
import { modelWords, settingWords, tasksWords } from "../run-words";

/** Systems that worked on the same tasks. */
export interface Board {
  readonly tasks: RunListItem["tasks"];
  /** Names the tasks, with their hash where another board's are called the same. */
  readonly title: string;
  readonly table: DataTable;
}

/**
 * Runs and submissions with rates, a board for each set of tasks: rates on other tasks, or on fewer, say nothing of one another, so a
 * run counts once all its trials have ended. The fullest board is first.
 */
export function boardsOf(runs: readonly RunListItem[]): Board[] {
  const groups = new Map<string, RunListItem[]>();
  for (const run of ranked(runs)) {
    const key = `${run.tasks.sha256} ${run.tasks.count}`;
    groups.set(key, [...(groups.get(key) ?? []), run]);
  }
  const boards = [...groups.values()].flatMap((group) =>
    group[0] ? [{ tasks: group[0].tasks, table: boardTable(group) }] : [],
  );
  const named = boards.map(({ tasks }) => tasksWords(tasks));
  return boards
    .map((board) => {
      const words = tasksWords(board.tasks);
      const isShared = named.filter((other) => other === words).length > 1;
      return { ...board, title: isShared ? `${words} (${board.tasks.sha256.slice(0, 12)})` : words };
    })
    .sort((a, b) => b.table.rows.length - a.table.rows.length || b.tasks.count - a.tasks.count);
}

/** Those that have ended for every task, the best first: by final pass, then by the macro and micro rates below it. */
function ranked(runs: readonly RunListItem[]): RunListItem[] {
  const key = ({ rates }: RunListItem) =>
    rates === null
      ? []
      : [rates.final, rates.hardMacro, rates.commonsenseMacro, rates.hardMicro, rates.commonsenseMicro];
  return runs
    .filter(({ rates, finished, total }) => rates !== null && finished === total)
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
  ]
    .filter((part) => part !== null && part !== "")
    .join(", ");
}
