"use client";

import { BadgeCheck } from "lucide-react";
import { formatLongDate, listed, type PlanVersion } from "@/server/trip";
import { Say } from "../../formats/formats-provider";
import { Button } from "../../ui/button";
import { Disclosure } from "../../ui/disclosure";
import { Notice } from "../../ui/notice";
import { useReplanDialog } from "../replan/replan-dialog-state";
import { useTrip } from "../use-trip";
import { LiveReport } from "./live-report";
import { useAsked, useLivePrices } from "./use-live-prices";

/** The live prices that the plan rests on, and the button that has providers asked; nothing where nobody can be asked and nothing was. */
export function LivePricesOfPlan({ plan }: { plan: PlanVersion }) {
  const { offers } = plan.itinerary.world;
  const asked = useAsked();
  const held = useLivePrices(plan);
  if (offers === undefined) {
    if (asked.length === 0) return null;
    return (
      <section aria-label="Live prices" className="mt-4 rounded-card bg-sunken px-4 py-3 text-sm">
        <p>
          {listed(asked)} can be asked for prices as they are now. Your plan changes only if you apply what is found.
        </p>
        <CheckPrices label="Check live prices" />
      </section>
    );
  }
  const day = formatLongDate(offers.day);
  const prices = held.data?.prices ?? null;
  return (
    <section aria-label="Live prices" className="mt-4 flex flex-col gap-2">
      {held.data && prices === null && (
        <Notice kind="warning">
          <Say>{`The live prices of ${day} are no longer held. Your plan keeps what it was planned with.`}</Say>
        </Notice>
      )}
      {prices !== null && (
        <Disclosure summary={<Say>{`Live prices of ${day}`}</Say>}>
          <div className="mt-2">
            <LiveReport prices={prices} />
          </div>
        </Disclosure>
      )}
      {asked.length > 0 && <CheckPrices label="Check live prices again" />}
    </section>
  );
}

function CheckPrices({ label }: { label: string }) {
  const { checkPrices, pending, trip } = useTrip();
  const { setOpen } = useReplanDialog();
  return (
    <Button
      size="small"
      className="mt-2 min-h-10 self-start sm:min-h-8"
      disabled={pending || trip.search !== null}
      onClick={() => {
        setOpen(true);
        checkPrices();
      }}
    >
      <BadgeCheck aria-hidden />
      {label}
    </Button>
  );
}
