import type { PlanProgress, PlanResult, Problem, TripRequest } from "@/server/trip";
import type { Snapshot } from "@/server/worlds/live";
import type { PlanOptions } from "../plan";

/** Plan options that can travel to a thread. */
export type WorkerPlanOptions = Omit<PlanOptions, "onProgress" | "isCancelled">;

/** What a plan worker is asked. One question at a time. */
export interface PlanQuestion {
  readonly request: TripRequest;
  readonly worldName: string;
  /** What was offered for the trip, in the place of the world's own records; null: nothing was asked. */
  readonly offers: Snapshot | null;
  readonly options: WorkerPlanOptions;
}

/** What it sends back: progress while it works, then one of the two others. */
export type PlanAnswer =
  | { readonly kind: "progress"; readonly progress: PlanProgress }
  | { readonly kind: "result"; readonly result: PlanResult }
  | { readonly kind: "problem"; readonly problem: Problem };
