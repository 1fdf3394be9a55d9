import type { Skill } from "../../skill";
import { explainPlan } from "./explain-plan";
import { markMessage } from "./mark-message";

/** For the prompts of the hybrid agent, and for reading in the chat. */
export const hybridSkills: readonly Skill[] = [explainPlan, markMessage];
