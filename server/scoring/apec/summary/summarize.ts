import type { AgenticScores, DialogRecord, ElicitationSummary } from "@/server/views";
import type { ScoredDialog } from "../score-dialog";
import { taskReward } from "../task-reward";
import { breakdownOf } from "./breakdown";
import { errorsOf } from "./errors";
import { correlation, deviation, mean, meanWithError, quartiles } from "./statistics";

/** What a summary says that the dialogs do not. */
export type SummaryOfRun = Pick<
  ElicitationSummary,
  "policy" | "simulator" | "population" | "seed" | "judge" | "vague" | "seconds" | "training" | "models"
> & {
  /** Mean plan regret by round, where it was computed. */
  readonly regret: ReadonlyMap<number, number>;
};

const AXES = ["planPriority", "proactive", "clarification"] as const;
/** The rounds whose mean of critical accuracy is the area. */
const AREA = { first: 1, last: 12 } as const;
const SPREAD_ROUNDS = [5, 8, 12] as const;
const ROUNDS = Array.from({ length: 21 }, (_, round) => round);

const LENGTHS: readonly { readonly group: ElicitationSummary["byLength"][number]["group"]; readonly most: number }[] = [
  { group: "under 8", most: 7 },
  { group: "8 to 12", most: 12 },
  { group: "13 to 16", most: 16 },
  { group: "over 16", most: Number.POSITIVE_INFINITY },
];

/** The figures of a run over all its dialogs (APEC-Travel, section 4). */
export function summarize(dialogs: readonly ScoredDialog[], run: SummaryOfRun): ElicitationSummary {
  const records = dialogs.map(({ record }) => record);
  const total = (count: (dialog: ScoredDialog) => number) => dialogs.reduce((sum, dialog) => sum + count(dialog), 0);
  const { regret, seconds, training, ...about } = run;
  return {
    benchmark: "elicitation",
    ...about,
    travelers: dialogs.length,
    rounds: mean(records.map(({ rounds }) => rounds)),
    accuracy: {
      overall: mean(records.map(({ accuracy }) => accuracy.overall)),
      critical: mean(records.map(({ accuracy }) => accuracy.critical)),
    },
    efficiency: {
      overall: mean(records.map(({ accuracy, rounds }) => accuracy.overall / Math.max(1, rounds))),
      critical: mean(records.map(({ accuracy, rounds }) => accuracy.critical / Math.max(1, rounds))),
    },
    agentic: meanScores(records),
    reward: mean(records.map(({ reward }) => reward)),
    validQuestions: share(
      total(({ questions }) => questions.valid),
      total(({ questions }) => questions.asked),
    ),
    wastedRounds: share(
      total(({ questions }) => questions.wasted),
      total(({ questions }) => questions.asked),
    ),
    askedTwice: share(
      total(({ questions }) => questions.twice),
      total(({ questions }) => questions.firstAskings),
    ),
    byRound: ROUNDS.map((round) => ({
      round,
      overall: mean(records.map(({ byRound }) => byRound[round]?.overall ?? 0)),
      critical: mean(criticalAt(records, round)),
      regret: regret.get(round) ?? null,
    })),
    areaCritical: mean(ROUNDS.slice(AREA.first, AREA.last + 1).map((round) => mean(criticalAt(records, round)))),
    seconds,
    spread: {
      reward: meanWithError(records.map(({ reward }) => reward)),
      task: meanWithError(records.map(taskReward)),
      criticalAt: SPREAD_ROUNDS.map((round) => ({ round, ...meanWithError(criticalAt(records, round)) })),
    },
    scoreDistributions: [...AXES.map((axis) => distribution(records, axis, 5)), distribution(records, "total", 15)],
    byLength: byLength(records),
    breakdown: breakdownOf(dialogs),
    correlations: AXES.flatMap((a, index) =>
      AXES.slice(index + 1).map((b) => ({ a, b, value: correlationOf(records, a, b) })),
    ),
    errors: errorsOf(dialogs),
    training,
  };
}

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

function criticalAt(records: readonly DialogRecord[], round: number): number[] {
  return records.map(({ byRound }) => byRound[round]?.critical ?? 0);
}

function meanScores(records: readonly DialogRecord[]): AgenticScores {
  const axis = (name: keyof AgenticScores) => mean(records.map(({ agentic }) => agentic[name]));
  return {
    planPriority: axis("planPriority"),
    proactive: axis("proactive"),
    clarification: axis("clarification"),
    total: axis("total"),
  };
}

function distribution(
  records: readonly DialogRecord[],
  axis: keyof AgenticScores,
  highest: number,
): ElicitationSummary["scoreDistributions"][number] {
  const scores = records.map(({ agentic }) => agentic[axis]);
  const bins = Array.from({ length: highest * 2 + 1 }, (_, index) => ({
    from: index / 2,
    dialogs: scores.filter((score) => Math.floor(score * 2) === index).length,
  }));
  return { axis, bins, quartiles: quartiles(scores) };
}

/** Dialogs by their number of rounds; a dialog that has ended keeps its last value. */
function byLength(records: readonly DialogRecord[]): ElicitationSummary["byLength"] {
  return LENGTHS.map(({ group, most }, index) => {
    const fewest = (LENGTHS[index - 1]?.most ?? -1) + 1;
    const members = records.filter(({ rounds }) => rounds >= fewest && rounds <= most);
    return {
      group,
      dialogs: members.length,
      byRound:
        members.length === 0
          ? []
          : ROUNDS.map((round) => {
              const values = criticalAt(members, round);
              return { round, critical: mean(values), deviation: deviation(values) };
            }),
    };
  });
}

function correlationOf(
  records: readonly DialogRecord[],
  a: keyof AgenticScores,
  b: keyof AgenticScores,
): number | null {
  return correlation(
    records.map(({ agentic }) => agentic[a]),
    records.map(({ agentic }) => agentic[b]),
  );
}
