import { openReports, settleReport } from "@/server/reports";
import { ok } from "@/server/trip";
import { openReportsSchema, type PlaceReport, placeReportSchema, reportTime } from "@/server/views";
import { EXIT, type ExitCode } from "../exit-code";
import type { Terminal } from "../terminal";
import { carryOut } from "../through-server/carry-out";

/** `world reports`: what people say is wrong with places, or that the operator is done with one of them. */
export async function reports(
  terminal: Terminal,
  { done, json }: { readonly done?: string; readonly json?: true },
): Promise<ExitCode> {
  if (done !== undefined) {
    const order = { kind: "settle report", id: done } as const;
    const report = await carryOut(terminal, order, placeReportSchema, ({ database }) => settleReport(database, done));
    await terminal.print(json ? JSON.stringify(report) : `Done: ${report.placeName}`);
    return EXIT.done;
  }
  const open = await carryOut(terminal, { kind: "list reports" }, openReportsSchema, async ({ database }) =>
    ok(await openReports(database)),
  );
  if (json) await terminal.print(JSON.stringify(open));
  else if (open.reports.length === 0) terminal.note("No report of a mistake is open.");
  else await terminal.print(open.reports.map(reportText).join("\n\n"));
  const more = open.total - open.reports.length;
  if (more > 0) terminal.note(`${more} more are open.`);
  return EXIT.done;
}

function reportText({ id, world, kind, placeId, placeName, text, reportedAt }: PlaceReport): string {
  return [
    `${placeName} (${kind} ${placeId}, world ${world})`,
    `  ${reportTime(reportedAt)}, report ${id}`,
    indented(text),
  ].join("\n");
}

const indented = (text: string) => `  ${text.split("\n").join("\n  ")}`;
