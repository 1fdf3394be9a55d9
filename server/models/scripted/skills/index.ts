import type { Skill } from "../skill";
import { collect } from "./collect";
import { elicitationSkills } from "./elicitation";
import { humanLikeSkills } from "./human-like";
import { hybridSkills } from "./hybrid";
import { planStepwise } from "./plan-stepwise";
import { readPlan } from "./read-plan";
import { reflect } from "./reflect";
import { writePlan } from "./write-plan";

/** All abilities of the scripted model; the first one that recognises a prompt replies to it. */
export const skills: readonly Skill[] = [
  writePlan,
  planStepwise,
  collect,
  reflect,
  readPlan,
  ...humanLikeSkills,
  ...hybridSkills,
  ...elicitationSkills,
];
