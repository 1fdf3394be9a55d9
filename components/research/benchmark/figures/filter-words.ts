import { constraintLabel } from "@/server/trip";
import { OUTCOMES, type TrialFilter } from "./trial-filter";

/** What a filter leaves, in words, a part for each thing that it asks: "hard", "7 days", "breaks Budget". */
export function filterWords({ outcome, level, days, breaks, failure, tool, end }: TrialFilter): string[] {
  return [
    outcome === "all" ? null : OUTCOMES[outcome],
    level,
    days === null ? null : `${days} days`,
    breaks === null ? null : `breaks ${constraintLabel(breaks)}`,
    failure === null ? null : `failure ${failure}`,
    tool === null ? null : `calls ${tool}`,
    end === null ? null : `ended with ${end}`,
  ].filter((part) => part !== null);
}
