import { findBenchmark } from "@/server/benchmarks";
import { listRuns as readRuns } from "@/server/runs";
import { ok } from "@/server/trip";
import { EVERY_RUN, listedRunsSchema, type RateBasis, type RateColumn, type RunListItem } from "@/server/views";
import { rateText } from "../benchmarks/rates-text";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";
import { carryOut } from "../through-server/carry-out";

/** Runs and submissions, the newest first. */
export async function listRuns(terminal: Terminal, { json }: { json?: true }): Promise<ExitCode> {
  const runs = await carryOut(terminal, { kind: "list runs" }, listedRunsSchema, async ({ database }) =>
    ok(await readRuns(database, EVERY_RUN)),
  );
  if (json) await terminal.print(JSON.stringify({ runs }));
  else await terminal.print(runs.length === 0 ? "There are no runs." : runs.map(line).join("\n"));
  return EXIT.done;
}

function line(run: RunListItem): string {
  const { id, name, kind, status, finished, total, scripted } = run;
  const label = scripted ? ", scripted" : "";
  const main = mainRateText(run);
  return `${id}  ${kind === "run" ? "" : `${kind} `}${name}: ${status}, ${finished} of ${total}${main}${label}`;
}

/** ", final pass 16 of 45 (35.6 %, 95 % CI 23.2–50.2 %)", ", average 94.80 (95 % CI 94.31–95.22)": the rate that ranks. */
function mainRateText({ benchmark, rates, bases }: RunListItem): string {
  const { rates: columns, ranking } = requireValue(findBenchmark(benchmark)).info;
  const column = columns.find(({ key }) => key === ranking[0]);
  const basis = column && bases?.[column.key];
  if (column === undefined || basis === undefined || rates === null) return "";
  return `, ${column.label.toLowerCase()} ${basedText(column, rates[column.key], basis)}`;
}

function basedText(column: RateColumn, value: number | null | undefined, { counts, interval }: RateBasis): string {
  const text = (figure: number | null | undefined) => rateText(column, figure).trim();
  const within = interval === null ? null : `95 % CI ${text(interval.low).replace(" %", "")}–${text(interval.high)}`;
  if (counts === null) return within === null ? text(value) : `${text(value)} (${within})`;
  return `${counts.passed} of ${counts.of} (${[text(value), within].filter((part) => part !== null).join(", ")})`;
}
