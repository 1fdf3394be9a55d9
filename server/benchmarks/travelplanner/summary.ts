import { type Episode, lastEvent } from "@/server/episodes";
import {
  summariseTravelplanner,
  type TravelplannerQuery,
  type TravelplannerRates,
  type TravelplannerVerdict,
} from "@/server/scoring";
import { TOOL_NAMES } from "@/server/tools";
import type { FailureKind, FaultSide, RunIdentity, RunSettings } from "@/server/trip";
import { type EpisodeFigures, figuresOf, neededSearches, sumOrUnknown } from "./episode-figures";
import { failedChecks } from "./failed-checks";
import { passPowerK, sampleDeviation } from "./pass-power-k";
import type { ReferenceLegs } from "./reference-legs";

/** `summary.json` of a run (design.md, "The command line"). Rates and counts are over all trials. */
export interface TravelplannerSummary extends Pick<RunSettings, "input" | "mode" | "protocol" | "without"> {
  readonly runId: string;
  readonly benchmark: "travelplanner";
  readonly world: string;
  readonly agent: string;
  /** The name that was asked for; null for agents without a model, and where the configured roles played. */
  readonly model: string | null;
  /** Whether the model is scripted: the figures say nothing of real ones. */
  readonly scripted: boolean;
  readonly rates: TravelplannerRates;
  readonly passed: number;
  readonly total: number;
  /** Of each query. */
  readonly trials: number;
  /** Mean over queries of the chance that k of their trials all pass, for k = 1 … trials. */
  readonly passPowerK: readonly number[];
  /** Standard deviation of the final pass rate over trials; null with one. */
  readonly spread: number | null;
  /** Reading the text, planning and verifying, per query. */
  readonly ms: { readonly median: number; readonly p95: number; readonly max: number };
  /** Of the process that finished the run. */
  readonly peakMemoryMb: number;
  /** In how many trials each failure was found, the most frequent first. */
  readonly failures: readonly { readonly kind: FailureKind; readonly side: FaultSide; readonly trials: number }[];
  readonly modelCalls: number;
  readonly retries: number;
  readonly tokens: number | "unknown";
  readonly costUsd: number | "unknown";
  /** Means per trial by tool, as TravelPlanner's Table 5 compares them. */
  readonly toolUse: readonly ToolUse[];
  readonly items: readonly TravelplannerItem[];
}

export interface ToolUse {
  readonly tool: string;
  readonly calls: number;
  /** Entries of the notebook that come from it. */
  readonly written: number;
  /** What the reference plan needs; null for what is no search, and where the reference legs are not known. */
  readonly needed: number | null;
}

export interface TravelplannerItem {
  readonly idx: number;
  /** From 0; left out where there is one trial. */
  readonly trial?: number;
  readonly ms: number;
  readonly final: boolean;
  /** Why the query is not passed; null when it is. */
  readonly reason: string | null;
}

/** One trial of a query with what came of it. */
export interface FinishedTrial {
  readonly query: TravelplannerQuery;
  readonly trial: number;
  readonly episode: Episode;
  readonly verdict: TravelplannerVerdict;
  readonly legs: ReferenceLegs | null;
}

export interface SummarisedRun {
  readonly runId: string;
  readonly identity: RunIdentity;
  readonly model: string | null;
  readonly scripted: boolean;
}

/** The summary of a run's finished trials. */
export function summarise(
  { runId, identity, model, scripted }: SummarisedRun,
  finished: readonly FinishedTrial[],
): TravelplannerSummary {
  const { settings, trials } = identity;
  const items = finished.map((one) => itemOf(one, trials));
  const verdicts = finished.map(({ verdict }) => verdict);
  const queries = finished.map(({ query }) => query);
  const times = items.map((item) => item.ms).sort((a, b) => a - b);
  const figures = finished.map(({ episode }) => figuresOf(episode.events.map(({ event }) => event)));
  const { input, mode, protocol, without } = settings;
  return {
    runId,
    benchmark: "travelplanner",
    world: identity.world.name,
    agent: identity.agent,
    ...{ mode, input, protocol, without },
    model,
    scripted,
    rates: summariseTravelplanner(verdicts, queries),
    passed: items.filter((item) => item.final).length,
    total: items.length,
    trials,
    passPowerK: passPowerK(talliesOf(finished), trials),
    spread: sampleDeviation(passRatesOf(finished, trials)),
    ms: { median: quantile(times, 0.5), p95: quantile(times, 0.95), max: times.at(-1) ?? 0 },
    peakMemoryMb: Math.round(process.resourceUsage().maxRSS / 1024),
    failures: failuresOfAll(finished),
    modelCalls: total(figures.map((one) => one.modelCalls)),
    retries: total(figures.map((one) => one.retries)),
    tokens: sumOrUnknown(figures.map((one) => one.tokens)),
    costUsd: sumOrUnknown(figures.map((one) => one.costUsd)),
    toolUse: toolUseOf(figures, finished),
    items,
  };
}

function talliesOf(finished: readonly FinishedTrial[]) {
  const tallies = new Map<number, { trials: number; passed: number }>();
  for (const { query, verdict } of finished) {
    const { trials, passed } = tallies.get(query.idx) ?? { trials: 0, passed: 0 };
    tallies.set(query.idx, { trials: trials + 1, passed: passed + (verdict.final ? 1 : 0) });
  }
  return [...tallies.values()];
}

function passRatesOf(finished: readonly FinishedTrial[], trials: number): number[] {
  return Array.from({ length: trials }, (_, trial) => {
    const ofTrial = finished.filter((one) => one.trial === trial);
    return ofTrial.filter(({ verdict }) => verdict.final).length / Math.max(ofTrial.length, 1);
  });
}

function failuresOfAll(finished: readonly FinishedTrial[]): TravelplannerSummary["failures"] {
  const counts = new Map<string, { kind: FailureKind; side: FaultSide; trials: number }>();
  for (const { episode } of finished) {
    for (const { event } of episode.events) {
      if (event.type !== "failureFound") continue;
      const key = `${event.kind} ${event.side}`;
      const { kind, side } = event;
      counts.set(key, { kind, side, trials: (counts.get(key)?.trials ?? 0) + 1 });
    }
  }
  return [...counts.values()].sort((a, b) => b.trials - a.trials);
}

function toolUseOf(figures: readonly EpisodeFigures[], finished: readonly FinishedTrial[]): ToolUse[] {
  const legs = finished.flatMap((one) => (one.legs === null ? [] : [one.legs]));
  const needed = legs.length === finished.length ? legs.map(neededSearches) : null;
  const mean = (counts: readonly Readonly<Record<string, number>>[], tool: string) =>
    total(counts.map((one) => one[tool] ?? 0)) / Math.max(counts.length, 1);
  const called = new Set(figures.flatMap(({ toolCalls }) => Object.keys(toolCalls)));
  const searches = new Set(needed?.flatMap((counts) => Object.keys(counts)));
  const order = [...TOOL_NAMES, ...called].filter(
    (tool, index, all) => called.has(tool) && all.indexOf(tool) === index,
  );
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
    needed: needed !== null && searches.has(tool) ? mean(needed, tool) : null,
  }));
}

function itemOf({ query, trial, episode, verdict }: FinishedTrial, trials: number): TravelplannerItem {
  const ms = Math.round((episode.events.at(-1)?.atMs ?? 0) * 10) / 10;
  const reason = verdict.final ? null : reasonOf(episode, verdict);
  return { idx: query.idx, ...(trials > 1 ? { trial } : {}), ms, final: verdict.final, reason };
}

function reasonOf(episode: Episode, verdict: TravelplannerVerdict): string {
  const error = lastEvent(episode, "error");
  if (error) return `error: ${error.message}`;
  const noPlan = lastEvent(episode, "noPlanFound");
  if (noPlan) return `no plan: ${noPlan.explanation}`;
  const asked = lastEvent(episode, "asked");
  if (asked) return `unclear: ${asked.questions.map((question) => question.field).join(", ")}`;
  const ended = lastEvent(episode, "ended")?.reason;
  if (!verdict.delivered && ended !== undefined && ended !== "done") return `no plan: ${ended}`;
  return failedChecks(verdict).join(" ");
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

/** The value below which a share of the sorted values lies, by the nearest rank; the median of an even count is the mean of the middle two. */
function quantile(sorted: readonly number[], share: number): number {
  const rank = share * sorted.length;
  const upper = sorted[Math.min(Math.max(Math.ceil(rank), 1), sorted.length) - 1] ?? 0;
  const lower = share === 0.5 && Number.isInteger(rank) ? (sorted[rank] ?? upper) : upper;
  return Math.round(((upper + lower) / 2) * 10) / 10;
}
