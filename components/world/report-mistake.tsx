"use client";

import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { LONGEST_REPORT, type PlaceView } from "@/server/views";
import { ensureTraveler } from "../account/ensure-traveler";
import { useTRPCClient } from "../trpc/client";
import { errorSentence } from "../trpc/error-sentence";
import { Button } from "../ui/button";
import { Disclosure } from "../ui/disclosure";
import { Notice } from "../ui/notice";
import { WebLink } from "../ui/web-link";

/** Tells the operator what is wrong with a place; the source itself is corrected where it is. */
export function ReportMistake({
  place: { kind, id, source },
  world,
}: {
  place: Pick<PlaceView, "kind" | "id" | "source">;
  /** By name. */
  world: string;
}) {
  const { reports } = useTRPCClient();
  const [text, setText] = useState("");
  const report = useMutation({
    mutationFn: async () => {
      await ensureTraveler();
      return reports.add.mutate({ kind, id, text, world });
    },
    onSuccess: () => setText(""),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!report.isPending) report.mutate();
  }

  return (
    <Disclosure summary="Report a mistake">
      <form onSubmit={submit} className="flex max-w-prose flex-col gap-3 pt-2 text-ink">
        <label className="flex flex-col gap-1.5 font-medium text-sm">
          What is wrong?
          <textarea
            value={text}
            onChange={(event) => setText(event.target.value)}
            required
            maxLength={LONGEST_REPORT}
            rows={3}
            aria-describedby="report-note"
            className="rounded-card border border-edge bg-raised px-3.5 py-2 font-normal text-base text-ink"
          />
        </label>
        <p id="report-note" className="text-muted text-sm">
          It is kept for the people who run this server and is about their copy of the data. Your name isn’t kept.
        </p>
        <Button type="submit" disabled={report.isPending} className="self-start">
          {report.isPending ? "Sending…" : "Send the report"}
        </Button>
        <div aria-live="polite" className="flex flex-col gap-2 empty:hidden">
          {report.error && <Notice kind="conflict">{errorSentence(report.error)}</Notice>}
          {report.isSuccess && (
            <Notice kind="kept">
              Your report is kept. This page stays as it is until the data are imported again.
            </Notice>
          )}
        </div>
        {source?.url != null && (
          <p className="text-sm">
            To correct the source itself, edit <WebLink address={source.url}>this place at {source.dataset}</WebLink>.
          </p>
        )}
      </form>
    </Disclosure>
  );
}
