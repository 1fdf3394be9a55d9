"use client";

import type { PlanProgress } from "@/server/trip";
import { StepList, shareOfSteps, stepLabel } from "../../planning/step-list";
import { Button } from "../../ui/button";
import { ProgressBar } from "../../ui/progress-bar";
import { useTrip } from "../use-trip";

/** How far a re-plan is; the page stays usable meanwhile. */
export function SearchProgress({ progress, live = false }: { progress: PlanProgress | null; live?: boolean }) {
  const { cancelSearch, pending } = useTrip();
  return (
    <div aria-busy className="flex flex-col gap-5">
      <ProgressBar value={shareOfSteps(progress, live)} label="Planning progress" />
      <StepList progress={progress} live={live} />
      <p role="status" className="sr-only">
        {stepLabel(progress)}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <Button onClick={cancelSearch} disabled={pending}>
          {live ? "Stop checking" : "Stop planning"}
        </Button>
        <p className="text-muted text-sm">You can close this: your plan doesn’t change until you apply another one.</p>
      </div>
    </div>
  );
}
