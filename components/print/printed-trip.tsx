import { costWords, formatLongDate, formatMoney, isPartMissing, recordSentences } from "@/server/trip";
import type { SharedDay, SharedStop, SharedTrip } from "@/server/views";
import { counted, placesOfDayWords } from "../format";
import { Say } from "../formats/formats-provider";
import { aboutWords, stopDetails, stopTimes, stopTitle, timesDoubt } from "../trip/stop-words";
import { PrintBar } from "./print-bar";
import { PrintedMap } from "./printed-map";
import { PrintedStays } from "./printed-stays";
import "./print.css";

/** A trip on sheets of paper: a table a day, whose rows and headings stay whole. `back` is where the screen returns to. */
export function PrintedTrip({ trip, back }: { trip: SharedTrip; back: string }) {
  const { title, from, to, people, origin, cost } = trip;
  return (
    <article className="mx-auto w-full max-w-4xl px-4 pt-4 pb-16 sm:px-8 print:max-w-none print:p-0">
      <PrintBar back={back} />
      <h1 className="font-serif text-xl [overflow-wrap:anywhere]">{title}</h1>
      <p className="mt-1 text-muted">
        <Say>{`${formatLongDate(from)} to ${formatLongDate(to)}`}</Say> · {counted(people, "person", "people")} · from{" "}
        {origin}
      </p>
      <PrintedStays trip={trip} />
      <PrintedMap trip={trip} />
      {trip.days.map((day) => (
        <PrintedDay key={day.number} day={day} trip={trip} />
      ))}
      {cost !== null && <PrintedCosts cost={cost} trip={trip} />}
      <p className="mt-6 text-muted text-xs">{trip.source}</p>
    </article>
  );
}

/** The heading is the table's own, so that a day that goes on over the page carries it along. */
function PrintedDay({ day, trip }: { day: SharedDay; trip: SharedTrip }) {
  const withCosts = trip.cost !== null;
  const id = `printed-day-${day.number}`;
  return (
    <table aria-labelledby={id} className="mt-7 w-full text-sm">
      <thead className="border-hairline border-b">
        <tr className="break-inside-avoid">
          <th scope="col" colSpan={withCosts ? 4 : 3} className="pb-1 text-left font-normal">
            <h2 id={id} className="font-serif text-lg">
              <Say>{formatLongDate(day.date)}</Say>
            </h2>
            <p className="text-muted">
              Day {day.number} · {placesOfDayWords(day)}
            </p>
          </th>
        </tr>
      </thead>
      <tbody>
        {day.stops.map((stop) => (
          <PrintedStop key={stop.id} stop={stop} trip={trip} />
        ))}
        {day.stops.length === 0 && (
          <tr>
            <td className="py-1.5">Nothing is planned.</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

function PrintedStop({ stop, trip }: { stop: SharedStop; trip: SharedTrip }) {
  const withCosts = trip.cost !== null;
  const times = stopTimes(stop);
  const details = [stopDetails(stop), times?.note].filter(Boolean).join(", ");
  return (
    <tr className="break-inside-avoid border-hairline border-b align-top">
      <td className="figures w-36 whitespace-nowrap py-1.5 pr-3">
        {times && <Say>{times.end === null ? times.start : `${times.start} – ${times.end}`}</Say>}
      </td>
      <td className="py-1.5 pr-3 [overflow-wrap:anywhere]">
        <p className="font-medium">{stopTitle(stop)}</p>
        <p className="text-muted">
          <Say>{[details, aboutWords(stop), timesDoubt(stop)].filter(Boolean).join(" · ")}</Say>
        </p>
        {stop.confirmation !== null && <p>Confirmation {stop.confirmation}</p>}
      </td>
      <td className="w-[34%] py-1.5 pr-3 [overflow-wrap:anywhere]">
        {stop.kind !== "leg" && <p>{stop.address ?? stop.city}</p>}
        {stop.phone !== null && <p className="text-muted">{stop.phone}</p>}
      </td>
      {withCosts && (
        <td className="figures w-20 py-1.5 text-right">
          {stop.cost !== null && <Say>{costWords(trip, { kind: stop.kind, cost: stop.cost })}</Say>}
        </td>
      )}
    </tr>
  );
}

function PrintedCosts({ cost, trip }: { cost: NonNullable<SharedTrip["cost"]>; trip: SharedTrip }) {
  const rows = (
    [
      ["Travel", "legs"],
      ["Lodging", "stays"],
      ["Meals", "meals"],
      ["Visits", "visits"],
    ] as const
  ).filter(([, part]) => !isPartMissing(trip, part, cost[part]));
  return (
    <section aria-labelledby="printed-costs" className="mt-7 break-inside-avoid">
      <h2 id="printed-costs" className="font-serif text-lg">
        Costs
      </h2>
      <table aria-labelledby="printed-costs" className="figures mt-1 w-64 border-hairline border-t text-sm">
        <tbody>
          {rows.map(([label, part]) => (
            <tr key={label} className="border-hairline border-b">
              <th scope="row" className="py-1.5 text-left font-normal">
                {label}
              </th>
              <td className="py-1.5 text-right">
                <Say>{formatMoney(cost[part])}</Say>
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row" className="py-1.5 text-left font-medium">
              Total
            </th>
            <td className="py-1.5 text-right font-medium">
              <Say>{formatMoney(cost.total)}</Say>
            </td>
          </tr>
        </tbody>
      </table>
      {recordSentences(trip).map((sentence) => (
        <p key={sentence} className="mt-1 text-muted text-xs">
          {sentence}
        </p>
      ))}
    </section>
  );
}
