import type { Objective } from "./request";
import type { Said } from "./said";

/** What a plan is to be best at by what was said: the cheapest where the trip is to cost little, else what suits best. */
export function objectiveSaid({ entries }: Pick<Said, "entries">): Objective {
  return entries["persona.travelStyle"] === "Budget" ? "cost" : "preferences";
}
