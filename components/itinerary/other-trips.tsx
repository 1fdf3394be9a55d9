import { formatMoney, type Itinerary, type LocalDate } from "@/server/trip";
import { formatDay, listed } from "../format";
import { Disclosure } from "../ui/disclosure";
import { stopTitle } from "./stop-words";
import { citiesOf, costDifference, differenceLine } from "./trip-difference";

/** Trips that keep every demand too but go elsewhere or travel otherwise. */
export function OtherTrips({
  trip,
  others,
  today,
}: {
  trip: Itinerary;
  others: readonly Itinerary[];
  today: LocalDate;
}) {
  return (
    <section aria-labelledby="other-trips">
      <h2 id="other-trips" className="font-serif text-lg">
        Other trips that keep everything
      </h2>
      <ul className="mt-3 grid gap-4 sm:grid-cols-2">
        {others.map((other) => (
          <li key={JSON.stringify(other.days)} className="rounded-card border border-hairline p-4">
            <h3 className="font-medium">{differenceLine(trip, other)}</h3>
            <p className="figures text-muted text-sm">
              {formatMoney(other.cost.total)},{" "}
              {costDifference({
                ...other.cost.total,
                amountMinor: other.cost.total.amountMinor - trip.cost.total.amountMinor,
              })}
            </p>
            <Disclosure summary={`${listed(citiesOf(other))}, day by day`} className="mt-2">
              <OutlineOfDays itinerary={other} today={today} />
            </Disclosure>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A trip in a few lines: each day with its stops by name. */
export function OutlineOfDays({ itinerary, today }: { itinerary: Itinerary; today: LocalDate }) {
  return (
    <ol className="mt-2 flex flex-col gap-2 text-sm">
      {itinerary.days.map(({ number, date, stops }) => (
        <li key={number}>
          <span className="font-medium">{formatDay(date, today)}</span>{" "}
          <span className="text-muted">{stops.map(stopTitle).join(" · ")}</span>
        </li>
      ))}
    </ol>
  );
}
