import type { Skill } from "../../skill";
import { explainPlan } from "./explain-plan";
import { readAnswer } from "./read-answer";
import { readRequest } from "./read-request";

/** For the prompts of the hybrid agent, and for reading in the chat. */
export const hybridSkills: readonly Skill[] = [readRequest, readAnswer, explainPlan];
