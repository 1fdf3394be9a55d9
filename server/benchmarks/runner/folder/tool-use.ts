import { TOOL_NAMES } from "@/server/tools";
import type { EpisodeFigures } from "../episode-figures";

type Counts = Readonly<Record<string, number>>;

export interface ToolUse {
  readonly tool: string;
  readonly calls: number;
  /** Entries of the notebook that come from it. */
  readonly written: number;
  /** What a reference plan needs; null for what is no search, and where that is not known of every task. */
  readonly needed: number | null;
}

/** Means per trial by tool (TravelPlanner, Table 5). `needed`: of each trial's task, in the same order. */
export function toolUseOf(figures: readonly EpisodeFigures[], needed: readonly (Counts | null)[]): ToolUse[] {
  const known = needed.filter((counts) => counts !== null);
  const isKnown = known.length > 0 && known.length === needed.length;
  const called = new Set(figures.flatMap(({ toolCalls }) => Object.keys(toolCalls)));
  const searches = new Set(known.flatMap((counts) => Object.keys(counts)));
  const order = [...new Set([...TOOL_NAMES, ...called])].filter((tool) => called.has(tool));
  return order.map((tool) => ({
    tool,
    calls: mean(
      figures.map(({ toolCalls }) => toolCalls),
      tool,
    ),
    written: mean(
      figures.map(({ written }) => written),
      tool,
    ),
    needed: isKnown && searches.has(tool) ? mean(known, tool) : null,
  }));
}

function mean(counts: readonly Counts[], tool: string): number {
  return counts.reduce((sum, one) => sum + (one[tool] ?? 0), 0) / Math.max(counts.length, 1);
}
