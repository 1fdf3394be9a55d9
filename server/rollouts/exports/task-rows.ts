import { rowOf } from "@/server/environment";
import type { Rollout } from "@/server/views";

/** What a rollout's task begins with: for GRPO in TRL, whose trainer hands the whole row to the environment's reset. */
export function grpoRow({ messages, seed, task_set }: Rollout): object {
  return { prompt: messages.slice(0, 1), seed, task_set };
}

/** The row that begins the task in verifiers and NeMo Gym, as `env tasks` writes it. */
export function gymRow({ messages, tools, seed, task_set }: Rollout): Readonly<Record<string, unknown>> {
  const offered = tools
    .map((tool) => tool.function)
    .map(({ parameters, ...tool }) => ({ ...tool, inputSchema: parameters }));
  return rowOf({ prompt: messages[0]?.content ?? "", tools: offered }, { seed, task_set });
}

/** The same with what the model did and what it earned: a scored rollout of NeMo Gym, which `env verify` scores again. */
export function gymRollout(rollout: Rollout): object {
  const { messages, reward, reward_components } = rollout;
  let calls = 0;
  const unanswered: string[] = [];
  const output = messages.slice(1).flatMap((message): object[] => {
    if (message.role === "tool") {
      return [{ type: "function_call_output", call_id: unanswered.shift() ?? "", output: message.content }];
    }
    if (message.role !== "assistant") return [];
    const said = { type: "message", role: "assistant", content: [{ type: "output_text", text: message.content }] };
    const made = (message.tool_calls ?? []).map(({ function: { name, arguments: input } }) => {
      calls += 1;
      unanswered.push(`call-${calls}`);
      return { type: "function_call", name, arguments: textOf(input), call_id: `call-${calls}` };
    });
    return [...(message.content === "" ? [] : [said]), ...made];
  });
  return { ...gymRow(rollout), response: { output }, reward, reward_components };
}

/** Arguments go over this wire as text; those that were no JSON are that text already. */
function textOf(input: unknown): string {
  return typeof input === "string" ? input : JSON.stringify(input);
}
