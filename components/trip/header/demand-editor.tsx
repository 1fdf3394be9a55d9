"use client";

import { useRef, useState } from "react";
import { type Edits, mergeEdits, NO_EDITS, withEdits } from "@/server/trip";
import { CHIP_LABELS, type ChipKind, chipsOf, REMOVALS } from "../../start/chips";
import { ChipEditor } from "../../start/editors/chip-editor";
import { errorSentence } from "../../trpc/error-sentence";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { Skeleton } from "../../ui/skeleton";
import { useTrip } from "../use-trip";
import { useTripWorld } from "../use-trip-world";
import { saidOf } from "./demand-change";
import { useDemandPreview } from "./use-demand-preview";

/** Parts that a trip cannot be without. */
const NEEDED: readonly ChipKind[] = ["from", "to", "dates", "days", "people"];

/** One demand to be changed or dropped; nothing of the plan changes before what it would cost has been seen and taken. */
export default function DemandEditor({ kind, onClose }: { kind: ChipKind; onClose: () => void }) {
  const { trip, today, pending } = useTrip();
  const current = useTripWorld();
  const [edits, setEdits] = useState<Edits>(NO_EDITS);
  // Editors say that they are done in the same breath as the last edit.
  const latest = useRef(edits);
  const preview = useDemandPreview(onClose);
  if (current.isError) {
    return (
      <Notice kind="conflict" action={{ label: "Try again", onClick: () => current.refetch() }}>
        {errorSentence(current.error)}
      </Notice>
    );
  }
  if (current.data === undefined) return <Skeleton className="h-32" />;

  const said = saidOf(trip.request);
  const isAsked = chipsOf(said, today).some((chip) => chip.kind === kind);
  const isChanged = edits !== NO_EDITS;
  const isBusy = pending || preview.isPending;

  return (
    <div className="flex flex-col gap-4">
      <ChipEditor
        kind={kind}
        said={withEdits(said, edits)}
        current={current.data}
        today={today}
        onEdit={(more) => {
          latest.current = mergeEdits(latest.current, more);
          setEdits(latest.current);
        }}
        onDone={() => {
          if (latest.current !== NO_EDITS && !isBusy) preview.mutate({ kind, edits: latest.current });
        }}
      />
      {preview.data != null && <Notice kind="warning">{preview.data}</Notice>}
      {preview.isError && <Notice kind="conflict">{errorSentence(preview.error)}</Notice>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="primary"
          size="small"
          className="min-h-10"
          disabled={!isChanged || isBusy}
          onClick={() => preview.mutate({ kind, edits })}
        >
          {preview.isPending ? "One moment…" : "See what it would change"}
        </Button>
        {isAsked && !NEEDED.includes(kind) && (
          <Button
            variant="quiet"
            size="small"
            className="min-h-10"
            disabled={isBusy}
            onClick={() => preview.mutate({ kind, edits: REMOVALS[kind] })}
          >
            Drop {CHIP_LABELS[kind].toLowerCase()}
          </Button>
        )}
      </div>
      <p className="text-muted text-xs">Your plan stays as it is until you take another.</p>
    </div>
  );
}
