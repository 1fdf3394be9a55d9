"use client";

import { CircleAlert, CircleCheck, CircleX, type LucideIcon } from "lucide-react";
import { type Itinerary, type PlanVersion, type ReviewedCheck, reviewOf } from "@/server/trip";
import { classNames } from "../../ui/class-names";
import { Disclosure } from "../../ui/disclosure";
import { UnderstoodCard } from "../../understood/understood-card";
import { wishesOfRequest } from "../../understood/wishes";
import { useTrip } from "../use-trip";
import { CheckItem } from "./check-item";
import { DemandChips } from "./demand-chips";
import { NotAgain } from "./not-again";
import { alsoCheckedWords, isProblem, reviewSentence, type Verdict, verdictOf } from "./review-words";
import { useWishChange } from "./use-wish-change";

const LOOKS: Record<Verdict, { icon: LucideIcon; style: string }> = {
  met: { icon: CircleCheck, style: "text-kept hover:text-kept" },
  short: { icon: CircleAlert, style: "text-warning hover:text-warning" },
  broken: { icon: CircleX, style: "text-conflict hover:text-conflict" },
};

/** "Meets all 9 of your requests. 2 not planned: …", opening what was understood and what shows that each request is met. */
export function PlanReview({ plan }: { plan: PlanVersion }) {
  const { trip, dropNote } = useTrip();
  const setWish = useWishChange();
  const { request, itinerary } = plan;
  // Notes change while the version stays.
  const { notes } = trip.request;
  const review = reviewOf(plan, trip.objective);
  const problems = review.rules.filter(isProblem);
  const look = LOOKS[verdictOf(review, notes)];
  return (
    <Disclosure
      summary={
        <>
          <look.icon aria-hidden className="size-5 shrink-0" />
          <span className="min-w-0 [overflow-wrap:anywhere]">{reviewSentence(review, notes)}</span>
        </>
      }
      summaryClassName={classNames("min-h-10 py-1 font-medium text-base", look.style)}
    >
      <div className="mt-2 flex flex-col gap-4">
        <UnderstoodCard
          facts={<DemandChips />}
          wishes={wishesOfRequest(request)}
          onWish={setWish}
          notes={notes}
          onIgnoreNote={dropNote}
        />
        <NotAgain plan={plan} />
        <Checks label="Your requests" checks={[...problems, ...review.requests]} itinerary={itinerary} />
        <Disclosure summary={alsoCheckedWords(review)}>
          <Checks
            label="Also checked"
            checks={[...review.guesses, ...review.rules.filter((each) => !isProblem(each))]}
            itinerary={itinerary}
          />
        </Disclosure>
      </div>
    </Disclosure>
  );
}

function Checks({
  label,
  checks,
  itinerary,
}: {
  label: string;
  checks: readonly ReviewedCheck[];
  itinerary: Itinerary;
}) {
  return (
    <ul aria-label={label} className="grid gap-x-8 md:grid-cols-2">
      {checks.map((reviewed) => (
        <CheckItem key={`${reviewed.check.name} ${reviewed.check.label}`} reviewed={reviewed} itinerary={itinerary} />
      ))}
    </ul>
  );
}
