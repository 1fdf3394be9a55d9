import { fail, ok, type Result } from "@/server/trip";
import type { Agent } from "./agent";
import { greedy } from "./greedy/greedy";
import { humanLike } from "./human-like/human-like";
import { hybrid } from "./hybrid/hybrid";
import { react } from "./react";
import { reflexion } from "./sole-planning/stepwise";
import { cot, direct } from "./sole-planning/whole-plan";
import { solver } from "./solver/solver";

/** Every agent, in the order in which people read of them. */
export const agents: readonly Agent[] = [solver, greedy, hybrid, react, direct, cot, reflexion, humanLike];

/** The agent of this name; not_found names those that exist. */
export function findAgent(name: string): Result<Agent> {
  const agent = agents.find((candidate) => candidate.name === name);
  if (agent) return ok(agent);
  const names = agents.map((candidate) => candidate.name).join(", ");
  return fail({ code: "not_found", message: `There is no agent "${name}". Agents: ${names}.` });
}
