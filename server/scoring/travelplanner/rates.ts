import type { HardConstraint } from "@/server/trip";
import type { Finding } from "./findings";
import type { TravelplannerQuery } from "./formats";
import type { TravelplannerVerdict } from "./score";

type Passes = Readonly<Record<string, Pick<Finding, "pass">>>;

/** What of a verdict is counted. */
export type CountedVerdict = Pick<TravelplannerVerdict, "delivered" | "commonsensePass" | "hardPass" | "final"> & {
  readonly commonsense: Passes | null;
  readonly hard: Passes | null;
};

/** The published rates, each 0–1; 0 where there is nothing to count. */
export interface TravelplannerRates {
  readonly delivery: number;
  readonly commonsenseMicro: number;
  readonly commonsenseMacro: number;
  readonly hardMicro: number;
  readonly hardMacro: number;
  readonly final: number;
}

/** Rates over all queries: those without a verdict, undelivered plans and plans before the gate add to the denominators only. */
export function summariseTravelplanner(
  verdicts: readonly CountedVerdict[],
  queries: readonly Pick<TravelplannerQuery, "local_constraint">[],
): TravelplannerRates {
  const asked = queries.reduce((sum, query) => sum + hardConstraintsAsked(query).length, 0);
  const plansThat = (are: (verdict: CountedVerdict) => boolean) => share(verdicts.filter(are).length, queries.length);
  return {
    delivery: plansThat((verdict) => verdict.delivered),
    commonsenseMicro: share(passes(verdicts.map((verdict) => verdict.commonsense)), 8 * queries.length),
    commonsenseMacro: plansThat((verdict) => verdict.commonsensePass),
    hardMicro: share(passes(verdicts.map((verdict) => verdict.hard)), asked),
    hardMacro: plansThat((verdict) => verdict.hardPass),
    final: plansThat((verdict) => verdict.final),
  };
}

function passes(findings: readonly (Passes | null)[]): number {
  return findings.flatMap((one) => Object.values(one ?? {})).filter((finding) => finding.pass === true).length;
}

/** The hard constraints that a query has: the budget always, the others where it names them. */
export function hardConstraintsAsked({
  local_constraint: asked,
}: Pick<TravelplannerQuery, "local_constraint">): HardConstraint[] {
  return [
    "valid_cost",
    ...(asked["house rule"] === null ? [] : ["valid_room_rule" as const]),
    ...((asked.cuisine ?? []).length === 0 ? [] : ["valid_cuisine" as const]),
    ...(asked["room type"] === null ? [] : ["valid_room_type" as const]),
    ...(asked.transportation === null ? [] : ["valid_transportation" as const]),
  ];
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
