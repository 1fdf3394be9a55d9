import type { Fault } from "../model-id";
import type { ReceivedPrompt } from "../skill";
import type { WireAnswer } from "./answer";

/** An action of the plain-text protocol: its name, and its brackets with what is in them. */
const ACTION = /(Action(?:\s*\d+)?:\s*)(\w+)\[[^\n]*/g;

/** What the fault changes of an answer: what models do wrong, done on demand. */
export function answeredBadly(fault: Fault | null, answer: WireAnswer, prompt: ReceivedPrompt): Partial<WireAnswer> {
  const { text, toolCalls } = answer;
  switch (fault) {
    case "malformed-json":
      if (toolCalls.length === 0) return { text: `{"answer": ${JSON.stringify(text).slice(0, -1)}` };
      return { toolCalls: toolCalls.map((call) => ({ ...call, input: call.input.slice(0, -1) })) };
    case "unknown-tool":
      return {
        text: text.replaceAll(ACTION, "$1TeleportSearch[Dallas]"),
        toolCalls: toolCalls.map(({ id }) => ({ id, tool: "TeleportSearch", input: "{}" })),
      };
    case "wrong-arguments":
      return {
        text: text.replaceAll(ACTION, "$1$2[]"),
        toolCalls: toolCalls.map((call) => ({ ...call, input: '{"where":7}' })),
      };
    case "endless-loop":
      return lastAction(prompt);
    case "empty-answer":
      return { text: "", toolCalls: [], finish: "stop" };
    case "1mb-answer":
      return { text: "All work and no play. ".repeat(48_000).slice(0, 1 << 20), toolCalls: [], finish: "stop" };
    case "refusal":
      return { text: "I'm sorry, but I can't help with that.", toolCalls: [], finish: "content_filter" };
    default:
      return {};
  }
}

/** What was done last, once more; nothing where nothing was done yet. Examples of how to act, in a system message, are no acts. */
function lastAction({ messages }: ReceivedPrompt): Partial<WireAnswer> {
  for (const message of messages.toReversed().filter(({ role }) => role !== "system")) {
    if (message.role === "assistant" && message.toolCalls) {
      const toolCalls = message.toolCalls.map(({ id, tool, input }) => {
        return { id: `${id}-again`, tool, input: typeof input === "string" ? input : JSON.stringify(input) };
      });
      return { text: message.content, toolCalls, finish: "tool_calls" };
    }
    const written = [...message.content.matchAll(ACTION)].at(-1);
    if (written) return { text: `I will look that up.\n${written[0]}`, toolCalls: [], finish: "stop" };
  }
  return {};
}
