import { bodyOf, queryIn } from "../prompt-text";
import type { Skill } from "../skill";
import { callsIn, callText, nativeCalls, nextSearch, type ToolCall, titleOf } from "../trip/days";

/** Collects a trip with the tools, one call at a time, in plain text or by the server's tool protocol. */
const collect: Skill = async (prompt) => {
  const body = bodyOf(prompt);
  const isNative = prompt.tools.length > 0;
  const calls = isNative ? nativeCalls(prompt) : callsIn(body);
  const observation = isNative ? prompt.messages.at(-1)?.content : body.slice(body.lastIndexOf("\nObservation "));
  const found = observation?.includes(" | ") ? calls.at(-1) : undefined;
  const call: ToolCall = found?.includes("Search[")
    ? { tool: "NotebookWrite", input: { description: titleOf(found) } }
    : ((await nextSearch(prompt, calls)) ?? { tool: "Planner", input: { query: queryIn(body) } });
  const thought = `The trip needs ${call.tool}.`;
  if (isNative) return { text: thought, toolCalls: [call] };
  const step = calls.length + 1;
  return `Thought ${step}: ${thought}\nAction ${step}: ${callText(call)}`;
};

export const collectSkills = { "agents/two-stage/act": collect, "agents/two-stage/act-native": collect };
