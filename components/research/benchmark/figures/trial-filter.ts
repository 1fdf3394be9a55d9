import { FAILURE_KINDS, type FailureKind, meets, type Trial } from "@/server/views";
import { isOf, type Part } from "./ended-trials";

/** How trials came out, as far as they are told apart; "all": every one. */
export const OUTCOMES = {
  all: "all",
  ended: "ended",
  passed: "passed",
  failed: "not passed",
  delivered: "delivered",
  undelivered: "not delivered",
  waiting: "not ended",
} as const;
export type Outcome = keyof typeof OUTCOMES;

/** Which trials of a run; the address of their list says it. Null: any. */
export interface TrialFilter {
  readonly outcome: Outcome;
  /** Trials that have all that this rate of the benchmark can give. */
  readonly meets: string | null;
  /** Values of the benchmark's facets. */
  readonly part: Part;
  /** Trials that fail this check, or did not come as far as it. */
  readonly breaks: string | null;
  readonly failure: FailureKind | null;
  readonly tool: string | null;
  readonly end: string | null;
  /** Trials whose value of this rate of the benchmark is at least `from` and below `below`. */
  readonly rate: string | null;
  readonly from: number | null;
  readonly below: number | null;
  /** The rate that they are sorted by; null: in the order of the run. */
  readonly sort: string | null;
  readonly descending: boolean;
  /** From 1. */
  readonly page: number;
}

export const EVERY_TRIAL: TrialFilter = {
  outcome: "all",
  meets: null,
  part: {},
  breaks: null,
  failure: null,
  tool: null,
  end: null,
  rate: null,
  from: null,
  below: null,
  sort: null,
  descending: false,
  page: 1,
};

/** Of facets in an address: "of.level=easy". */
const FACET_PREFIX = "of.";
const MOST_FACETS = 10;

/** The address of a run's trials that pass a filter. */
export function trialsHref(runId: string, filter: Partial<TrialFilter> = {}): string {
  const { outcome, part, ...others } = { ...EVERY_TRIAL, ...filter };
  const query = new URLSearchParams();
  if (outcome !== "all") query.set("outcome", outcome);
  for (const [key, value] of Object.entries(part)) query.set(`${FACET_PREFIX}${key}`, value);
  for (const [name, value] of Object.entries(others)) {
    if (value !== null && value !== false && !(name === "page" && value === 1)) query.set(name, String(value));
  }
  const text = query.toString();
  return `/research/runs/${runId}/trials${text === "" ? "" : `?${text}`}`;
}

/** What an address asks for; what it does not say, or says wrongly, is any. */
export function trialFilter(query: Readonly<Record<string, string | string[] | undefined>>): TrialFilter {
  const text = (name: string) => {
    const value = query[name];
    return typeof value === "string" && value !== "" ? value : null;
  };
  const number = (name: string) => {
    const value = Number(text(name) ?? Number.NaN);
    return Number.isFinite(value) ? value : null;
  };
  const page = number("page") ?? 1;
  const facets = Object.keys(query)
    .filter((name) => name.startsWith(FACET_PREFIX))
    .slice(0, MOST_FACETS)
    .flatMap((name) => {
      const value = text(name);
      return value === null ? [] : [[name.slice(FACET_PREFIX.length), value] as const];
    });
  return {
    outcome: outcomeOf(text("outcome")),
    meets: text("meets"),
    part: Object.fromEntries(facets),
    breaks: text("breaks"),
    failure: FAILURE_KINDS.find((kind) => kind === text("failure")) ?? null,
    tool: text("tool"),
    end: text("end"),
    rate: text("rate"),
    from: number("from"),
    below: number("below"),
    sort: text("sort"),
    descending: text("descending") === "true",
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
  };
}

/** Whether a trial is one of those asked for. */
export function passes(trial: Trial, filter: TrialFilter): boolean {
  const { part, breaks, failure, tool, end } = filter;
  const { result, counts } = trial;
  return (
    hasOutcome(trial, filter.outcome) &&
    isOf(trial, part) &&
    (filter.meets === null || (result !== null && meets(result.tallies, filter.meets))) &&
    (breaks === null || (result !== null && counts.includes(breaks) && result.checks[breaks] !== true)) &&
    (failure === null || (result?.failures.some(({ kind }) => kind === failure) ?? false)) &&
    (tool === null || (result?.toolCalls[tool] ?? 0) > 0) &&
    (end === null || result?.endReason === end) &&
    isWithin(trial, filter)
  );
}

/** What a trial has of a rate; null where nothing counts for it. */
export function rateOfTrial({ result }: Trial, rate: string): number | null {
  const tally = result?.tallies[rate];
  return tally === undefined || tally.of === 0 ? null : tally.got / tally.of;
}

function isWithin(trial: Trial, { rate, from, below }: TrialFilter): boolean {
  if (rate === null) return true;
  const value = rateOfTrial(trial, rate);
  return value !== null && (from === null || value >= from) && (below === null || value < below);
}

/** The trials in the order that is asked for; those without a value come last. */
export function inOrderOf(trials: readonly Trial[], { sort, descending }: TrialFilter): readonly Trial[] {
  if (sort === null) return trials;
  const last = descending ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  const placed = trials.map((trial) => ({ trial, value: rateOfTrial(trial, sort) ?? last }));
  return placed.sort((a, b) => (descending ? b.value - a.value : a.value - b.value)).map(({ trial }) => trial);
}

function hasOutcome({ result }: Trial, outcome: Outcome): boolean {
  if (outcome === "all") return true;
  if (outcome === "waiting") return result === null;
  if (result === null) return false;
  switch (outcome) {
    case "ended":
      return true;
    case "passed":
      return result.passed;
    case "failed":
      return !result.passed;
    case "delivered":
      return result.delivered;
    case "undelivered":
      return !result.delivered;
  }
}

function outcomeOf(text: string | null): Outcome {
  return text !== null && isOutcome(text) ? text : "all";
}

function isOutcome(text: string): text is Outcome {
  return Object.hasOwn(OUTCOMES, text);
}
