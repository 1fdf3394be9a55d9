import { fail, ok, type Result } from "@/server/trip";
import type { Agent } from "./agent";
import { greedy } from "./greedy/greedy";
import { solver } from "./solver/solver";

const agents: readonly Agent[] = [solver, greedy];

export const agentNames: readonly string[] = agents.map((agent) => agent.name);

/** The agent of this name; not_found names those that exist. */
export function findAgent(name: string): Result<Agent> {
  const agent = agents.find((candidate) => candidate.name === name);
  if (agent) return ok(agent);
  return fail({ code: "not_found", message: `There is no agent "${name}". Agents: ${agentNames.join(", ")}.` });
}
