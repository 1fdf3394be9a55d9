import type { ModelMessage } from "@/server/episodes";

/** A request as the scripted server received it. Nothing else reaches a skill: no world, no task, no gold. */
export interface ReceivedPrompt {
  readonly messages: readonly ModelMessage[];
  /** Names of the tools offered by the server's protocol. */
  readonly tools: readonly string[];
  readonly temperature: number;
}

/**
 * The quality dial: how often the scripted model errs. Draws are repeatable: they follow from the prompt, the sample and the
 * model's seed.
 */
export interface Dial {
  /** Whether it errs this time, in the way named: an item forgotten, one used again, a number miscounted, a name invented, a rule overlooked. */
  errs(way: "forget" | "repeat" | "miscount" | "invent" | "overlook"): boolean;
  /** Uniform in 0 … count − 1. */
  draw(count: number): number;
}

export interface ScriptedReply {
  readonly text: string;
  readonly toolCalls?: readonly { readonly tool: string; readonly input: Readonly<Record<string, unknown>> }[];
}

/**
 * One ability of the scripted model, for one kind of prompt of this project (in the agents' `prompts` folders): it recognises the
 * prompt by its wording and computes the reply from what stands in it.
 */
export interface Skill {
  readonly name: string;
  recognises(prompt: ReceivedPrompt): boolean;
  reply(prompt: ReceivedPrompt, dial: Dial): ScriptedReply | Promise<ScriptedReply>;
}
