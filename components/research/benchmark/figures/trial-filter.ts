import { FAILURE_KINDS, type FailureKind, type Trial } from "@/server/trip";
import { keepsCommonsense, keepsDemands } from "./rates-of-trials";

/** How trials came out, as far as they are told apart; "all": every one. */
export const OUTCOMES = {
  all: "all",
  ended: "ended",
  passed: "passed",
  failed: "not passed",
  delivered: "delivered",
  undelivered: "not delivered",
  commonsense: "every commonsense constraint kept",
  demands: "every hard constraint kept",
  waiting: "not ended",
} as const;
export type Outcome = keyof typeof OUTCOMES;

/** Which trials of a run; the address of their list says it. Null: any. */
export interface TrialFilter {
  readonly outcome: Outcome;
  readonly level: Trial["level"] | null;
  readonly days: number | null;
  /** Trials that break this constraint, or did not come as far as it. */
  readonly breaks: string | null;
  readonly failure: FailureKind | null;
  readonly tool: string | null;
  readonly end: string | null;
  /** From 1. */
  readonly page: number;
}

export const EVERY_TRIAL: TrialFilter = {
  outcome: "all",
  level: null,
  days: null,
  breaks: null,
  failure: null,
  tool: null,
  end: null,
  page: 1,
};

/** The address of a run's trials that pass a filter. */
export function trialsHref(runId: string, filter: Partial<TrialFilter> = {}): string {
  const { outcome, ...others } = { ...EVERY_TRIAL, ...filter };
  const query = new URLSearchParams();
  if (outcome !== "all") query.set("outcome", outcome);
  for (const [name, value] of Object.entries(others)) {
    if (value !== null && !(name === "page" && value === 1)) query.set(name, String(value));
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
    return Number.isInteger(value) && value >= 1 && value <= 1_000_000 ? value : null;
  };
  const level = text("level");
  return {
    outcome: outcomeOf(text("outcome")),
    level: level === "easy" || level === "medium" || level === "hard" ? level : null,
    days: number("days"),
    breaks: text("breaks"),
    failure: FAILURE_KINDS.find((kind) => kind === text("failure")) ?? null,
    tool: text("tool"),
    end: text("end"),
    page: number("page") ?? 1,
  };
}

/** Whether a trial is one of those asked for. */
export function passes(trial: Trial, filter: TrialFilter): boolean {
  const { level, days, breaks, failure, tool, end } = filter;
  const { result } = trial;
  return (
    hasOutcome(trial, filter.outcome) &&
    (level === null || trial.level === level) &&
    (days === null || trial.days === days) &&
    (breaks === null || (result !== null && counts(trial, breaks) && result.checks[breaks] !== true)) &&
    (failure === null || (result?.failures.some(({ kind }) => kind === failure) ?? false)) &&
    (tool === null || (result?.toolCalls[tool] ?? 0) > 0) &&
    (end === null || result?.endReason === end)
  );
}

/** A hard constraint that is not asked for is not broken. */
function counts({ asked }: Trial, constraint: string): boolean {
  return !constraint.startsWith("valid_") || asked.includes(constraint);
}

function hasOutcome(trial: Trial, outcome: Outcome): boolean {
  const { result } = trial;
  if (outcome === "all") return true;
  if (outcome === "waiting") return result === null;
  if (result === null) return false;
  const ended = { ...trial, result };
  switch (outcome) {
    case "ended":
      return true;
    case "passed":
      return result.final;
    case "failed":
      return !result.final;
    case "delivered":
      return result.delivered;
    case "undelivered":
      return !result.delivered;
    case "commonsense":
      return keepsCommonsense(ended);
    case "demands":
      return keepsDemands(ended);
  }
}

function outcomeOf(text: string | null): Outcome {
  return text !== null && isOutcome(text) ? text : "all";
}

function isOutcome(text: string): text is Outcome {
  return Object.hasOwn(OUTCOMES, text);
}
