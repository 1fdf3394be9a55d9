import { fail, ok, type Result } from "@/server/trip";
import { adapt } from "./adapt/adapt";
import type { Agent } from "./agent";
import { greedy } from "./greedy/greedy";
import { humanLike } from "./human-like/human-like";
import { hybrid } from "./hybrid/hybrid";
import { react } from "./react";
import { reflexion } from "./sole-planning/stepwise";
import { cot, direct } from "./sole-planning/whole-plan";
import { solver } from "./solver/solver";
import { planAndSolve, reactWithKit } from "./steps/step-by-step";
import { planAndExecute } from "./subtasks/plan-and-execute";
import { tdag } from "./tdag/tdag";

/** Those that plan the tasks of any benchmark with its kit and have no way of their own on any. */
const OF_ANY_KIT: readonly Agent[] = [planAndSolve, planAndExecute, adapt, tdag];

/** Every agent, in the order in which people read of them. */
export const agents: readonly Agent[] = [
  ...[solver, greedy, hybrid, react, direct, cot, reflexion, humanLike],
  ...OF_ANY_KIT,
];

/** The agents for benchmarks that give nothing but a kit. */
export const kitAgents: readonly Agent[] = [reactWithKit, ...OF_ANY_KIT];

/** The agent of this name; not_found names those that exist. */
export function findAgent(name: string): Result<Agent> {
  const agent = agents.find((candidate) => candidate.name === name);
  if (agent) return ok(agent);
  const names = agents.map((candidate) => candidate.name).join(", ");
  return fail({ code: "not_found", message: `There is no agent "${name}". Agents: ${names}.` });
}
