import type { Outline } from "../outline/outline";
import { routeText } from "../outline/route";

/** A step of the collection: what the Thought agent wanted, what the Tool agent called, what came of it in short. */
export interface CollectedStep {
  readonly thought: string;
  readonly action: string;
  readonly observation: string;
}

export interface StrategyState {
  readonly outline: Outline;
  /** The day that is being planned, from 1. */
  readonly day: number;
  /** Days planned so far, in words. */
  readonly planned: readonly string[];
  /** Steps so far, all days. */
  readonly steps: readonly CollectedStep[];
  /** Of everything in the Knowledge Block, the short descriptions. */
  readonly collected: readonly string[];
  /** What was wrong with the day's plans, so that it is collected now; empty before the first try. */
  readonly faults: readonly string[];
  /** How far back the Plan agent looks, in a sentence; null where it sees all that was written down. */
  readonly planReads: string | null;
  /** Trimmed as in the ablation of Table 2: no guidance for the day, nothing of the Knowledge Block, no budget, no key points. */
  readonly isTrimmed: boolean;
}

/** Steps that are shown; earlier ones stand in the list of what was collected. */
const STEPS_SHOWN = 8;
const STEPS_FOR_TOOL = 3;

/** The Strategy Block (human-like reasoning, section 3.4 and appendix A.7.1): what the Thought agent decides on. */
export function strategyText(state: StrategyState): string {
  const { outline, day, planned, steps, collected, faults, planReads, isTrimmed } = state;
  const parts: (string | null)[] = [
    ...outlineParts(outline, isTrimmed),
    list("Planned so far:", planned),
    isTrimmed ? null : list("Collected so far:", collected),
    isTrimmed
      ? "Collect what the next day needs, then have it planned."
      : `Now collect what day ${day} needs, and only what is not collected yet; then have day ${day} planned with DailyPlanner.`,
    isTrimmed ? null : planReads,
    list(`The first plans of day ${day} had faults. Collect what mends them:`, faults),
    ...steps.slice(-STEPS_SHOWN).map(stepText),
  ];
  return parts.filter(isThere).join("\n\n");
}

function stepText({ thought, action, observation }: CollectedStep): string {
  return `Thought: ${thought}\nAction: ${action}\nObservation: ${observation}`;
}

/** What of the Strategy Block the Plan agent is given: the outline with its key points and guides. */
export function outlineText(outline: Outline, isTrimmed: boolean): string {
  return outlineParts(outline, isTrimmed).filter(isThere).join("\n\n");
}

/** The end of the block, for the Tool agent: where the trip goes, and the last steps. */
export function recentText(outline: Outline, steps: readonly CollectedStep[]): string {
  const route = outline.route === null ? null : `Outline of the trip:\n${routeText(outline.route)}`;
  return [route, ...steps.slice(-STEPS_FOR_TOOL).map(stepText)].filter(isThere).join("\n\n");
}

function outlineParts(outline: Outline, isTrimmed: boolean): (string | null)[] {
  return [
    outline.route === null ? null : `Outline of the trip:\n${routeText(outline.route)}`,
    list("How it can be traveled:", outline.transportation),
    isTrimmed || outline.keyPoints === "" ? null : `Key points of the request:\n${outline.keyPoints}`,
    outline.commonsense === "" ? null : `What every plan keeps:\n${outline.commonsense}`,
    isTrimmed ? null : budgetText(outline),
  ];
}

function isThere(part: string | null): part is string {
  return part !== null;
}

/** Shared out evenly over the days; a first bound, not a rule of the request. */
function budgetText({ budgetDollars, route }: Outline): string | null {
  if (budgetDollars === null || route === null) return null;
  const perDay = Math.floor(budgetDollars / route.days.length);
  return `The expenses of a day, all travelers together, should not exceed ${perDay} dollars on average.`;
}

function list(title: string, items: readonly string[]): string | null {
  return items.length === 0 ? null : `${title}\n${items.map((item) => `- ${item}`).join("\n")}`;
}
