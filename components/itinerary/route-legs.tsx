import type { Itinerary } from "@/server/trip";
import { LEG_ICONS } from "./stop-marker";
import { stopDetails, stopTitle } from "./stop-words";
import { legsOf } from "./trip-difference";

/** The route in words, for worlds that do not know where their cities lie. */
export function RouteLegs({ itinerary }: { itinerary: Itinerary }) {
  return (
    <section aria-labelledby="route">
      <h2 id="route" className="font-serif text-lg">
        Route
      </h2>
      <ol className="mt-2 flex flex-col">
        {legsOf(itinerary).map((leg) => {
          const Icon = LEG_ICONS[leg.mode];
          return (
            <li key={leg.id} className="flex items-start gap-3 border-hairline border-t py-2 text-sm">
              <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
              <div>
                <p>{stopTitle(leg)}</p>
                <p className="text-muted">{stopDetails(leg)}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
