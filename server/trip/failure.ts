import { z } from "zod";

/**
 * Kinds of failure as the papers count them. Of the work with tools (TravelPlanner, Figure 2): the first six. Of the plan
 * (TravelPlanner, Table 4; human-like reasoning, Figure 5): the commonsense rules, then the demands.
 */
export const FAILURE_KINDS = [
  "invalid action",
  "argument error",
  "dead loop: invalid actions",
  "dead loop: same action",
  "step limit",
  "limit",
  "no plan",
  "unclear",
  "hallucination",
  "missing information",
  "city route",
  "restaurant repeated",
  "attraction repeated",
  "lodging",
  "transportation",
  "outside the city",
  "budget",
  "cuisine",
  "room type",
  "house rule",
  "transportation demand",
  "model unavailable",
  "internal",
] as const;
export const failureKindSchema = z.enum(FAILURE_KINDS);
export type FailureKind = z.infer<typeof failureKindSchema>;

/** Whose fault a failure is. */
export const faultSideSchema = z.enum(["agent", "traveler simulator", "environment", "task"]);
export type FaultSide = z.infer<typeof faultSideSchema>;
