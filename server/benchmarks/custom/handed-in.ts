import type { Event, EventOf } from "@/server/episodes";
import type { PublishedDay } from "@/server/scoring";
import type { Itinerary } from "@/server/trip";

/** What an episode submits at last. */
export interface HandedIn {
  readonly itinerary: Itinerary | null;
  /** A plan in words, in days as agents write them. */
  readonly days: readonly PublishedDay[] | null;
  /** The agent's last words; null where it said none. */
  readonly words: string | null;
}

export function handedIn(events: readonly Event[]): HandedIn {
  const plan = events.findLast(
    (event): event is EventOf<"planProposed"> | EventOf<"planWritten"> =>
      event.type === "planProposed" || event.type === "planWritten",
  );
  const said = events.findLast((event) => event.type === "said" && event.by === "agent");
  return {
    itinerary: plan?.type === "planProposed" ? plan.itinerary : null,
    days: plan?.type === "planWritten" && plan.days !== null && plan.days.length > 0 ? plan.days : null,
    words: plan?.type === "planWritten" ? plan.text : said?.type === "said" ? said.text : null,
  };
}
