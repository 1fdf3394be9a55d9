import { type Episode, lastEvent } from "@/server/episodes";
import { passPowerK, sampleDeviation } from "@/server/statistics";
import {
  type FailureKind,
  type FaultSide,
  type Rates,
  type ReplacedInRun,
  type RunIdentity,
  type RunSettings,
  ratesOf,
  type TrialResult,
} from "@/server/views";
import type { Benchmark, BenchmarkTask } from "../../benchmark";
import { figuresOf, sumOrUnknown } from "../episode-figures";
import { isUnanswered } from "../failures";
import { replacedInTrials } from "../result-of";
import { type ToolUse, toolUseOf } from "./tool-use";

/** `summary.json` of a run (design.md, "The command line"). Rates and counts are over all trials. */
export interface RunSummary extends Pick<RunSettings, "input" | "mode" | "protocol" | "without" | "objective"> {
  readonly runId: string;
  readonly benchmark: string;
  readonly world: string;
  readonly agent: string;
  /** The name that was asked for; null for agents without a model, and where the configured roles played. */
  readonly model: string | null;
  /** Whether the model is scripted: the figures say nothing of real ones. */
  readonly scripted: boolean;
  readonly rates: Rates;
  readonly passed: number;
  readonly total: number;
  /** Of each task. */
  readonly trials: number;
  /** Mean over tasks of the chance that k of their trials all pass, for k = 1 … trials. */
  readonly passPowerK: readonly number[];
  /** Standard deviation of the share that passes over trials; null with one. */
  readonly spread: number | null;
  /** Reading the text, planning and verifying, per task. */
  readonly ms: { readonly median: number; readonly p95: number; readonly max: number };
  /** Of the process that finished the run. */
  readonly peakMemoryMb: number;
  /** In how many trials each failure was found, the most frequent first. */
  readonly failures: readonly { readonly kind: FailureKind; readonly side: FaultSide; readonly trials: number }[];
  readonly modelCalls: number;
  readonly retries: number;
  readonly tokens: number | "unknown";
  readonly costUsd: number | "unknown";
  /** Where code took a model's place; left out where it did not. */
  readonly replaced?: ReplacedInRun;
  /** Means per trial by tool, as TravelPlanner's Table 5 compares them. */
  readonly toolUse: readonly ToolUse[];
  readonly items: readonly SummaryItem[];
}

/** One trial, after the benchmark's own names of its task (`idx`, `id`). */
export interface SummaryItem {
  readonly [name: string]: string | number | boolean | null;
  readonly ms: number;
  /** By the benchmark's scorer. */
  readonly score: number;
  readonly final: boolean;
  /** Why the task is not passed; null when it is. */
  readonly reason: string | null;
}

/** One trial of a task with what came of it. */
export interface FinishedTrial {
  readonly task: BenchmarkTask;
  readonly trial: number;
  readonly episode: Episode;
  readonly result: TrialResult;
}

export interface SummarizedRun {
  readonly runId: string;
  readonly identity: RunIdentity;
  readonly model: string | null;
  readonly scripted: boolean;
}

/** The summary of a run's finished trials. */
export function summarize(
  benchmark: Benchmark,
  { runId, identity, model, scripted }: SummarizedRun,
  finished: readonly FinishedTrial[],
): RunSummary {
  const { settings, trials } = identity;
  const items = finished.map((one) => itemOf(benchmark, one, trials));
  const times = items.map((item) => item.ms).sort((a, b) => a - b);
  const figures = finished.map(({ episode }) => figuresOf(episode.events.map(({ event }) => event)));
  const replaced = replacedInTrials(finished.map(({ result }) => result));
  const { input, mode, protocol, without, objective } = settings;
  return {
    runId,
    benchmark: benchmark.info.name,
    world: identity.world.name,
    agent: identity.agent,
    ...{ mode, input, protocol, without, objective },
    model,
    scripted,
    rates: ratesOf(
      benchmark.info.rates,
      finished.map(({ result }) => result.tallies),
    ),
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
    ...(replaced && { replaced }),
    toolUse: toolUseOf(
      figures,
      finished.map(({ task }) => benchmark.neededCalls(task)),
    ),
    items,
  };
}

function talliesOf(finished: readonly FinishedTrial[]) {
  const tallies = new Map<string, { trials: number; passed: number }>();
  for (const { task, result } of finished) {
    const { trials, passed } = tallies.get(task.id) ?? { trials: 0, passed: 0 };
    tallies.set(task.id, { trials: trials + 1, passed: passed + (result.passed ? 1 : 0) });
  }
  return [...tallies.values()];
}

function passRatesOf(finished: readonly FinishedTrial[], trials: number): number[] {
  return Array.from({ length: trials }, (_, trial) => {
    const ofTrial = finished.filter((one) => one.trial === trial);
    return ofTrial.filter(({ result }) => result.passed).length / Math.max(ofTrial.length, 1);
  });
}

function failuresOfAll(finished: readonly FinishedTrial[]): RunSummary["failures"] {
  const counts = new Map<string, { kind: FailureKind; side: FaultSide; trials: number }>();
  const ofTrial = ({ result }: FinishedTrial) =>
    new Map(result.failures.map((failure) => [`${failure.kind} ${failure.side}`, failure]));
  for (const [key, { kind, side }] of finished.flatMap((one) => [...ofTrial(one)])) {
    counts.set(key, { kind, side, trials: (counts.get(key)?.trials ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => b.trials - a.trials);
}

function itemOf(benchmark: Benchmark, { task, trial, episode, result }: FinishedTrial, trials: number): SummaryItem {
  return {
    ...benchmark.names(task),
    ...(trials > 1 ? { trial } : {}),
    ms: Math.round(result.ms * 10) / 10,
    score: result.value,
    final: result.passed,
    reason: result.passed ? null : reasonOf(benchmark, episode, result),
  };
}

function reasonOf(benchmark: Benchmark, episode: Episode, { delivered, endReason }: TrialResult): string {
  const error = lastEvent(episode, "error");
  if (error) return `error: ${error.message}`;
  const noPlan = lastEvent(episode, "noPlanFound");
  if (noPlan) return `no plan: ${noPlan.explanation}`;
  const asked = lastEvent(episode, "asked");
  if (asked && isUnanswered(episode.events.map(({ event }) => event)))
    return `unclear: ${asked.questions.map((question) => question.field).join(", ")}`;
  if (!delivered && endReason !== "done") return `no plan: ${endReason}`;
  const scored = episode.events
    .map(({ event }) => event)
    .findLast((event) => event.type === "scored" && event.scorer === benchmark.scorer);
  return scored?.type === "scored" ? scored.evidence.join(" ") : "";
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
