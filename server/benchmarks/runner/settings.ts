import { type ToolProtocol, usualTimeLimitMs } from "@/server/agents";
import { type PromptTexts, promptsWith } from "@/server/models";
import { fail, ok, type Result } from "@/server/trip";
import type { RunSettings } from "@/server/views";
import type { FittingAgent } from "../benchmark";

/** How a run is wished for; what is left out follows from the agent. */
export interface WishedSettings {
  readonly input?: string;
  readonly mode?: string;
  readonly protocol?: ToolProtocol;
  /** Parts of the method to switch off. */
  readonly without?: readonly string[];
  /** Texts in place of those of the agent's prompts; their hashes are in the run's identity. */
  readonly prompts?: PromptTexts;
  readonly objective?: string;
  /** For planning one task; `usualTimeLimitMs` where it is left out. */
  readonly timeLimitMs?: number;
}

/** How another system was asked is not known: the benchmark's usual way. */
export const UNKNOWN_SETTINGS: RunSettings = {
  input: null,
  mode: null,
  protocol: null,
  without: [],
  objective: null,
  timeLimitMs: 0,
};

/** The settings of a run of this agent, with the run options that it was made with; "bad_input" names the field and says what the agent does not know. */
export function settingsOf(fitting: FittingAgent, wished: WishedSettings): Result<RunSettings> {
  const { agent, inputs, objectives, prompts: files, options = {} } = fitting;
  const { without = [], prompts = {} } = wished;
  const mode = chosen(agent.name, "mode", "knows no modes", agent.modes, wished.mode);
  if (!mode.ok) return mode;
  const input = chosen(agent.name, "input", "has no choice of what it reads", inputs, wished.input);
  if (!input.ok) return input;
  const objective = chosen(agent.name, "objective", "has no choice of objectives", objectives, wished.objective);
  if (!objective.ok) return objective;
  if (!agent.needsModel && wished.protocol !== undefined) {
    return refused("protocol", `${agent.name} talks to no model: leave it out.`);
  }
  if (agent.usesKit && wished.protocol === "native") {
    return refused("protocol", `${agent.name} calls tools in plain text alone: leave it out.`);
  }
  const unknown = without.find((part) => !agent.parts.includes(part));
  if (unknown !== undefined) {
    const parts = agent.parts.length === 0 ? "It has none." : `Its parts: ${agent.parts.join(", ")}.`;
    return refused("without", `${agent.name} has no part "${unknown}" to switch off. ${parts}`);
  }
  const read = promptsWith(prompts, files);
  if (!read.ok) return read;
  return ok({
    input: input.value,
    mode: mode.value,
    protocol: agent.needsModel ? (wished.protocol ?? "text") : null,
    without: [...without].sort(),
    ...(Object.keys(prompts).length > 0 && { prompts }),
    objective: objective.value,
    timeLimitMs: wished.timeLimitMs ?? usualTimeLimitMs(agent),
    ...(Object.keys(options).length > 0 && { options: { ...options } }),
  });
}

/** What was wished for, of what there is; the first where nothing was wished. */
function chosen(
  agent: string,
  field: keyof WishedSettings,
  hasNone: string,
  offered: readonly string[],
  wished: string | undefined,
): Result<string | null> {
  if (wished === undefined) return ok(offered[0] ?? null);
  if (offered.includes(wished)) return ok(wished);
  const known = offered.length === 0 ? `${agent} ${hasNone}: leave it out.` : `${agent} takes ${offered.join(" or ")}.`;
  return refused(field, known);
}

function refused(field: keyof WishedSettings, message: string) {
  return fail({ code: "bad_input", message, where: { field } });
}
