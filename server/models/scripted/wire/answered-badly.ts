import type { AnsweredFault } from "../faults";
import type { ReceivedPrompt } from "../skill";
import type { WireAnswer } from "./answer";

/** An action of the plain-text protocol: its name, and its brackets with what is in them. */
const action = /(Action(?:\s*\d+)?:\s*)(\w+)\[[^\n]*/g;

/** The answer with a fault in it: what models do wrong, done on demand. */
export function answeredBadly(fault: AnsweredFault, answer: WireAnswer, prompt: ReceivedPrompt): WireAnswer {
  switch (fault) {
    case "malformed-json":
      return {
        ...answer,
        text: answer.toolCalls.length > 0 ? answer.text : `{"answer": ${JSON.stringify(answer.text).slice(0, -1)}`,
        toolCalls: answer.toolCalls.map((call) => ({ ...call, input: call.input.slice(0, -1) })),
      };
    case "unknown-tool":
      return withCalls(answer, ({ id }) => ({ id, tool: "TeleportSearch", input: "{}" }), "TeleportSearch[Dallas]");
    case "wrong-arguments":
      return withCalls(answer, ({ id, tool }) => ({ id, tool, input: '{"where":7}' }), "$2[]");
    case "endless-loop":
      return lastAction(prompt) ?? answer;
    case "empty-answer":
      return { text: "", toolCalls: [], finish: "stop" };
    case "1mb-answer":
      return { text: "All work and no play. ".repeat(48_000).slice(0, 1 << 20), toolCalls: [], finish: "stop" };
    case "refusal":
      return { text: "I'm sorry, but I can't help with that.", toolCalls: [], finish: "content_filter" };
  }
}

/** Changes the calls of tools: the server's own, or the action in the text. */
function withCalls(
  answer: WireAnswer,
  change: (call: WireAnswer["toolCalls"][number]) => WireAnswer["toolCalls"][number],
  written: string,
): WireAnswer {
  return {
    ...answer,
    text: answer.text.replaceAll(action, `$1${written}`),
    toolCalls: answer.toolCalls.map(change),
  };
}

/** What was done last, once more; null where nothing was done yet. */
function lastAction({ messages }: ReceivedPrompt): WireAnswer | null {
  for (const message of messages.toReversed()) {
    // Examples of how to act are no acts.
    if (message.role === "system") continue;
    if (message.role === "assistant" && message.toolCalls) {
      const toolCalls = message.toolCalls.map(({ id, tool, input }) => ({
        id: `${id}-again`,
        tool,
        input: typeof input === "string" ? input : JSON.stringify(input),
      }));
      return { text: message.content, toolCalls, finish: "tool_calls" };
    }
    const written = [...message.content.matchAll(action)].at(-1);
    if (written) return { text: `I will look that up.\n${written[0]}`, toolCalls: [], finish: "stop" };
  }
  return null;
}
