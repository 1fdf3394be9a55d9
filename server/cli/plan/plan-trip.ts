import { plan } from "@/server/planner";
import { verifyItinerary } from "@/server/scoring";
import {
  type Check,
  conversionSaid,
  isBroken,
  type LocalDate,
  type Objective,
  type OwnPlace,
  type PlanProgress,
  type PlanResult,
  type TripRequest,
  withEdits,
} from "@/server/trip";
import { toReading, understand } from "@/server/understanding";
import type { World } from "@/server/worlds";

export interface PlanSettings {
  readonly world: World;
  readonly today: LocalDate;
  readonly objective: Objective;
  readonly onProgress?: (progress: PlanProgress) => void;
  /** To be planned first. */
  readonly ownPlaces?: readonly OwnPlace[];
}

/** Something that must be known or put right before planning. */
interface OpenField {
  readonly field: string;
  readonly text: string;
}

export type PlanAnswer = {
  readonly ms: number;
  /** What a budget in another currency was converted by; absent or null: it was not. */
  readonly conversion?: string | null;
} & (
  | { readonly status: "unclear"; readonly questions: readonly OpenField[]; readonly objections: readonly OpenField[] }
  | {
      readonly status: "plan";
      readonly request: TripRequest;
      readonly result: Extract<PlanResult, { status: "plan" }>;
      readonly checks: readonly Check[];
    }
  | {
      readonly status: "infeasible";
      readonly request: TripRequest;
      readonly result: Extract<PlanResult, { status: "infeasible" }>;
    }
);

type Unclear = Extract<PlanAnswer, { status: "unclear" }>;

/** Reads the text and plans what it says; "unclear" when something must be known first. `ms` counts both. */
export async function planText(text: string, settings: PlanSettings): Promise<PlanAnswer> {
  const startedAt = performance.now();
  const read = await readTrip(text, settings);
  if ("status" in read) return read;
  return { ...planRequest(read.request, settings, startedAt), conversion: read.conversion };
}

/** The request that a text makes, or what has to be known first. */
export async function readTrip(
  text: string,
  { world, today, ownPlaces = [] }: Pick<PlanSettings, "world" | "today" | "ownPlaces">,
): Promise<Unclear | { readonly request: TripRequest; readonly conversion: string | null }> {
  const startedAt = performance.now();
  const { said: words } = await understand({ text, asked: null, today }, world);
  const said = ownPlaces.length === 0 ? words : withEdits(words, { trip: { ownPlaces: [...ownPlaces] } });
  const { request, questions, objections } = toReading(said, world, today);
  if (!request || objections.length > 0) {
    return { status: "unclear", questions, objections, ms: performance.now() - startedAt };
  }
  return { request, conversion: conversionSaid(said.trip) };
}

/** Plans a request and has the plan verified. */
export function planRequest(request: TripRequest, settings: PlanSettings, startedAt = performance.now()): PlanAnswer {
  const { world, objective, onProgress } = settings;
  const result = plan(request, world, { objective, onProgress });
  return verified(request, world, result, performance.now() - startedAt);
}

/** A plan verified by code other than the planner's: what it does not confirm is not called proven. */
export function verified(request: TripRequest, world: World, result: PlanResult, ms: number): PlanAnswer {
  if (result.status === "infeasible") return { status: "infeasible", request, result, ms };
  const checks = verifyItinerary(request, result.itinerary, world);
  const isConfirmed = !checks.some(isBroken);
  return { status: "plan", request, result: { ...result, proven: result.proven && isConfirmed }, checks, ms };
}
