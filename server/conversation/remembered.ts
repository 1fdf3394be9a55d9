import type { EventOf } from "@/server/episodes";
import { type EntryKey, isUnwanted, ProblemError, type TripRequest } from "@/server/trip";
import type { RememberedPreference } from "@/server/views";

/** What is of one trip only is no preference of the traveler's. */
const OF_ONE_TRIP: readonly EntryKey[] = ["persona.budget"];

/** What was wished for a trip and is kept for the traveler's next one; what was only assumed, or not wanted, is left out. */
export function worthRemembering({ preferences, assumed }: TripRequest): RememberedPreference[] {
  return preferences
    .filter(({ strength }) => !isUnwanted(strength))
    .filter(({ entry }) => !assumed.includes(entry) && !OF_ONE_TRIP.includes(entry))
    .map(({ entry, value }) => ({ entry, value }));
}

/** Preferences of earlier trips, taken over into a conversation. Throws ProblemError for one that is not kept. */
export function takenOver(
  remembered: readonly RememberedPreference[],
  entries: readonly EntryKey[],
): EventOf<"entrySet">[] {
  return entries.map((entry) => {
    const kept = remembered.find((each) => each.entry === entry);
    if (kept !== undefined) return { type: "entrySet", from: "remembered", ...kept } as const;
    const message = "That preference is no longer saved. Tell me in the conversation instead.";
    throw new ProblemError({ code: "not_found", message, where: { field: "entries" } });
  });
}
