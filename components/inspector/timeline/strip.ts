import type { EventLine } from "@/server/api";
import { EVENT_KINDS } from "../event-kinds";

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
  const perMs = width / lengthMs(lines);
  const bars: Record<Lane, Map<number, number>> = {
    models: new Map(),
    tools: new Map(),
    plans: new Map(),
    problems: new Map(),
  };
  const calls = new Map<string, number>();
  const mark = (lane: Lane, fromMs: number, toMs: number) => {
    const from = Math.min(Math.floor(fromMs * perMs), Math.max(0, Math.floor(width) - NARROWEST));
    const wide = Math.max(NARROWEST, Math.ceil((toMs - fromMs) * perMs));
    bars[lane].set(from, Math.max(wide, bars[lane].get(from) ?? 0));
  };
  for (const { type, atMs, callId, tookMs, state } of lines) {
    if (type === "modelCalled") mark("models", Math.max(0, atMs - (tookMs ?? 0)), atMs);
    if (type === "toolCalled" && callId !== null) calls.set(callId, atMs);
    if (type === "toolAnswered") mark("tools", calls.get(callId ?? "") ?? atMs, atMs);
    if (EVENT_KINDS[type].group === "plans") mark("plans", atMs, atMs);
    if (state === "bad") mark("problems", atMs, atMs);
  }
  return {
    models: pathOf(bars.models, 0),
    tools: pathOf(bars.tools, 1),
    plans: pathOf(bars.plans, 2),
    problems: pathOf(bars.problems, 3),
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
