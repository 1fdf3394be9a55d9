import {
  scoreTravelplanner,
  summariseTravelplanner,
  type TravelplannerQuery,
  type TravelplannerRates,
  type TravelplannerVerdict,
} from "@/server/scoring";
import { ok, type Result } from "@/server/trip";
import type { World } from "@/server/worlds";
import { readSubmission } from "./submission";

export interface SubmissionScore {
  readonly rates: TravelplannerRates;
  /** In the order of the queries. */
  readonly verdicts: readonly TravelplannerVerdict[];
  readonly notes: readonly string[];
}

/** Scores a submission file by the published rules; see `readSubmission` for how its rows find their queries. */
export function scoreSubmission(
  world: World,
  queries: readonly TravelplannerQuery[],
  submissionFile: string,
): Result<SubmissionScore> {
  const submission = readSubmission(submissionFile, queries);
  if (!submission.ok) return submission;
  const { plans, notes } = submission.value;
  const verdicts = queries.map((query, index) => scoreTravelplanner(world, query, plans[index] ?? null));
  return ok({ rates: summariseTravelplanner(verdicts, queries), verdicts, notes });
}
