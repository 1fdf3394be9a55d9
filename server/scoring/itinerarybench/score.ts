import type { World } from "@/server/worlds";
import { readPlanAction } from "./action";
import type { Literal } from "./call-text";
import type { SimulationError } from "./errors";
import { formatTime } from "./plan-time";
import { Simulation, type Tally } from "./simulator";
import { tablesOf } from "./tables";
import { efficiencyRange, type ItinerarybenchTask } from "./task";

/**
 * How level 3 is computed between the limits: as the paper says (section 3.3: the less spent the better), or as the released code
 * does, which has it the wrong way round.
 */
export const FORMULAS = ["paper", "code"] as const;
export type Formula = (typeof FORMULAS)[number];

/** One plan's result. Levels have at most 60, 20 and 20 points; `score` counts a level only when those before it are full. */
export interface ItinerarybenchScore {
  readonly id: string;
  /** Items of level 1 (e_right, e_wrong) and of level 2 (i_right, i_wrong). */
  readonly executability: Tally;
  readonly constraints: Tally;
  readonly level1: number;
  readonly level2: number;
  readonly level3: number;
  readonly score: number;
  /** The official alternative: levels 1 and 2 always count. */
  readonly nonProgressive: number;
  /** What level 3 limits, with the seconds or CNY spent. */
  readonly limit: "time" | "money";
  readonly spent: number;
  readonly errors: readonly SimulationError[];
  /** Where the plan ends; names are what the plan claims, so they may be any literal. `cost` is in CNY. */
  readonly end: { readonly time: string; readonly cost: number; readonly city: Literal; readonly place: Literal };
}

/**
 * Scores a plan, a list of action texts, by the rules of the released simulator. Linear in the length of the plan; never throws,
 * whatever the texts hold. A task whose range of level 3 is missing is refused by its schema.
 */
export function scoreItinerarybench(
  world: World,
  task: ItinerarybenchTask,
  plan: readonly string[],
  formula: Formula,
): ItinerarybenchScore {
  const simulation = new Simulation(tablesOf(world), task);
  for (const [index, text] of plan.entries()) {
    const action = readPlanAction(text);
    if (action !== null) simulation.execute(action, index);
  }
  simulation.finish();
  const { executability, constraints, errors, time, cost, city, place } = simulation;
  const { limit } = task.simulator;
  const spent = limit === "time" ? simulation.seconds : cost;
  const level1 = 60 * share(executability);
  const level2 = 20 * share(constraints);
  const level3 = efficiency(spent, efficiencyRange(task.simulator) ?? { min: 0, max: 0 }, formula);
  const isFull = level1 + level2 === 80;
  return {
    id: task.id,
    executability,
    constraints,
    level1,
    level2,
    level3,
    score: level1 === 60 ? level1 + level2 + (isFull ? level3 : 0) : level1,
    nonProgressive: level1 + level2 + (isFull ? level3 : 0),
    limit,
    spent,
    errors,
    end: { time: formatTime(time), cost, city, place },
  };
}

function share({ right, wrong }: Tally): number {
  return right + wrong === 0 ? 0 : right / (right + wrong);
}

/** Level 3. The order of the first two tests matters where the range is a single value. */
function efficiency(spent: number, { min, max }: { min: number; max: number }, formula: Formula): number {
  if (spent <= min) return 20;
  if (spent >= max) return 0;
  const part = (spent - min) / (max - min);
  return 20 * (formula === "paper" ? 1 - part : part);
}
