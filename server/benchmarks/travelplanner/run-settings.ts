import { type Agent, type AgentMode, type ToolProtocol, usualTimeLimitMs } from "@/server/agents";
import { fail, type Objective, ok, type Result, type RunSettings } from "@/server/trip";
import type { TravelplannerInput } from "./run-folder";

/** How a run is wished for; what is left out follows from the agent. */
export interface WishedSettings {
  readonly input: TravelplannerInput;
  readonly mode?: AgentMode;
  readonly protocol?: ToolProtocol;
  /** Parts of the method to switch off. */
  readonly without?: readonly string[];
  readonly objective?: Objective;
  /** For planning one query; `usualTimeLimitMs` where it is left out. */
  readonly timeLimitMs?: number;
}

/** The settings of a run of this agent; "bad_input" names the field and says what the agent does not know. */
export function settingsOf(agent: Agent, wished: WishedSettings): Result<RunSettings> {
  const { input, objective = "preferences", without = [] } = wished;
  const mode = wished.mode ?? agent.modes[0] ?? null;
  if (mode !== null && !agent.modes.includes(mode)) {
    return refused(
      "mode",
      agent.modes.length === 0
        ? `${agent.name} knows no modes: leave it out.`
        : `${agent.name} works in the mode ${agent.modes.join(" or ")}.`,
    );
  }
  if (!agent.needsModel && wished.protocol !== undefined) {
    return refused("protocol", `${agent.name} talks to no model: leave it out.`);
  }
  if (agent.needsModel && input === "gold") {
    return refused("input", `${agent.name} reads the query: it takes no structured fields.`);
  }
  const unknown = without.find((part) => !agent.parts.includes(part));
  if (unknown !== undefined) {
    const parts = agent.parts.length === 0 ? "It has none." : `Its parts: ${agent.parts.join(", ")}.`;
    return refused("without", `${agent.name} has no part "${unknown}" to switch off. ${parts}`);
  }
  return ok({
    input,
    mode,
    protocol: agent.needsModel ? (wished.protocol ?? "text") : null,
    without: [...without].sort(),
    objective,
    timeLimitMs: wished.timeLimitMs ?? usualTimeLimitMs(agent),
  });
}

function refused(field: keyof WishedSettings, message: string): Result<RunSettings> {
  return fail({ code: "bad_input", message, where: { field } });
}
