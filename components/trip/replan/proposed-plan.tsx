"use client";

import type { PlanVersion } from "@/server/trip";
import { listed } from "../../format";
import { Button } from "../../ui/button";
import { DialogActions } from "../../ui/dialog";
import { ProofLine } from "../header/proof-line";
import { LiveReport } from "../live/live-report";
import { useLivePrices } from "../live/use-live-prices";
import { useTrip } from "../use-trip";
import { PlanDifference } from "./plan-difference";
import { useReplanDialog } from "./replan-dialog-state";

/** What a re-plan found, alongside the current plan, before it is taken. */
export function ProposedPlan({ proposed }: { proposed: PlanVersion }) {
  const { trip, accept, reject, pending } = useTrip();
  const { setOpen } = useReplanDialog();
  const live = useLivePrices(proposed);
  if (trip.plan === null) return null;
  const isLive = proposed.itinerary.world.offers?.id !== trip.plan.itinerary.world.offers?.id;
  const changes = proposed.cause.kind === "replanned" ? proposed.cause.changes : [];
  const answer = (decide: () => void) => () => {
    decide();
    setOpen(false);
  };
  return (
    <>
      {changes.length > 0 && <p className="font-medium">With {listed(changes)}:</p>}
      {live.data?.prices && <LiveReport prices={live.data.prices} />}
      <PlanDifference
        before={trip.plan}
        after={proposed}
        same={isLive ? "Every stop stays; only prices change." : undefined}
      />
      {proposed.proven !== null && (
        <ProofLine proven={proposed.proven} objective={proposed.request.objective ?? trip.objective} />
      )}
      <DialogActions>
        <Button variant="primary" disabled={pending} onClick={answer(accept)}>
          Apply
        </Button>
        <Button disabled={pending} onClick={answer(reject)}>
          Discard
        </Button>
      </DialogActions>
    </>
  );
}
