import { createHash } from "node:crypto";
import type { ReceivedPrompt, ScriptedReply, Skills } from "./skill";

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
