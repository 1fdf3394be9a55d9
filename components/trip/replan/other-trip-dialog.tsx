"use client";

import { useState } from "react";
import type { Itinerary } from "@/server/trip";
import { Button } from "../../ui/button";
import { Dialog, DialogActions, DialogContent, DialogTrigger } from "../../ui/dialog";
import { Disclosure } from "../../ui/disclosure";
import { useTrip } from "../use-trip";
import { OutlineOfDays } from "./outline-of-days";
import { PlanDifference } from "./plan-difference";

/** Another trip that keeps everything: what it would change, and the button to take it in place of the present one. */
export function OtherTripDialog({ index, other, title }: { index: number; other: Itinerary; title: string }) {
  const { trip, today, edit, pending } = useTrip();
  const [open, setOpen] = useState(false);
  if (trip.plan === null) return null;

  async function choose() {
    if (await edit({ kind: "takeOtherTrip", index })) setOpen(false);
  }

  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button size="small" className="mt-auto min-h-10 self-start sm:min-h-8">
          See what would change
        </Button>
      </DialogTrigger>
      <DialogContent title={title} className="sm:max-w-3xl">
        <div className="flex flex-col gap-5">
          <PlanDifference before={trip.plan} after={{ itinerary: other }} />
          <Disclosure summary="This trip, day by day">
            <OutlineOfDays itinerary={other} today={today} />
          </Disclosure>
          <DialogActions>
            <Button variant="primary" disabled={pending} onClick={choose}>
              Use this one instead
            </Button>
            <Button onClick={() => setOpen(false)}>Keep mine</Button>
          </DialogActions>
        </div>
      </DialogContent>
    </Dialog>
  );
}
