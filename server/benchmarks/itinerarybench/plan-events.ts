import type { Event, EventOf } from "@/server/episodes";

/** A plan of actions as an episode keeps it. */
export function planWritten(actions: readonly string[], text = actions.join("\n")): EventOf<"planWritten"> {
  return { type: "planWritten", text, days: null, actions: [...actions], readBy: "rules" };
}

/** The actions of the last plan that an episode's events submit; null where there is none. */
export function plannedActions(events: readonly Event[]): readonly string[] | null {
  const last = events.findLast((event) => event.type === "planWritten");
  return last?.type === "planWritten" ? (last.actions ?? null) : null;
}
