import type { ReceivedPrompt } from "../skill";

/** A step of the past: what was called, and the answer as far as it is still shown. */
export interface PastStep {
  readonly tool: string;
  readonly inputs: readonly string[];
  readonly observation: string;
}

const STEP =
  /^Action \d+: ([A-Za-z]+)\[([\s\S]*?)\]?\nObservation \d+: ([\s\S]*?)(?=\n\nThought \d+:|\n\nReflection \d+:|(?![\s\S]))/gm;

/** The steps of a plain-text scratchpad: "Action 1: …" with its "Observation 1: …". */
export function stepsInText(body: string): PastStep[] {
  return [...body.matchAll(STEP)].map(([, tool = "", inputs = "", observation = ""]) => ({
    tool,
    inputs: tool === "NotebookWrite" || tool === "Planner" ? [inputs] : inputs.split(", "),
    observation,
  }));
}

/** The steps of a conversation by the server's tool protocol. */
export function stepsInMessages({ messages }: ReceivedPrompt): PastStep[] {
  const answers = new Map(
    messages.flatMap((message) => (message.role === "tool" ? [[message.callId, message.content] as const] : [])),
  );
  return messages.flatMap((message) => {
    if (message.role !== "assistant") return [];
    return (message.toolCalls ?? []).map(({ id, tool, input }) => ({
      tool,
      inputs: typeof input === "object" && input !== null ? Object.values(input).map(String) : [String(input)],
      observation: answers.get(id) ?? "",
    }));
  });
}
