import type { Event, EventOf } from "@/server/episodes";
import type { Check } from "@/server/trip";
import type { TripView } from "@/server/views";

/** A version before it has checks. */
export type VersionDraft = Omit<EventOf<"planProposed">, "type" | "version"> & { readonly number: number };

/** The events that add a version with its checks, and make it the current one where `how` says so. */
export function versionEvents(
  { number, ...draft }: VersionDraft,
  checks: readonly Check[],
  how: EventOf<"versionChosen">["how"] | null,
): Event[] {
  return [
    { type: "planProposed", version: number, ...draft },
    { type: "planVerified", version: number, checks: [...checks] },
    ...(how === null ? [] : [{ type: "versionChosen", version: number, how } as const]),
  ];
}

export function nextVersion({ history }: Pick<TripView, "history">): number {
  return (history.versions.at(-1)?.number ?? 0) + 1;
}
