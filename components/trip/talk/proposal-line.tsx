"use client";

import { LoaderCircle, Sparkles } from "lucide-react";
import { stepLabel } from "../../planning/step-list";
import { Button } from "../../ui/button";
import { useMedia, WIDE } from "../../ui/use-media";
import { useReplanDialog } from "../replan/replan-dialog-state";
import { useTrip } from "../use-trip";
import { useTalk } from "./talk-state";

/** What has become of a wish: it is being planned, or its difference can be looked at. Nothing changes before it is taken. */
export function ProposalLine() {
  const { trip } = useTrip();
  const { setOpen } = useReplanDialog();
  const talk = useTalk();
  const isWide = useMedia(WIDE);
  const isSearching = trip.search?.purpose === "replan";
  if (!isSearching && trip.proposal === null) return null;
  function look() {
    setOpen(true);
    // On a phone one sheet takes the place of the other.
    if (isWide === false) talk.setOpen(false);
  }
  const Icon = isSearching ? LoaderCircle : Sparkles;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-information-soft px-3 py-2 text-information text-sm">
      <Icon aria-hidden className={`size-4 shrink-0 ${isSearching ? "animate-breathe" : ""}`} />
      <p className="min-w-52 flex-1">
        {isSearching ? `${stepLabel(trip.search?.progress ?? null)}…` : ANSWERS[trip.proposal?.kind ?? "problem"]}
      </p>
      {!isSearching && (
        <Button size="small" className="min-h-10 sm:min-h-8" onClick={look}>
          See what would change
        </Button>
      )}
    </div>
  );
}

const ANSWERS = {
  plan: "Another plan is ready. Nothing has changed yet.",
  noPlan: "No plan meets all of that. Your plan is unchanged.",
  problem: "That could not be planned. Your plan is unchanged.",
} as const;
