"use client";

import { useMutation } from "@tanstack/react-query";
import Link from "next/link";
import { useState } from "react";
import { type OpenReports, type PlaceReport, reportTime } from "@/server/views";
import { counted } from "../format";
import { useTRPC } from "../trpc/client";
import { errorSentence } from "../trpc/error-sentence";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { placeHref } from "../world/query";

/** What people say is wrong with places, for the operator; each is done with one button. */
export function ReportsPage({ initial, worlds }: { initial: OpenReports; worlds: readonly string[] }) {
  const [{ reports, total }, setOpen] = useState(initial);
  const trpc = useTRPC();
  const settle = useMutation(
    trpc.reports.settle.mutationOptions({
      onSuccess: ({ id }) =>
        setOpen((before) => ({ reports: before.reports.filter((one) => one.id !== id), total: before.total - 1 })),
    }),
  );
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6 px-4 pt-8 pb-16 sm:px-8 sm:pt-16">
      <div className="flex flex-col gap-3">
        <h1 className="font-serif text-xl sm:text-2xl">Reported mistakes</h1>
        <p className="max-w-prose text-muted">
          What people say is wrong with places. Correct the source, import the world again, and mark the report as done.
        </p>
      </div>
      {settle.error && (
        <div role="alert">
          <Notice kind="conflict">{errorSentence(settle.error)}</Notice>
        </div>
      )}
      <p role="status" className="text-muted text-sm">
        {total === 0 ? "No report is open." : `${counted(total, "report")} open, the oldest first`}
        {total > reports.length && reports.length > 0 && `; the first ${reports.length} are listed`}
      </p>
      {reports.length > 0 && (
        <ul aria-label="Reports" className="border-hairline border-t">
          {reports.map((report) => (
            <li key={report.id} className="flex flex-col gap-2 border-hairline border-b py-4 text-sm">
              <PlaceOf report={report} isHere={worlds.includes(report.world)} />
              <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{report.text}</p>
              <div className="flex flex-wrap items-center justify-between gap-3">
                <span className="figures text-muted">
                  {reportTime(report.reportedAt)} · world “{report.world}”
                </span>
                <Button
                  size="small"
                  disabled={settle.isPending}
                  aria-label={`Done: ${report.placeName}`}
                  onClick={() => settle.mutate({ id: report.id })}
                >
                  Done
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Places of worlds that are offered have a page. */
function PlaceOf({ report: { world, kind, placeId, placeName }, isHere }: { report: PlaceReport; isHere: boolean }) {
  const style = "font-medium [overflow-wrap:anywhere]";
  if (!isHere) return <span className={style}>{placeName}</span>;
  return (
    <Link
      href={placeHref(world, { kind, id: placeId })}
      prefetch={false}
      className={`${style} self-start text-accent underline decoration-1 underline-offset-4`}
    >
      {placeName}
    </Link>
  );
}
