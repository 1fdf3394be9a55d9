"use client";

import type { Proposal, TripView } from "@/server/views";
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
  const search = trip.search?.purpose === "replan" ? trip.search : null;
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogContent title={titleOf(search, trip.proposal)} className="sm:max-w-3xl">
        <div className="flex flex-col gap-5">
          {problem !== null && <Notice kind="conflict">{problem}</Notice>}
          {search !== null ? (
            <SearchProgress progress={search.progress} live={search.live} />
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

function titleOf(search: TripView["search"], proposal: Proposal | null): string {
  if (search !== null) return search.live ? "Checking live prices" : "Re-planning the rest";
  switch (proposal?.kind) {
    case undefined:
      return "Re-plan the rest";
    case "plan":
      return "What would change";
    case "noPlan":
      return proposal.noPlan.proven ? "Not possible as asked" : "No plan found that meets all of this";
    case "problem":
      return proposal.live ? "Prices weren’t checked" : "Planning didn’t finish";
  }
}

function Answer({ proposal }: { proposal: Proposal }) {
  const { replan, checkPrices } = useTrip();
  switch (proposal.kind) {
    case "plan":
      return <ProposedPlan proposed={proposal.version} />;
    case "noPlan":
      return <NoPlanFound noPlan={proposal.noPlan} live={proposal.live} />;
    case "problem":
      return (
        <>
          <Notice kind="conflict">{proposal.sentence}</Notice>
          <p className="text-sm">Your plan is unchanged.</p>
          <Button className="self-start" onClick={() => (proposal.live ? checkPrices() : replan())}>
            Try again
          </Button>
        </>
      );
  }
}
