import { randomUUID } from "node:crypto";
import { and, asc, count, eq, isNull } from "drizzle-orm";
import { type Database, type PlaceReportRow, placeReports } from "@/db";
import { fail, ok, type Result } from "@/server/trip";
import { MOST_LISTED_REPORTS, type OpenReports, type PlaceReport } from "@/server/views";

/** So many wait for an operator at most: of one place, and of all. */
const MOST_OPEN = { ofPlace: 20, ofAll: 5_000 } as const;

type NewReport = Pick<PlaceReport, "world" | "kind" | "placeId" | "placeName" | "text">;

/** Keeps what someone says is wrong with a place. Problem `unavailable` where too many wait already. */
export async function keepReport(database: Database, report: NewReport): Promise<Result<PlaceReport>> {
  const { world, kind, placeId } = report;
  const ofPlace = and(eq(placeReports.world, world), eq(placeReports.kind, kind), eq(placeReports.placeId, placeId));
  const [waiting, waitingHere] = await Promise.all([countOpen(database), countOpen(database, ofPlace)]);
  if (waitingHere >= MOST_OPEN.ofPlace) {
    const message = `There are ${waitingHere} reports of this place already, which nobody has looked at yet.`;
    return fail({ code: "unavailable", message });
  }
  if (waiting >= MOST_OPEN.ofAll) {
    return fail({ code: "unavailable", message: "Too many reports are waiting. Try again another day." });
  }
  const row = { id: randomUUID(), ...report, reportedAt: new Date(), doneAt: null };
  await database.insert(placeReports).values(row);
  return ok(toReport(row));
}

/** What no operator has looked at yet. */
export async function openReports(database: Database): Promise<OpenReports> {
  const rows = await database
    .select()
    .from(placeReports)
    .where(isNull(placeReports.doneAt))
    .orderBy(asc(placeReports.reportedAt), asc(placeReports.id))
    .limit(MOST_LISTED_REPORTS);
  return { reports: rows.map(toReport), total: await countOpen(database) };
}

/** An operator is done with a report; one that was done stays as it is. Problem `not_found` where there is none. */
export async function settleReport(database: Database, id: string): Promise<Result<PlaceReport>> {
  const report = eq(placeReports.id, id);
  await database
    .update(placeReports)
    .set({ doneAt: new Date() })
    .where(and(report, isNull(placeReports.doneAt)));
  const [row] = await database.select().from(placeReports).where(report);
  return row === undefined ? fail({ code: "not_found", message: "There is no such report." }) : ok(toReport(row));
}

async function countOpen(database: Database, more?: ReturnType<typeof and>): Promise<number> {
  const [row] = await database
    .select({ open: count() })
    .from(placeReports)
    .where(and(isNull(placeReports.doneAt), more));
  return row?.open ?? 0;
}

function toReport({ reportedAt, doneAt, ...row }: PlaceReportRow): PlaceReport {
  return { ...row, reportedAt: reportedAt.toISOString(), doneAt: doneAt?.toISOString() ?? null };
}
