import { z } from "zod";

/**
 * Kinds of failure as the papers count them. Of the work with tools (TravelPlanner, Figure 2): the first six. Of the plan
 * (TravelPlanner, Table 4; human-like reasoning, Figure 5): the commonsense rules, then the demands. The classes of TDAG, section 5.3, for
 * plans of timed actions: CTF, CKE, EIM and CNC.
 */
export const FAILURE_KINDS = [
  "invalid action",
  "argument error",
  "dead loop: invalid actions",
  "dead loop: same action",
  "step limit",
  "limit",
  "context overflow",
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
  "cascading task failure",
  "commonsense knowledge",
  "external information",
  "constraint",
  "model unavailable",
  "internal",
] as const;
export const failureKindSchema = z.enum(FAILURE_KINDS);
export type FailureKind = z.infer<typeof failureKindSchema>;

/** Whose fault a failure is. */
export const faultSideSchema = z.enum(["agent", "traveler simulator", "environment", "task"]);
export type FaultSide = z.infer<typeof faultSideSchema>;
