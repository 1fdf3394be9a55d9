"use client";

import { ToggleGroup } from "radix-ui";
import { useState } from "react";
import { formatMoney, type Money, recordSentences } from "@/server/trip";
import { Say } from "../../formats/formats-provider";
import { LivePricesOfPlan } from "../live/live-prices";
import { useTrip } from "../use-trip";
import { budgetLeft } from "./budget-left";
import { CostsByDay } from "./costs-by-day";
import { CostsByKind } from "./costs-by-kind";
import { CostsByPerson } from "./costs-by-person";

const VIEWS = { kind: "By kind", day: "By day", person: "By person" } as const;
type View = keyof typeof VIEWS;

const TAB =
  "min-h-10 flex-1 rounded-inner px-2 text-muted text-sm hover:text-ink data-[state=on]:bg-raised data-[state=on]:font-medium data-[state=on]:text-ink lg:min-h-8";

/** What the trip costs, by kind, by day or by person; the sums are one and the same. */
export function CostPanel() {
  const { trip } = useTrip();
  const [view, setView] = useState<View>("kind");
  if (trip.plan === null) return null;
  const { itinerary } = trip.plan;
  return (
    <section aria-labelledby="costs">
      <h2 id="costs" className="font-serif text-lg">
        Costs
      </h2>
      <ToggleGroup.Root
        type="single"
        value={view}
        onValueChange={(next) => {
          if (isView(next)) setView(next);
        }}
        aria-label="Costs by"
        className="mt-2 mb-1 flex rounded-card bg-sunken p-1"
      >
        {Object.entries(VIEWS).map(([value, label]) => (
          <ToggleGroup.Item key={value} value={value} className={TAB}>
            {label}
          </ToggleGroup.Item>
        ))}
      </ToggleGroup.Root>
      {view === "kind" && <CostsByKind itinerary={itinerary} />}
      {view === "day" && <CostsByDay itinerary={itinerary} />}
      {view === "person" && <CostsByPerson itinerary={itinerary} />}
      {recordSentences(itinerary).map((sentence) => (
        <p key={sentence} className="mt-2 text-muted text-sm">
          {sentence}
        </p>
      ))}
      <LivePricesOfPlan plan={trip.plan} />
      <BudgetLine cost={itinerary.cost.total} budget={trip.plan.request.demands.budget} />
    </section>
  );
}

function isView(value: string): value is View {
  return value in VIEWS;
}

function BudgetLine({ cost, budget }: { cost: Money; budget: Money | null }) {
  if (budget === null) return <p className="mt-2 text-muted text-sm">No budget set.</p>;
  const { isOver, size } = budgetLeft(budget, cost);
  return (
    <p className="figures mt-2 flex justify-between gap-4 text-sm">
      <span className="text-muted">
        Budget <Say>{formatMoney(budget)}</Say>
      </span>
      {isOver ? (
        <span className="font-medium text-conflict">
          <Say>{size}</Say> over
        </span>
      ) : (
        <span>
          <Say>{size}</Say> left
        </span>
      )}
    </p>
  );
}
