import type { BenchmarkInfo, RunListItem } from "@/server/views";
import { modelWords } from "../benchmark/run-words";
import { methodOf } from "./method-names";

/** More runs than these no table of a paper has. */
export const MOST_TABLED = 16;

/** What an address asks for. */
export interface TablesQuery {
  readonly benchmark: string | null;
  readonly ids: readonly string[];
  /** The check that a trial has to keep to count as solved; null: it has to pass. */
  readonly binary: string | null;
  /** The rate that is set against it; null: what ranks. */
  readonly fine: string | null;
}

/** The runs that tables are made of. */
export interface TablesChoice {
  readonly benchmark: BenchmarkInfo;
  /** Benchmarks with runs that have rates, and how many. */
  readonly benchmarks: readonly { readonly benchmark: BenchmarkInfo; readonly runs: number }[];
  /** Every run of the benchmark that has rates, the newest first. */
  readonly runs: readonly RunListItem[];
  /** Those in the tables: an agent's ablations follow it. */
  readonly chosen: readonly RunListItem[];
}

/** Where the tables of some runs are. */
export function tablesHref({ benchmark, ids, binary, fine }: TablesQuery): string {
  const query = new URLSearchParams();
  if (benchmark !== null) query.set("benchmark", benchmark);
  for (const id of ids) query.append("run", id);
  if (binary !== null) query.set("binary", binary);
  if (fine !== null) query.set("fine", fine);
  const text = query.toString();
  return `/research/tables${text === "" ? "" : `?${text}`}`;
}

/** What an address asks for; what it does not say, or says wrongly, is left to be chosen. */
export function tablesQuery(query: Readonly<Record<string, string | string[] | undefined>>): TablesQuery {
  const text = (name: string) => {
    const value = query[name];
    return typeof value === "string" && value !== "" ? value : null;
  };
  return {
    benchmark: text("benchmark"),
    ids: [query.run ?? []].flat().slice(0, MOST_TABLED),
    binary: text("binary"),
    fine: text("fine"),
  };
}

/**
 * The runs that an address names. Without any: the newest of each method and model, on the tasks that most of the runs worked on. Without
 * a benchmark: that of the runs that are named, else the one with most runs. Null where no run has rates.
 */
export function chooseTabled(
  benchmarks: readonly BenchmarkInfo[],
  all: readonly RunListItem[],
  { benchmark: asked, ids }: Pick<TablesQuery, "benchmark" | "ids">,
): TablesChoice | null {
  const rated = all.filter(({ rates }) => rates !== null);
  const choices = benchmarks
    .map((benchmark) => ({ benchmark, runs: rated.filter((run) => run.benchmark === benchmark.name).length }))
    .filter(({ runs }) => runs > 0);
  const named = rated.find(({ id }) => ids.includes(id))?.benchmark;
  const fullest = [...choices].sort((a, b) => b.runs - a.runs)[0];
  const found = choices.find(({ benchmark: { name } }) => name === (asked ?? named)) ?? fullest;
  if (found === undefined) return null;
  const { benchmark } = found;
  const runs = rated.filter((run) => run.benchmark === benchmark.name);
  const wanted = runs.filter(({ id }) => ids.includes(id));
  const chosen = (wanted.length > 0 ? wanted : newestOfEach(onUsualTasks(runs))).slice(0, MOST_TABLED);
  return { benchmark, benchmarks: choices, runs, chosen: inOrder(chosen) };
}

/** Those that worked on the same tasks as most. */
function onUsualTasks(runs: readonly RunListItem[]): RunListItem[] {
  const groups = new Map<string, RunListItem[]>();
  for (const run of runs) {
    const key = tasksKey(run);
    groups.set(key, [...(groups.get(key) ?? []), run]);
  }
  return [...groups.values()].sort((a, b) => b.length - a.length)[0] ?? [];
}

/** Which tasks a run worked on. */
export function tasksKey({ tasks }: Pick<RunListItem, "tasks">): string {
  return `${tasks.sha256} ${tasks.count}`;
}

function newestOfEach(runs: readonly RunListItem[]): RunListItem[] {
  const seen = new Set<string>();
  return runs.filter((run) => {
    const key = `${methodOf(run)}, ${modelWords(run)}`;
    const isFirst = !seen.has(key);
    seen.add(key);
    return isFirst;
  });
}

/** Agents in the order in which they come up, each with its whole method first; submissions last. */
function inOrder(runs: readonly RunListItem[]): RunListItem[] {
  const agents = [...new Set(runs.flatMap(({ identity }) => identity?.agent ?? []))];
  const place = ({ identity }: RunListItem) => (identity === null ? agents.length : agents.indexOf(identity.agent));
  const parts = ({ identity }: RunListItem) => identity?.settings.without.length ?? 0;
  return [...runs].sort((a, b) => place(a) - place(b) || parts(a) - parts(b));
}
