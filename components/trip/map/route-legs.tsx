import { LEG_LABELS } from "@/server/trip";
import { LEG_ICONS } from "../stop-marker";
import type { DayToPlace } from "./trip-on-map";

/** The route in words, for worlds that do not know where their cities lie. */
export function RouteLegs({ days }: { days: readonly DayToPlace[] }) {
  const legs = days.flatMap(({ number, stops }) =>
    stops.filter((stop) => stop.kind === "leg").map((leg) => ({ ...leg, day: number })),
  );
  if (legs.length === 0) return null;
  return (
    <section aria-labelledby="route">
      <h2 id="route" className="font-serif text-lg">
        Route
      </h2>
      <ol className="mt-2 flex flex-col">
        {legs.map(({ id, mode, from, to, day }) => {
          const Icon = LEG_ICONS[mode];
          return (
            <li key={id} className="flex items-start gap-3 border-hairline border-t py-2 text-sm">
              <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
              <div>
                <p>{`${from} to ${to}`}</p>
                <p className="text-muted">
                  {LEG_LABELS[mode]}, day {day}
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
