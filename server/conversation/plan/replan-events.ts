import type { Event } from "@/server/episodes";
import { LONGEST_CHANGE, type LocalDate, MOST_CHANGES, ProblemError, type TripRequest } from "@/server/trip";
import type { TripView } from "@/server/views";
import { passedDate, type World } from "@/server/worlds";

/** Another plan that is to be looked for alongside the current one. */
export interface Replan {
  /** The current version. */
  readonly base: number;
  readonly request: TripRequest;
  /** What is different, in words. */
  readonly changes: readonly string[];
  /** Providers are asked first for what they offer. Left out: no. */
  readonly live?: boolean;
}

/**
 * The events that ask for another plan; it is pending from then on, and an earlier proposal, made for something else, is dropped. Throws
 * ProblemError when it cannot be planned, because its dates have passed.
 */
export function replanEvents(
  { proposal }: Pick<TripView, "proposal">,
  { base, request, changes, live = false }: Replan,
  { world, today }: { readonly world: World; readonly today: LocalDate },
): Event[] {
  const passed = passedDate(world.describe(), request, today);
  if (passed !== null) throw new ProblemError(passed);
  return [
    ...(proposal === null ? [] : [{ type: "proposalRejected" } as const]),
    {
      ...{ type: "replanAsked", base, request, changes: changes.slice(0, MOST_CHANGES).map(shortened) },
      ...(live && { live }),
    },
  ];
}

function shortened(change: string): string {
  return change.length <= LONGEST_CHANGE ? change : `${change.slice(0, LONGEST_CHANGE - 1)}…`.toWellFormed();
}
