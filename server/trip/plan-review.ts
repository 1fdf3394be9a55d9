import { breaksOf } from "./breaks";
import { demandNameSchema } from "./demand";
import type { Itinerary } from "./itinerary";
import { OWN_PLACES_CHECK } from "./own-place";
import { type Check, isBroken } from "./plan-result";
import type { PlanVersion } from "./plan-version";
import { type EntryKey, type EntryValue, entryKeySchema, NO_PREFERENCE } from "./preference-entries";
import type { Objective, TripRequest } from "./request";

/** How a plan does on a check: "onPurpose" is broken and meant to be; "unknown" is nothing that the records can show. */
export type Outcome = "met" | "unmet" | "onPurpose" | "unknown";

export interface ReviewedCheck {
  readonly check: Check;
  readonly outcome: Outcome;
}

/** What a plan makes of what the traveler asked for, apart from all else that is checked. */
export interface PlanReview {
  /** What the traveler asked for, each once; what fell short first. */
  readonly requests: readonly ReviewedCheck[];
  /** Wishes that nobody voiced and the app assumed. */
  readonly guesses: readonly ReviewedCheck[];
  /** Rules of a sensible trip, and what was fixed by hand; what is broken first. */
  readonly rules: readonly ReviewedCheck[];
}

type ReviewedPlan = Pick<PlanVersion, "request" | "checks" | "itinerary" | "keptOnPurpose">;

/**
 * Sorts the checks of a plan by who asked for them. What asks for nothing, and what another check or the objective says too, is left
 * out. Pure.
 */
export function reviewOf(plan: ReviewedPlan, objective: Objective): PlanReview {
  const breaks = breaksOf(plan);
  const review: Record<keyof PlanReview, ReviewedCheck[]> = { requests: [], guesses: [], rules: [] };
  for (const check of plan.checks) {
    const group = groupOf(check, plan, objective);
    if (group === null) continue;
    const ofCheck = breaks.filter((each) => each.check === check);
    const isMeant = ofCheck.length > 0 && ofCheck.every(({ onPurpose }) => onPurpose);
    review[group].push({ check, outcome: isMeant ? "onPurpose" : outcomeOf(check) });
  }
  return {
    requests: inOrderOfConcern(review.requests),
    guesses: inOrderOfConcern(review.guesses),
    rules: inOrderOfConcern(review.rules),
  };
}

function outcomeOf({ kept }: Check): Outcome {
  if (kept === null) return "unknown";
  return kept ? "met" : "unmet";
}

const CONCERN: Record<Outcome, number> = { unmet: 0, onPurpose: 1, unknown: 2, met: 3 };

function inOrderOfConcern(checks: readonly ReviewedCheck[]): ReviewedCheck[] {
  const concern = ({ check, outcome }: ReviewedCheck) =>
    isBroken(check) && outcome === "unmet" ? -1 : CONCERN[outcome];
  return checks.toSorted((one, other) => concern(one) - concern(other));
}

/** Who asked for a check; null: nobody did, or something else says the same. */
function groupOf(check: Check, plan: ReviewedPlan, objective: Objective): keyof PlanReview | null {
  const { request } = plan;
  const entry = entryKeySchema.safeParse(check.name).data;
  if (entry !== undefined) return groupOfWish(entry, check, plan, objective);
  const isDemand =
    ["arriveBy", "leaveAfter", "pace", "sights", OWN_PLACES_CHECK].includes(check.name) ||
    demandNameSchema.safeParse(check.name).success;
  if (!isDemand) return "rules";
  return request.assumed.includes(check.name) ? "guesses" : "requests";
}

function groupOfWish(entry: EntryKey, { kept }: Check, { request, itinerary }: ReviewedPlan, objective: Objective) {
  const wish = request.preferences.find((preference) => preference.entry === entry);
  if (wish === undefined) return kept === null ? null : "requests";
  const { value } = wish;
  if (asksForNothing(entry, value) || isDemanded(entry, value, request)) return null;
  if (objective === "cost" && entry === "persona.travelStyle" && value === "Budget") return null;
  if (kept === null && (ABOUT_THE_PERSON.has(entry) || !hasStopsFor(entry, itinerary))) return null;
  return request.assumed.includes(entry) ? "guesses" : "requests";
}

function asksForNothing(entry: EntryKey, value: EntryValue): boolean {
  const isNotNeeded = value === false || (value === "No" && entry.includes(".need"));
  return isNotNeeded || [value].flat().includes(NO_PREFERENCE);
}

/** Who the traveler is: no wish by itself. */
const ABOUT_THE_PERSON: ReadonlySet<EntryKey> = new Set([
  "persona.job",
  "persona.age",
  "persona.education",
  "persona.maritalStatus",
  "persona.travelFrequency",
]);

/** Whether a demand already asks for all of it (design.md, "Vocabulary"). */
function isDemanded(entry: EntryKey, value: EntryValue, { demands }: TripRequest): boolean {
  switch (entry) {
    case "persona.budget":
      return demands.budget !== null;
    case "hotel.preferredRoomType":
      return value === demands.roomType || (value === "entire home" && demands.roomType === "entire room");
    case "restaurant.preferredCuisines":
      return (
        demands.cuisines.length > 0 && [value].flat().every((one) => demands.cuisines.some((each) => each === one))
      );
    default:
      return false;
  }
}

/** Whether the trip has a stop that the wish could speak of: no flight, no cabin. */
function hasStopsFor(entry: EntryKey, { days }: Itinerary): boolean {
  const stops = days.flatMap((day) => day.stops);
  const [group] = entry.split(".");
  switch (group) {
    case "flight":
      return stops.some((stop) => stop.kind === "leg" && stop.mode === "flight");
    case "hotel":
      return stops.some(({ kind }) => kind === "stay");
    case "restaurant":
      return stops.some(({ kind }) => kind === "meal");
    case "attraction":
      return stops.some(({ kind }) => kind === "visit");
    default:
      return true;
  }
}
