import type { Dial, ReceivedPrompt, ScriptedReply, Skill } from "./skill";

const UNRECOGNISED =
  "I am a scripted model: I know the prompts of this project's agents and nothing else. None of my skills recognises this one.";

/** The reply of the first skill that recognises the prompt; without one, a plain answer that says so. */
export async function replyTo(prompt: ReceivedPrompt, dial: Dial, skills: readonly Skill[]): Promise<ScriptedReply> {
  const skill = skills.find((candidate) => candidate.recognises(prompt));
  return skill?.reply(prompt, dial) ?? { text: UNRECOGNISED };
}
