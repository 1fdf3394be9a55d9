import type { RunListItem } from "@/server/trip";
import { counted } from "../../../format";
import type { Cell, DataTable } from "../../table/table";
import { trialsHref } from "../figures/trial-filter";
import { modelWords, settingWords } from "../run-words";

/** Runs and submissions with rates, the best first: by final pass, then by the macro and micro rates below it. */
export function ranked(runs: readonly RunListItem[]): RunListItem[] {
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

/** The leaderboard as a table: what each system is, what it was allowed to see, and its rates, each leading to its episodes. */
export function boardTable(runs: readonly RunListItem[]): DataTable {
  return {
    columns: [
      "System",
      "What it is",
      "Allowed to see",
      "Trials",
      "Delivery",
      "CS micro",
      "CS macro",
      "Hard micro",
      "Hard macro",
      "Final",
    ],
    rows: ranked(runs).map((run) => {
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
  const { agent, taskSet, trials } = run.identity;
  return [
    agent,
    run.scripted ? `${modelWords(run)} (scripted)` : modelWords(run),
    settingWords(run),
    taskSet.name,
    trials > 1 ? counted(trials, "trial") : null,
    run.status === "finished" ? null : run.status,
  ]
    .filter((part) => part !== null && part !== "")
    .join(", ");
}
