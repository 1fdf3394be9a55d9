import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { DialogRecord, ElicitationSummary } from "@/server/trip";
import { type ExampleSettings, exampleDialogs } from "./example-dialogs";

interface ExampleRun {
  readonly summary: ElicitationSummary;
  readonly dialogs: readonly DialogRecord[];
}

type Given = ExampleSettings & Partial<Pick<ElicitationSummary, "policy" | "simulator" | "training">>;

const AXES = ["planPriority", "proactive", "clarification", "total"] as const;
const GROUPS = [
  { group: "under 8", from: 0, to: 7 },
  { group: "8 to 12", from: 8, to: 12 },
  { group: "13 to 16", from: 13, to: 16 },
  { group: "over 16", from: 17, to: 99 },
] as const;
const FACTS = [
  { fact: "age", groups: ["18 to 29", "30 to 44", "45 to 70"] },
  { fact: "education", groups: ["High school", "College", "Graduate"] },
  { fact: "disability", groups: ["yes", "no"] },
  { fact: "budget", groups: ["under $2,500", "$2,500 to $5,999", "$6,000 or more"] },
  { fact: "service", groups: ["Room service", "Spa", "no preference"] },
  { fact: "pets", groups: ["yes", "no"] },
] as const;

/** A made-up run in the shape of `bench elicitation`, the same for the same settings. */
export function exampleRun(given: Given): ExampleRun {
  const dialogs = exampleDialogs(given);
  return { dialogs, summary: summaryOf(given, dialogs) };
}

/** Writes a run as `bench elicitation --out` does, and gives the folder. */
export function writeRunFolder(folder: string, { summary, dialogs }: ExampleRun): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "summary.json"), `${JSON.stringify(summary, null, 2)}\n`);
  writeFileSync(join(folder, "dialogs.jsonl"), dialogs.map((dialog) => `${JSON.stringify(dialog)}\n`).join(""));
  return folder;
}

function summaryOf(given: Given, dialogs: readonly DialogRecord[]): ElicitationSummary {
  const { seed, travelers, policy = "information-gain", simulator = "main", training = null } = given;
  const rounds = Array.from({ length: 21 }, (_, round) => round);
  const criticalAt = (round: number, of = dialogs) => of.map(({ byRound }) => byRound[round]?.critical ?? 0);
  const agentic = (axis: (typeof AXES)[number]) => mean(dialogs.map((dialog) => dialog.agentic[axis]));
  const overall = mean(dialogs.map(({ accuracy }) => accuracy.overall));
  const critical = mean(dialogs.map(({ accuracy }) => accuracy.critical));
  return {
    benchmark: "elicitation",
    policy,
    simulator,
    travelers,
    seed,
    judge: "rules",
    vague: 0.15,
    rounds: mean(dialogs.map((dialog) => dialog.rounds)),
    accuracy: { overall, critical },
    efficiency: {
      overall: mean(dialogs.map((dialog) => dialog.accuracy.overall / dialog.rounds)),
      critical: mean(dialogs.map((dialog) => dialog.accuracy.critical / dialog.rounds)),
    },
    agentic: {
      planPriority: agentic("planPriority"),
      proactive: agentic("proactive"),
      clarification: agentic("clarification"),
      total: agentic("total"),
    },
    reward: mean(dialogs.map(({ reward }) => reward)),
    validQuestions: 0.9,
    askedTwice: 0,
    byRound: rounds.map((round) => ({
      round,
      overall: mean(dialogs.map(({ byRound }) => byRound[round]?.overall ?? 0)),
      critical: mean(criticalAt(round)),
      regret: round % 4 === 0 ? 0.3 * (1 - mean(criticalAt(round))) : null,
    })),
    areaCritical: mean(rounds.slice(1, 13).map((round) => mean(criticalAt(round)))),
    seconds: 1,
    spread: {
      reward: withError(dialogs.map(({ reward }) => reward)),
      task: withError(dialogs.map(({ reward }) => reward - 0.2)),
      criticalAt: [5, 8, 12].map((round) => ({ round, ...withError(criticalAt(round)) })),
    },
    scoreDistributions: AXES.map((axis) => distribution(axis, dialogs)),
    byLength: GROUPS.map(({ group, from, to }) => {
      const own = dialogs.filter((dialog) => dialog.rounds >= from && dialog.rounds <= to);
      const byRound = rounds.map((round) => ({
        round,
        critical: mean(criticalAt(round, own)),
        deviation: deviation(criticalAt(round, own)),
      }));
      return { group, dialogs: own.length, byRound: own.length === 0 ? [] : byRound };
    }),
    breakdown: FACTS.flatMap(({ fact, groups }) =>
      groups.map((group, index) => ({
        fact,
        group,
        travelers: Math.floor(travelers / groups.length),
        critical: critical * (0.95 + 0.05 * index),
        standardError: 0.3 / Math.sqrt(travelers / groups.length),
      })),
    ),
    correlations: [
      { a: "planPriority", b: "proactive", value: 0.62 },
      { a: "planPriority", b: "clarification", value: -0.08 },
      { a: "proactive", b: "clarification", value: null },
    ],
    errors: [
      { side: "agent", kind: "Limited dialog rounds", dialogs: 11 },
      { side: "traveler", kind: "Answers another question", dialogs: 6 },
      { side: "stenographer", kind: "Reads another value", dialogs: 3 },
    ],
    training,
  };
}

function distribution(axis: (typeof AXES)[number], dialogs: readonly DialogRecord[]) {
  const scores = dialogs.map(({ agentic }) => agentic[axis]).sort((a, b) => a - b);
  const quantile = (share: number) => scores[Math.floor(share * (scores.length - 1))] ?? 0;
  const bins = [...new Set(scores)].map((from) => ({ from, dialogs: scores.filter((score) => score === from).length }));
  const quartiles: [number, number, number] = [quantile(0.25), quantile(0.5), quantile(0.75)];
  return { axis, bins, quartiles };
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}

function withError(values: readonly number[]): { mean: number; standardError: number } {
  return { mean: mean(values), standardError: deviation(values) / Math.sqrt(values.length) };
}
