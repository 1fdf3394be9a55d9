import { type Episode, lastEvent } from "@/server/episodes";
import {
  summariseTravelplanner,
  type TravelplannerQuery,
  type TravelplannerRates,
  type TravelplannerVerdict,
} from "@/server/scoring";
import { failedChecks } from "./failed-checks";
import type { TravelplannerInput } from "./run-folder";

/** `summary.json` of a run (design.md, "The command line"). */
export interface TravelplannerSummary {
  readonly runId: string;
  readonly benchmark: "travelplanner";
  readonly world: string;
  readonly agent: string;
  /** Null for agents that read the world themselves and take no reference information. */
  readonly mode: null;
  readonly input: TravelplannerInput;
  /** Null for agents without a model. */
  readonly model: null;
  readonly rates: TravelplannerRates;
  readonly passed: number;
  readonly total: number;
  /** Reading the text, planning and verifying, per query. */
  readonly ms: { readonly median: number; readonly p95: number; readonly max: number };
  /** Of the process that finished the run. */
  readonly peakMemoryMb: number;
  readonly items: readonly TravelplannerItem[];
}

export interface TravelplannerItem {
  readonly idx: number;
  readonly ms: number;
  readonly final: boolean;
  /** Why the query is not passed; null when it is. */
  readonly reason: string | null;
}

/** One query with what came of it. */
export interface FinishedQuery {
  readonly query: TravelplannerQuery;
  readonly episode: Episode;
  readonly verdict: TravelplannerVerdict;
}

/** The summary of finished queries; `about` names the run. */
export function summarise(
  about: Pick<TravelplannerSummary, "runId" | "world" | "agent" | "input">,
  finished: readonly FinishedQuery[],
): TravelplannerSummary {
  const items = finished.map(itemOf);
  const verdicts = finished.map(({ verdict }) => verdict);
  const queries = finished.map(({ query }) => query);
  const times = items.map((item) => item.ms).sort((a, b) => a - b);
  return {
    runId: about.runId,
    benchmark: "travelplanner",
    world: about.world,
    agent: about.agent,
    mode: null,
    input: about.input,
    model: null,
    rates: summariseTravelplanner(verdicts, queries),
    passed: items.filter((item) => item.final).length,
    total: items.length,
    ms: { median: quantile(times, 0.5), p95: quantile(times, 0.95), max: times.at(-1) ?? 0 },
    peakMemoryMb: Math.round(process.resourceUsage().maxRSS / 1024),
    items,
  };
}

function itemOf({ query, episode, verdict }: FinishedQuery): TravelplannerItem {
  const ms = Math.round((episode.events.at(-1)?.atMs ?? 0) * 10) / 10;
  return { idx: query.idx, ms, final: verdict.final, reason: verdict.final ? null : reasonOf(episode, verdict) };
}

function reasonOf(episode: Episode, verdict: TravelplannerVerdict): string {
  const error = lastEvent(episode, "error");
  if (error) return `error: ${error.message}`;
  const noPlan = lastEvent(episode, "noPlanFound");
  if (noPlan) return `no plan: ${noPlan.explanation}`;
  const asked = lastEvent(episode, "asked");
  if (asked) return `unclear: ${asked.questions.map((question) => question.field).join(", ")}`;
  return failedChecks(verdict).join(" ");
}

/** The value below which a share of the sorted values lies, by the nearest rank; the median of an even count is the mean of the middle two. */
function quantile(sorted: readonly number[], share: number): number {
  const rank = share * sorted.length;
  const upper = sorted[Math.min(Math.max(Math.ceil(rank), 1), sorted.length) - 1] ?? 0;
  const lower = share === 0.5 && Number.isInteger(rank) ? (sorted[rank] ?? upper) : upper;
  return Math.round(((upper + lower) / 2) * 10) / 10;
}
