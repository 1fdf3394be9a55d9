import { type Alternative, type DemandName, listed } from "@/server/trip";
import { worldMoney } from "@/server/worlds";
import { type Candidate, candidatesFor } from "./candidates";
import type { Choice } from "./choices";
import type { ChosenTrip } from "./solve";
import type { Weights } from "./weights";

/**
 * The best rejected records for a stop: those that keep every demand by the objective, best first; where one that breaks a
 * demand would have been better than the choice, the last place goes to the best of these, as the price of the demand.
 */
export function alternativesFor(trip: ChosenTrip, choice: Choice, weights: Weights, count: number): Alternative[] {
  if (count === 0) return [];
  const candidates = withBudget(trip, candidatesFor(trip, choice, weights)).sort(
    (a, b) => a.weightChange - b.weightChange,
  );
  const keeping = candidates.filter(({ breaks }) => breaks.length === 0);
  const tempting = candidates.find(({ breaks, weightChange }) => breaks.length > 0 && weightChange < 0);
  const shown = tempting ? [...keeping.slice(0, count - 1), tempting] : keeping.slice(0, count);
  const filled = shown.length < count ? candidates.filter((each) => !shown.includes(each)) : [];
  return [...shown, ...filled.slice(0, count - shown.length)].map((candidate) => alternative(trip, candidate));
}

function alternative(trip: ChosenTrip, candidate: Candidate): Alternative {
  const costChange = worldMoney(trip.frame.world, candidate.costChange);
  return {
    recordId: candidate.id,
    name: candidate.name,
    costChange,
    breaks: [...candidate.breaks],
    note: noteOf(candidate),
  };
}

const BREAK_WORDS: Partial<Record<DemandName, string>> = {
  budget: "goes over the budget",
  transportation: "is a way to travel you ruled out",
  roomType: "is not the kind of room you asked for",
  houseRule: "does not allow what you asked for",
  rooms: "takes more rooms than you want",
  cuisines: "would leave out a cuisine you asked for",
};

/** Why it was not chosen, next to its difference in cost. */
function noteOf({ breaks, rating }: Candidate): string {
  const broken = breaks.map((name) => BREAK_WORDS[name]).filter((words) => words !== undefined);
  const parts = [...(rating === null ? [] : [`rated ${rating}`]), ...(broken.length === 0 ? [] : [listed(broken)])];
  const note = parts.length === 0 ? "meets everything too" : parts.join(", but ");
  return `${note.charAt(0).toUpperCase()}${note.slice(1)}.`;
}

function withBudget(trip: ChosenTrip, candidates: readonly Candidate[]): Candidate[] {
  const { budget } = trip.frame.request.demands;
  return candidates.map((candidate) =>
    budget !== null && trip.costMinor + candidate.costChange > budget.amountMinor
      ? { ...candidate, breaks: [...candidate.breaks, "budget"] }
      : candidate,
  );
}
