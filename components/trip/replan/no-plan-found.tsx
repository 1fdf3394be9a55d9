"use client";

import { type Relaxation, withRelaxation } from "@/server/trip";
import type { NoPlan } from "@/server/views";
import { ConflictList } from "../../no-plan/conflict-list";
import { WayOutCard } from "../../no-plan/way-out-card";
import { Button } from "../../ui/button";
import { useTrip } from "../use-trip";
import { useReplanDialog } from "./replan-dialog-state";

/** A re-plan that found nothing: why, and each way out as another re-plan. The plan stays as it is. */
export function NoPlanFound({ noPlan, live = false }: { noPlan: NoPlan; live?: boolean }) {
  const { today, replan, checkPrices, reject, pending } = useTrip();
  const planAgain = live ? checkPrices : replan;
  const { setOpen } = useReplanDialog();
  return (
    <>
      <ConflictList
        conflicts={noPlan.conflicts}
        explanation={noPlan.explanation}
        request={noPlan.request}
        today={today}
      />
      <p className="text-sm">Your plan is unchanged. You can unlock something, or use one of these fixes.</p>
      {noPlan.relaxations.length > 0 && (
        <section aria-labelledby="ways-out-of-replan">
          <h3 id="ways-out-of-replan" className="font-serif text-lg">
            How to fix it
          </h3>
          <ul className="mt-3 grid gap-4 sm:grid-cols-2">
            {noPlan.relaxations.map((relaxation, index) => (
              <li key={changesOf(relaxation).join()}>
                <WayOutCard relaxation={relaxation} today={today}>
                  <Button
                    variant={index === 0 ? "primary" : "secondary"}
                    disabled={pending}
                    onClick={() => planAgain(withRelaxation(noPlan.request, relaxation), changesOf(relaxation))}
                  >
                    See this plan
                  </Button>
                </WayOutCard>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Button
        className="self-start"
        disabled={pending}
        onClick={() => {
          reject();
          setOpen(false);
        }}
      >
        Keep the current plan
      </Button>
    </>
  );
}

function changesOf({ change, also }: Relaxation): string[] {
  return [change, ...also.map((further) => further.change)];
}
