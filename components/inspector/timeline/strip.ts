import type { EventLine } from "@/server/api";
import { EVENT_KINDS } from "../event-kinds";
import type { AgentLane } from "./agent-lanes";

/** The lanes of the strip, from top to bottom. */
export const LANES = ["models", "tools", "plans", "problems"] as const;
export type Lane = (typeof LANES)[number];
export const LANE_HEIGHT = 14;
const BAR_HEIGHT = 8;
const NARROWEST = 2;

/** How long the strip's time is: to the last event, and never nothing. */
export function lengthMs(lines: readonly EventLine[]): number {
  return Math.max(1, lines.at(-1)?.atMs ?? 1);
}

/**
 * What happened when, as one path for each lane: a model's call as long as it took, a tool's call until its answer, plans
 * and problems as marks. Marks on the same pixel are drawn once, so a path never grows beyond the strip's width.
 */
export function stripPaths(lines: readonly EventLine[], width: number): Record<Lane, string> {
  const mark = markerOf(lines, width);
  const bars: Record<Lane, Map<number, number>> = {
    models: new Map(),
    tools: new Map(),
    plans: new Map(),
    problems: new Map(),
  };
  const calls = new Map<string, number>();
  for (const { type, atMs, callId, tookMs, state } of lines) {
    if (type === "modelCalled") mark(bars.models, Math.max(0, atMs - (tookMs ?? 0)), atMs);
    if (type === "toolCalled" && callId !== null) calls.set(callId, atMs);
    if (type === "toolAnswered") mark(bars.tools, calls.get(callId ?? "") ?? atMs, atMs);
    if (EVENT_KINDS[type].group === "plans") mark(bars.plans, atMs, atMs);
    if (state === "bad") mark(bars.problems, atMs, atMs);
  }
  return {
    models: pathOf(bars.models, 0),
    tools: pathOf(bars.tools, 1),
    plans: pathOf(bars.plans, 2),
    problems: pathOf(bars.problems, 3),
  };
}

/** When agents worked, as one path for each lane, below the others. */
export function agentPaths(lanes: readonly AgentLane[], lines: readonly EventLine[], width: number): string[] {
  const mark = markerOf(lines, width);
  return lanes.map(({ spans }, index) => {
    const bars = new Map<number, number>();
    for (const [fromMs, toMs] of spans) mark(bars, fromMs, toMs);
    return pathOf(bars, LANES.length + index);
  });
}

/** Marks a length of time in a lane, from a pixel to its width. */
function markerOf(lines: readonly EventLine[], width: number) {
  const perMs = width / lengthMs(lines);
  return (bars: Map<number, number>, fromMs: number, toMs: number): void => {
    const from = Math.min(Math.floor(fromMs * perMs), Math.max(0, Math.floor(width) - NARROWEST));
    const wide = Math.max(NARROWEST, Math.ceil((toMs - fromMs) * perMs));
    bars.set(from, Math.max(wide, bars.get(from) ?? 0));
  };
}

function pathOf(bars: ReadonlyMap<number, number>, lane: number): string {
  const top = lane * LANE_HEIGHT + (LANE_HEIGHT - BAR_HEIGHT) / 2;
  return [...bars].map(([from, wide]) => `M${from} ${top}h${wide}v${BAR_HEIGHT}h${-wide}z`).join("");
}

/** The place in `lines` of the event that is nearest to a moment; -1 where there are none. */
export function nearestTo(lines: readonly EventLine[], ms: number): number {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.atMs ?? 0) < ms) low = middle + 1;
    else high = middle;
  }
  const [before, after] = [lines[low - 1], lines[low]];
  return before && after && ms - before.atMs < after.atMs - ms ? low - 1 : Math.min(low, lines.length - 1);
}
