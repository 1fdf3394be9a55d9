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

/** Computes the reply to one kind of prompt from the prompt's own words; text alone calls no tools. */
export type Skill = (prompt: ReceivedPrompt) => string | ScriptedReply | Promise<string | ScriptedReply>;

/** By the name of the prompt's file, however it is worded; a single skill replies to all prompts. */
export type Skills = Readonly<Record<string, Skill>> | Skill;
