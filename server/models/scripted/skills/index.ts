import type { Skill } from "../skill";
import { collectSkills } from "./collect";
import { elicitationSkills } from "./elicitation";
import { humanLikeSkills } from "./human-like";
import { kitSkills } from "./kit";
import { rolloutSkills } from "./rollouts";
import { planSkills } from "./write-plan";

/** The questions of `models check`: calls the tool that is offered, names a city in JSON, or is ready. */
const answerProbe: Skill = ({ messages, tools: [tool] }) => {
  if (tool !== undefined) return { text: "", toolCalls: [{ tool, input: { city: "Oslo" } }] };
  return messages.at(-1)?.content.includes("JSON") === true ? '{"city": "Oslo"}' : "ready";
};

/** All that the scripted model can do. */
export const skills: Readonly<Record<string, Skill>> = {
  ...{ ...collectSkills, ...planSkills, ...humanLikeSkills, ...elicitationSkills, ...kitSkills, ...rolloutSkills },
  "models/check/probe": answerProbe,
};
