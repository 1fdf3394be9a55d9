import { createHash } from "node:crypto";
import type { ModelMessage } from "@/server/episodes";

/** A request as the scripted server received it. Nothing else reaches a skill: no world, no task, no gold. */
export interface ReceivedPrompt {
  /** Name of the file that the prompt is from, as this project's gateway sends it; null where another client asks. */
  readonly prompt: string | null;
  readonly messages: readonly ModelMessage[];
  /** Names of the tools offered by the server's protocol. */
  readonly tools: readonly string[];
}

export interface ScriptedReply {
  readonly text: string;
  readonly toolCalls?: readonly { readonly tool: string; readonly input: Readonly<Record<string, unknown>> }[];
}

/** Computes the reply to one kind of prompt from the prompt's own words; text alone calls no tools. */
export type Skill = (prompt: ReceivedPrompt) => string | ScriptedReply | Promise<string | ScriptedReply>;

/** By the name of the prompt's file, however it is worded; a single skill replies to all prompts. */
export type Skills = Readonly<Record<string, Skill>> | Skill;

const UNKNOWN =
  'I am a scripted model: I know the prompts of this project\'s agents by the names of their files, which the request gives as "metadata": { "prompt": "…" }, and nothing else.';

/** The reply of the skill that the prompt is for; without one, a plain answer that says so. */
export async function replyTo(prompt: ReceivedPrompt, skills: Skills): Promise<ScriptedReply> {
  const name = prompt.prompt ?? "";
  const skill = typeof skills === "function" ? skills : Object.hasOwn(skills, name) ? skills[name] : undefined;
  const reply = (await skill?.(prompt)) ?? UNKNOWN;
  return typeof reply === "string" ? { text: reply } : reply;
}

/**
 * The reply as a model of this quality (0–1) gives it: with probability 1 − quality it errs, which is to break off somewhere in the text and
 * call no tool. Whether and where follows from `seed` alone, so that what a better model gets wrong a worse one gets wrong too.
 */
export function ofQuality(quality: number, reply: ScriptedReply, seed: string): ScriptedReply {
  const drawn = createHash("sha256").update(seed).digest().readUIntBE(0, 6) / 2 ** 48;
  if (drawn >= 1 - quality) return reply;
  return { text: reply.text.slice(0, Math.floor((reply.text.length * drawn) / (1 - quality))) };
}
