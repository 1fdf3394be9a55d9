import { z } from "zod";

/**
 * What a language model is asked to be. The configuration maps each role to a named model; a role that it leaves out goes to
 * the model of `default`, all but "embedder".
 */
export const MODEL_ROLES = [
  /** The one that thinks and acts with tools (ReAct), and the elicitation agent of APEC-Travel. */
  "agent",
  /** Writes the plan from what was collected. */
  "planner",
  "pathfinder",
  "keypoints",
  "commonsense",
  "thought",
  "tool",
  "description",
  "evaluator",
  "reflector",
  /** Turns a free-text plan into a structured one, and reads what the rules could not. */
  "reader",
  "explainer",
  "traveler",
  "stenographer",
  "judge",
  /** Turns texts into vectors that are compared; no model that answers can. */
  "embedder",
] as const;
export const modelRoleSchema = z.enum(MODEL_ROLES);
export type ModelRole = z.infer<typeof modelRoleSchema>;
