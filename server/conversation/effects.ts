import type { Event } from "@/server/episodes";
import type { Itinerary, TripRequest } from "@/server/trip";
import type { Understood, Utterance } from "@/server/understanding";
import type { TripView } from "@/server/views";

/** How the cheapest plan is searched for: nothing that only matters where people look at the plan. */
export const FOR_PRICE = { objective: "cost", otherTrips: 0, alternativesPerStop: 0, givenUp: 0 } as const;

/** What was understood of words, and the calls of a model that it took. */
export interface Read {
  readonly understood: Understood;
  /** "built-in" where no model reads, or it failed or took too long. */
  readonly by: "model" | "built-in";
  readonly events: readonly Event[];
}

/** What a conversation needs of its driver: a look at its trip, words understood, and searches begun and ended. */
export interface Effects {
  /** Understands words over a plan. */
  read(utterance: Utterance): Promise<Read>;
  /** The trip that the conversation became, with the search under way; null: it never was planned. */
  readTrip(id: string): Promise<TripView | null>;
  /** The cheapest plan found within a time in milliseconds, to price a proposal by; null: none. Nothing is stored. */
  cheapestPlan(request: TripRequest, limitMs: number): Promise<Itinerary | null>;
  /** Rejects with the problem "unavailable" when too many trips wait to be planned already, in all or of this traveler's. */
  assertRoom(): Promise<void>;
  /** Searches for the trip's first plan. */
  beginPlanning(id: string, request: TripRequest): Promise<void>;
  /** Searches for the other plan that the trip's last `replanAsked` asks for. */
  beginReplanning(id: string): Promise<void>;
  /** Ends the search under way. */
  cancelSearch(id: string): Promise<void>;
}

/**
 * What an answer announced, to be begun once its events are stored. The events alone say what is pending, so that a driver that was
 * killed in between begins it later.
 */
export type FollowUp =
  | { readonly kind: "plan"; readonly request: TripRequest }
  | { readonly kind: "replan" }
  | { readonly kind: "cancelSearch" };

/** Begins what was announced; null: nothing was. */
export async function followUp(id: string, announced: FollowUp | null, effects: Effects): Promise<void> {
  switch (announced?.kind) {
    case "plan":
      return effects.beginPlanning(id, announced.request);
    case "replan":
      return effects.beginReplanning(id);
    case "cancelSearch":
      return effects.cancelSearch(id);
  }
}
