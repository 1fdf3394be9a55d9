import { z } from "zod";
import type { ModelAnswer, ModelMessage, ModelToolCall } from "@/server/episodes";
import type { toolsAsSent } from "./request";

type SentTools = NonNullable<Awaited<ReturnType<typeof toolsAsSent>>>;

/** Messages for a server that takes no tools: the tools are described first, and calls and answers of before are told as text. */
export function inWords(tools: SentTools, messages: readonly ModelMessage[]): ModelMessage[] {
  const described = tools.map(({ name, description, input }) => {
    return `${name}: ${description}\nArguments: ${JSON.stringify(input)}`;
  });
  const content = `You can call these tools:\n\n${described.join("\n\n")}\n\nTo call one, write on a line of its own:\n<tool_call>{"name": "NAME", "arguments": {…}}</tool_call>\nand end your answer.`;
  return [{ role: "system", content }, ...messages.map(asText)];
}

function asText(message: ModelMessage): ModelMessage {
  if (message.role === "tool") return { role: "user", content: `Answer of ${message.tool}:\n${message.content}` };
  if (message.role !== "assistant" || message.toolCalls === undefined) return message;
  const calls = message.toolCalls.map(({ tool, input }) => {
    return `<tool_call>${JSON.stringify({ name: tool, arguments: input })}</tool_call>`;
  });
  return { role: "assistant", content: [message.content, ...calls].filter((part) => part !== "").join("\n") };
}

const CALL = /<tool_call>\s*([\s\S]*?)\s*(?:<\/tool_call>|$)/g;
const callSchema = z.object({ name: z.string().min(1).max(200), arguments: z.json().default({}) });

/** The answer with the calls that stand in its text as calls; what is no call stays text. */
export function withCallsRead(answer: ModelAnswer): ModelAnswer {
  const toolCalls: ModelToolCall[] = [];
  const text = answer.text.replace(CALL, (whole, written: string) => {
    const call = callSchema.safeParse(jsonOf(written));
    if (!call.success) return whole;
    toolCalls.push({ id: `call-${toolCalls.length + 1}`, tool: call.data.name, input: call.data.arguments });
    return "";
  });
  if (toolCalls.length === 0) return answer;
  return { ...answer, text: text.trim(), toolCalls: [...answer.toolCalls, ...toolCalls], finish: "tool calls" };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
