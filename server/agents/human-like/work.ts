import type { PromptPart } from "@/server/models";
import type { AgentContext } from "../agent";
import type { CallTool } from "../tool-caller";
import type { CollectedStep } from "./blocks/strategy-block";
import type { PlannedDay } from "./daily/plan-day";
import type { Memory } from "./memory";
import type { Outline } from "./outline/outline";

/** A trip in the making: what it is made with, and how far it is. */
export interface Work {
  /** The request in words, with the day on which they are said. */
  readonly request: PromptPart;
  readonly outline: Outline;
  readonly context: AgentContext;
  readonly callTool: CallTool;
  readonly memory: Memory;
  readonly steps: CollectedStep[];
  /** The days planned so far, in order. */
  readonly planned: PlannedDay[];
  /** Of the day that is being planned: what its first plans had wrong; null before they were made. */
  faults: readonly string[] | null;
}

export function beginWork(about: Pick<Work, "request" | "outline" | "context" | "callTool" | "memory">): Work {
  return { ...about, steps: [], planned: [], faults: null };
}

/** The day that is being planned, from 1. */
export function currentDay({ planned }: Work): number {
  return planned.length + 1;
}

export function isSwitchedOff(work: Work, part: "outline" | "strategy" | "knowledge" | "search"): boolean {
  return work.context.without.includes(part);
}
