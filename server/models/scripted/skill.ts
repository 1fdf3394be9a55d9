import type { ModelMessage } from "@/server/episodes";

/** A request as the scripted server received it. Nothing else reaches a skill: no world, no task, no gold. */
export interface ReceivedPrompt {
  /** Name of the file that the prompt is from, as this project's gateway sends it; null where another client asks. */
  readonly prompt: string | null;
  readonly messages: readonly ModelMessage[];
  /** Names of the tools offered by the server's protocol. */
  readonly tools: readonly string[];
  readonly temperature: number;
}

export interface ScriptedReply {
  readonly text: string;
  readonly toolCalls?: readonly { readonly tool: string; readonly input: Readonly<Record<string, unknown>> }[];
}

/**
 * One ability of the scripted model, for one kind of prompt of this project: it knows the prompt by the name of its file, however it is
 * worded, and computes the reply from the prompt's own words.
 */
export interface Skill {
  readonly name: string;
  /** Names of the prompts that it replies to, or all that there are. */
  readonly prompts: readonly string[] | "all";
  reply(prompt: ReceivedPrompt): ScriptedReply | Promise<ScriptedReply>;
}
