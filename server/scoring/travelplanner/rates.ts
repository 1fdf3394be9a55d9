import type { Tallies } from "@/server/views";
import type { HardConstraint } from "./checks";
import type { Finding } from "./findings";
import type { TravelplannerQuery } from "./formats";
import type { TravelplannerVerdict } from "./score";

const COMMONSENSE_COUNT = 8;

/**
 * What a verdict adds to the published rates: delivery, commonsense and hard constraints (micro: constraints; macro: plans) and final
 * pass. Undelivered plans and plans before the gate add to the denominators only.
 */
export function travelplannerTallies(
  query: Pick<TravelplannerQuery, "local_constraint">,
  { delivered, commonsense, hard, commonsensePass, hardPass, final }: TravelplannerVerdict,
): Tallies {
  return {
    delivery: one(delivered),
    commonsenseMicro: { got: passes(commonsense), of: COMMONSENSE_COUNT },
    commonsenseMacro: one(commonsensePass),
    hardMicro: { got: passes(hard), of: hardConstraintsAsked(query).length },
    hardMacro: one(hardPass),
    final: one(final),
  };
}

function one(holds: boolean) {
  return { got: holds ? 1 : 0, of: 1 };
}

function passes(findings: Readonly<Record<string, Pick<Finding, "pass">>> | null): number {
  return Object.values(findings ?? {}).filter(({ pass }) => pass === true).length;
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
