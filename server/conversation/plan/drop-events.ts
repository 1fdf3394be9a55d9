import type { Event } from "@/server/episodes";
import type { PlanEditOf, PlanVersion } from "@/server/trip";
import type { TripView } from "@/server/views";
import type { World } from "@/server/worlds";
import { editEvents } from "./edit-events";

/**
 * The events that leave what is proposed. A place or lodging that a proposed swap or addition would have brought is remembered: no later
 * proposal or plan has it, until the traveler allows it again.
 */
export function dropEvents(view: Pick<TripView, "plan" | "proposal" | "history">, world: World): Event[] {
  const { plan, proposal } = view;
  if (proposal === null) return [];
  const dropped: Event = { type: "proposalRejected" };
  if (plan === null || proposal.kind !== "plan") return [dropped];
  const excluded = turnedDown(plan, proposal.version);
  return excluded.length === 0 ? [dropped] : [dropped, ...editEvents(view, plan, excluded, world)];
}

/** Who leaves another plan as a whole turns down no single place of it. */
export function turnedDown(plan: PlanVersion, { cause, itinerary }: PlanVersion): PlanEditOf<"exclude">[] {
  if (cause.kind !== "edited") return [];
  const standing = new Set(plan.itinerary.days.flatMap(({ stops }) => stops.map(({ recordId }) => recordId)));
  const brought = itinerary.days
    .flatMap(({ stops }) => stops)
    .filter(({ kind, recordId }) => kind !== "leg" && !standing.has(recordId));
  const byRecord = new Map(brought.map(({ recordId, name }) => [recordId, name]));
  return [...byRecord].map(([recordId, name]) => ({ kind: "exclude", recordId, name }));
}
