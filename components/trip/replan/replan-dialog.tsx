"use client";

import type { Proposal } from "@/server/views";
import { Button } from "../../ui/button";
import { Dialog, DialogContent } from "../../ui/dialog";
import { Notice } from "../../ui/notice";
import { useTrip } from "../use-trip";
import { BeforeReplan } from "./before-replan";
import { NoPlanFound } from "./no-plan-found";
import { ProposedPlan } from "./proposed-plan";
import { useReplanDialog } from "./replan-dialog-state";
import { SearchProgress } from "./search-progress";

/** Re-plans the rest: what will stay, how far the search is, and what it would change before it is taken. */
export function ReplanDialog() {
  const { trip, problem } = useTrip();
  const { open, setOpen } = useReplanDialog();
  const isSearching = trip.search?.purpose === "replan";
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogContent title={titleOf(isSearching, trip.proposal)} className="sm:max-w-3xl">
        <div className="flex flex-col gap-5">
          {problem !== null && <Notice kind="conflict">{problem}</Notice>}
          {trip.search?.purpose === "replan" ? (
            <SearchProgress progress={trip.search.progress} />
          ) : trip.proposal === null ? (
            <BeforeReplan />
          ) : (
            <Answer proposal={trip.proposal} />
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}

function titleOf(isSearching: boolean, proposal: Proposal | null): string {
  if (isSearching) return "Re-planning the rest";
  switch (proposal?.kind) {
    case undefined:
      return "Re-plan the rest";
    case "plan":
      return "What would change";
    case "noPlan":
      return proposal.noPlan.proven ? "Not possible as asked" : "No plan found that meets all of this";
    case "problem":
      return "Planning didn’t finish";
  }
}

function Answer({ proposal }: { proposal: Proposal }) {
  const { replan } = useTrip();
  switch (proposal.kind) {
    case "plan":
      return <ProposedPlan proposed={proposal.version} />;
    case "noPlan":
      return <NoPlanFound noPlan={proposal.noPlan} />;
    case "problem":
      return (
        <>
          <Notice kind="conflict">{proposal.sentence}</Notice>
          <p className="text-sm">Your plan is unchanged.</p>
          <Button className="self-start" onClick={() => replan()}>
            Try again
          </Button>
        </>
      );
  }
}
