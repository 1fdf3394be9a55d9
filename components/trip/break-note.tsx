"use client";

import { Pin, TriangleAlert } from "lucide-react";
import { useSay } from "../formats/formats-provider";
import { Button } from "../ui/button";
import { classNames } from "../ui/class-names";
import type { ShownBreak } from "./breaks-by-place";
import { useTrip } from "./use-trip";

/** What the plan breaks here, and whether that is meant so. */
function BreakNote({ broken: { key, text, onPurpose } }: { broken: ShownBreak }) {
  const { edit } = useTrip();
  const say = useSay();
  const Icon = onPurpose ? Pin : TriangleAlert;
  return (
    <div
      className={classNames(
        "flex flex-wrap items-center gap-x-4 gap-y-1 rounded-inner px-3 py-1.5 text-sm",
        onPurpose ? "bg-sunken text-muted" : "bg-conflict-soft text-conflict",
      )}
    >
      <p className="flex min-w-0 flex-1 basis-56 items-start gap-2">
        <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {say(text)}
          {onPurpose && <span className="font-medium"> Accepted on purpose.</span>}
        </span>
      </p>
      <Button
        variant="link"
        size="text"
        className="min-h-10 text-current hover:text-ink sm:min-h-8"
        aria-label={`${onPurpose ? "Not on purpose" : "Keep anyway"}: ${text}`}
        onClick={() => edit({ kind: onPurpose ? "unkeep" : "keep", breakKey: key })}
      >
        {onPurpose ? "Not on purpose" : "Keep anyway"}
      </Button>
    </div>
  );
}

export function BreakNotes({ breaks, className }: { breaks: readonly ShownBreak[]; className?: string }) {
  if (breaks.length === 0) return null;
  return (
    <div className={classNames("flex flex-col gap-1.5", className)}>
      {breaks.map((broken) => (
        <BreakNote key={broken.key} broken={broken} />
      ))}
    </div>
  );
}
