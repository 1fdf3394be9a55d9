import type { Finding } from "./findings";
import type { TravelplannerQuery } from "./formats";
import type { TravelplannerVerdict } from "./score";

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
  verdicts: readonly TravelplannerVerdict[],
  queries: readonly TravelplannerQuery[],
): TravelplannerRates {
  const plans = queries.length;
  const asked = queries.reduce((sum, query) => sum + constraintsAsked(query), 0);
  const count = (isCounted: (verdict: TravelplannerVerdict) => boolean) => verdicts.filter(isCounted).length;
  const passes = (findingsOf: (verdict: TravelplannerVerdict) => Readonly<Record<string, Finding>> | null) =>
    verdicts.flatMap((verdict) => Object.values(findingsOf(verdict) ?? {})).filter((finding) => finding.pass === true)
      .length;
  return {
    delivery: share(
      count((verdict) => verdict.delivered),
      plans,
    ),
    commonsenseMicro: share(
      passes((verdict) => verdict.commonsense),
      8 * plans,
    ),
    commonsenseMacro: share(
      count((verdict) => verdict.commonsensePass),
      plans,
    ),
    hardMicro: share(
      passes((verdict) => verdict.hard),
      asked,
    ),
    hardMacro: share(
      count((verdict) => verdict.hardPass),
      plans,
    ),
    final: share(
      count((verdict) => verdict.final),
      plans,
    ),
  };
}

/** The budget, and each constraint that the query has. */
function constraintsAsked({ local_constraint: asked }: TravelplannerQuery): number {
  const isAsked = [
    asked["house rule"] !== null,
    (asked.cuisine ?? []).length > 0,
    asked["room type"] !== null,
    asked.transportation !== null,
  ];
  return 1 + isAsked.filter(Boolean).length;
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
