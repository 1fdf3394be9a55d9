import type { TripRequest, TripView } from "@/server/trip";

/** What a conversation needs of whoever drives it: a look at its trip, and searches begun and ended. */
export interface Effects {
  /** The trip that the conversation became, with the search under way; null: it never was planned. */
  readTrip(id: string): Promise<TripView | null>;
  /** Throws ProblemError "unavailable" when too many trips wait to be planned already. */
  assertRoom(): void;
  /** Searches for the trip's first plan. */
  beginPlanning(id: string, request: TripRequest): Promise<void>;
  /** Searches for the other plan that the trip's last `replanAsked` asks for. */
  beginReplanning(id: string): Promise<void>;
  /** Ends the search under way. */
  cancelSearch(id: string): Promise<void>;
}

/**
 * What an answer announced, to be begun once its events are stored. The events alone say what is owed, so that a driver that was
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
