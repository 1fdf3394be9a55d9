import type { ReactNode } from "react";
import { capitalized, formatMoney, type LocalDate, type Relaxation } from "@/server/trip";
import { listed } from "../format";
import { Say } from "../formats/formats-provider";
import { OutlineOfDays } from "../trip/replan/outline-of-days";
import { citiesOf } from "../trip/trip-difference";
import { Disclosure } from "../ui/disclosure";

/** One way out: what changes, what the cheapest plan then costs, and as children the button to take it. */
export function WayOutCard({
  relaxation: { change, also, cost, itinerary },
  today,
  children,
}: {
  relaxation: Relaxation;
  today: LocalDate;
  children: ReactNode;
}) {
  return (
    <article className="flex h-full flex-col gap-3 rounded-card border border-hairline p-5">
      <h3 className="font-medium">
        <Say>{capitalized(listed([change, ...also.map((further) => further.change)]))}</Say>
      </h3>
      <p className="text-sm">
        <span className="figures font-medium">
          <Say>{formatMoney(cost)}</Say>
        </span>{" "}
        <span className="text-muted">for everything, at minimum; everything else you asked for is met.</span>
      </p>
      <Disclosure summary={`It would be ${listed(citiesOf(itinerary))}`} className="mb-auto">
        <OutlineOfDays itinerary={itinerary} today={today} />
      </Disclosure>
      <div className="flex flex-col items-start gap-3">{children}</div>
    </article>
  );
}
