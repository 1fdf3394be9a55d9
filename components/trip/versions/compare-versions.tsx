"use client";

import { useQueries } from "@tanstack/react-query";
import { ArrowLeft, RotateCcw } from "lucide-react";
import { useState } from "react";
import { useTRPC } from "../../trpc/client";
import { errorSentence } from "../../trpc/error-sentence";
import { Button } from "../../ui/button";
import { DialogActions } from "../../ui/dialog";
import { Notice } from "../../ui/notice";
import { SelectField } from "../../ui/select-field";
import { Skeleton } from "../../ui/skeleton";
import { causeWords } from "../change-sentence";
import { PlanDifference } from "../replan/plan-difference";
import { useTrip } from "../use-trip";

/** What leads from one version to another, at first from the current one to the one chosen. */
export function CompareVersions({
  version,
  onBack,
  onRestore,
}: {
  version: number;
  onBack: () => void;
  onRestore: (version: number) => void;
}) {
  const trpc = useTRPC();
  const { trip, pending } = useTrip();
  const standing = trip.plan?.number ?? version;
  const [from, setFrom] = useState(standing);
  const [to, setTo] = useState(version);
  const [before, after] = useQueries({
    queries: [from, to].map((number) =>
      trpc.trips.version.queryOptions({ id: trip.id, number }, { staleTime: Number.POSITIVE_INFINITY }),
    ),
  });
  const options = trip.history.versions.toReversed().map(({ number, cause }) => ({
    value: String(number),
    label: `${number} · ${causeWords(cause)}${number === standing ? " (current)" : ""}`,
  }));
  const failed = [before, after].find((query) => query?.isError);
  return (
    <div className="flex flex-col gap-5">
      <Button variant="quiet" size="small" className="-ml-3 min-h-10 self-start" onClick={onBack}>
        <ArrowLeft aria-hidden />
        All versions
      </Button>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label="From" value={String(from)} options={options} onChange={(value) => setFrom(Number(value))} />
        <SelectField label="To" value={String(to)} options={options} onChange={(value) => setTo(Number(value))} />
      </div>
      {failed !== undefined ? (
        <Notice kind="conflict" action={{ label: "Try again", onClick: () => failed.refetch() }}>
          {errorSentence(failed.error)}
        </Notice>
      ) : before?.data === undefined || after?.data === undefined ? (
        <Skeleton className="h-48" />
      ) : (
        <PlanDifference before={before.data} after={after.data} />
      )}
      {to !== standing && (
        <DialogActions>
          <Button variant="primary" disabled={pending} onClick={() => onRestore(to)}>
            <RotateCcw aria-hidden />
            Restore version {to}
          </Button>
        </DialogActions>
      )}
    </div>
  );
}
