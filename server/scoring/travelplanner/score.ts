import type { World } from "@/server/worlds";
import type { CommonsenseCheck, HardConstraint } from "./checks";
import { checkCompleteness } from "./commonsense/completeness";
import { checkCurrentCity } from "./commonsense/current-city";
import { checkMinimumNights } from "./commonsense/minimum-nights";
import { checkRoute } from "./commonsense/route";
import { checkSandbox } from "./commonsense/sandbox";
import { checkTransportation } from "./commonsense/transportation";
import { checkAttractionVariety, checkRestaurantVariety } from "./commonsense/variety";
import { type Evaluation, UnreadableDay } from "./days";
import { type Finding, failed } from "./findings";
import type { PublishedDay, TravelplannerQuery } from "./formats";
import { checkCost, totalDollars } from "./hard/cost";
import { checkCuisine } from "./hard/cuisine";
import { checkRoomRule, checkRoomType } from "./hard/room";
import { checkUnwantedTransportation } from "./hard/transportation";
import { tablesOf } from "./tables";

/** One plan's result. `commonsense` is null when nothing was delivered, `hard` and `totalCost` (dollars) when the plan is not past the gate. */
export interface TravelplannerVerdict {
  readonly idx: number;
  readonly delivered: boolean;
  readonly commonsense: Readonly<Record<CommonsenseCheck, Finding>> | null;
  readonly hard: Readonly<Record<HardConstraint, Finding>> | null;
  readonly commonsensePass: boolean;
  readonly hardPass: boolean;
  readonly final: boolean;
  readonly totalCost: number | null;
}

/** Scores one plan by the published rules of TravelPlanner. Never throws, whatever the days hold. */
export function scoreTravelplanner(
  world: World,
  query: TravelplannerQuery,
  plan: readonly PublishedDay[] | null,
): TravelplannerVerdict {
  if (plan === null || plan.length === 0) return verdict(query, null, null, null);
  const evaluation: Evaluation = {
    query,
    days: plan.slice(0, query.days).map((fields, index) => ({ number: index + 1, fields })),
    tables: tablesOf(world),
  };
  const { commonsense, isReadable } = checkCommonsense(evaluation);
  const isPastGate = isReadable && commonsense.is_not_absent.pass && commonsense.is_valid_information_in_sandbox.pass;
  if (!isPastGate) return verdict(query, commonsense, null, null);
  const dollars = totalDollars(evaluation);
  return verdict(query, commonsense, checkHard(evaluation, dollars), dollars);
}

function checkCommonsense(evaluation: Evaluation) {
  let isReadable = true;
  const run = (check: (evaluation: Evaluation) => Finding): Finding => {
    try {
      return check(evaluation);
    } catch (error) {
      if (!(error instanceof UnreadableDay)) throw error;
      isReadable = false;
      return failed(`The published program stops here: ${error.message}`);
    }
  };
  const commonsense: Record<CommonsenseCheck, Finding> = {
    is_reasonable_visiting_city: run(checkRoute),
    is_valid_restaurants: run(checkRestaurantVariety),
    is_valid_attractions: run(checkAttractionVariety),
    is_valid_accommodation: run(checkMinimumNights),
    is_valid_transportation: run(checkTransportation),
    is_valid_information_in_current_city: run(checkCurrentCity),
    is_valid_information_in_sandbox: run(checkSandbox),
    is_not_absent: run(checkCompleteness),
  };
  return { commonsense, isReadable };
}

function checkHard(evaluation: Evaluation, dollars: number): Record<HardConstraint, Finding> {
  return {
    valid_cuisine: checkCuisine(evaluation),
    valid_room_rule: checkRoomRule(evaluation),
    valid_transportation: checkUnwantedTransportation(evaluation),
    valid_room_type: checkRoomType(evaluation),
    valid_cost: checkCost(dollars, evaluation),
  };
}

function verdict(
  query: TravelplannerQuery,
  commonsense: TravelplannerVerdict["commonsense"],
  hard: TravelplannerVerdict["hard"],
  totalCost: number | null,
): TravelplannerVerdict {
  const commonsensePass = commonsense !== null && Object.values(commonsense).every((finding) => finding.pass === true);
  const hardPass = hard !== null && Object.values(hard).every((finding) => finding.pass !== false);
  return {
    idx: query.idx,
    delivered: commonsense !== null,
    commonsense,
    hard,
    commonsensePass,
    hardPass,
    final: commonsensePass && hardPass,
    totalCost,
  };
}
