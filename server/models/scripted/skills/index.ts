import type { Skill } from "../skill";
import { answerProbe } from "./answer-probe";
import { collect } from "./collect";
import { elicitationSkills } from "./elicitation";
import { humanLikeSkills } from "./human-like";
import { hybridSkills } from "./hybrid";
import { kitSkills } from "./kit";
import { planSkills } from "./write-plan";

/** All abilities of the scripted model; each knows its prompts by the names of their files. */
export const skills: readonly Skill[] = [
  collect,
  ...planSkills,
  ...humanLikeSkills,
  ...hybridSkills,
  ...elicitationSkills,
  ...kitSkills,
  answerProbe,
];
