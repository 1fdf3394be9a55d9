import type { BenchmarkInfo, RunListItem } from "@/server/views";
import { counted } from "../../../format";
import { runRateCell } from "../../rates/column-rates";
import type { Cell, DataTable } from "../../table/table";
import { trialsHref } from "../figures/trial-filter";
import { KIND_WORDS, modelWords, replacedWords, settingWords, tasksWords } from "../run-words";

/** Systems that worked on the same tasks. */
export interface Board {
  readonly benchmark: BenchmarkInfo;
  readonly tasks: RunListItem["tasks"];
  /** Names the tasks, with their hash where another board's are called the same. */
  readonly title: string;
  readonly table: DataTable;
}

/**
 * Runs and submissions with rates, a board for each set of tasks: rates on other tasks, or on fewer, say nothing of one another, so a
 * run counts once all its trials have ended. The fullest board is first.
 */
export function boardsOf(benchmarks: readonly BenchmarkInfo[], runs: readonly RunListItem[]): Board[] {
  const boards = benchmarks.flatMap((benchmark) => {
    const own = runs.filter((run) => run.benchmark === benchmark.name);
    return groupsOf(ranked(benchmark, own)).flatMap((group) =>
      group[0] ? [{ benchmark, tasks: group[0].tasks, table: boardTable(benchmark, group) }] : [],
    );
  });
  const titleOf = ({ benchmark, tasks }: (typeof boards)[number]) => `${benchmark.title}: ${tasksWords(tasks)}`;
  const named = boards.map(titleOf);
  return boards
    .map((board) => {
      const words = titleOf(board);
      const isShared = named.filter((other) => other === words).length > 1;
      return { ...board, title: isShared ? `${words} (${board.tasks.sha256.slice(0, 12)})` : words };
    })
    .sort((a, b) => b.table.rows.length - a.table.rows.length || b.tasks.count - a.tasks.count);
}

function groupsOf(runs: readonly RunListItem[]): RunListItem[][] {
  const groups = new Map<string, RunListItem[]>();
  for (const run of runs) {
    const key = `${run.tasks.sha256} ${run.tasks.count}`;
    groups.set(key, [...(groups.get(key) ?? []), run]);
  }
  return [...groups.values()];
}

/** Those that have ended for every task, the best first, by the benchmark's ranking. */
function ranked({ ranking }: BenchmarkInfo, runs: readonly RunListItem[]): RunListItem[] {
  const key = ({ rates }: RunListItem) => ranking.map((rate) => rates?.[rate] ?? 0);
  return runs
    .filter(({ rates, finished, total }) => rates !== null && finished === total)
    .sort((a, b) => {
      const [left, right] = [key(a), key(b)];
      const at = left.findIndex((value, index) => value !== right[index]);
      return at === -1 ? a.name.localeCompare(b.name) : (right[at] ?? 0) - (left[at] ?? 0);
    });
}

/** "final pass, then rules macro": what ranks the systems of a benchmark. */
export function rankingWords({ ranking, rates }: BenchmarkInfo): string {
  return ranking.map((key) => rates.find((rate) => rate.key === key)?.label ?? key).join(", then ");
}

/**
 * The rates of each system, what ranks it first, each leading to its episodes; then what it is and was allowed to see. So a narrow
 * window shows why one is above another.
 */
function boardTable({ ranking, rates }: BenchmarkInfo, runs: readonly RunListItem[]): DataTable {
  const place = (key: string) => (ranking.includes(key) ? ranking.indexOf(key) : ranking.length);
  const columns = [...rates].sort((a, b) => place(a.key) - place(b.key));
  return {
    columns: ["System", ...columns.map(({ label }) => label), "Trials", "What it is", "Allowed to see"],
    rows: runs.map((run): Cell[] => [
      { value: run.name, href: `/research/runs/${run.id}` },
      ...columns.map((column) => runRateCell(column, run)),
      { value: run.finished, href: trialsHref(run.id, { outcome: "ended" }) },
      whatItIs(run),
      run.sees,
    ]),
  };
}

function whatItIs(run: RunListItem): string {
  if (run.identity === null) return "imported submission";
  const { agent, trials } = run.identity;
  const model = modelWords(run);
  return [
    run.kind === "external" ? KIND_WORDS.external : null,
    agent,
    run.scripted && !model?.includes("scripted") ? `${model} (scripted)` : model,
    settingWords(run),
    trials > 1 ? counted(trials, "trial") : null,
    replacedWords(run),
  ]
    .filter((part) => part !== null && part !== "")
    .join(", ");
}
