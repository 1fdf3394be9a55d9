import { type NamedDemand, namedDemandSchema } from "@/server/trip";
import type { Tallies } from "@/server/views";
import type { Score, Scorer } from "../../benchmark";
import { handedIn } from "../handed-in";
import type { OwnTask, ScorerName } from "../task";
import { answerContains, answerExact } from "./answers";
import type { NamedScorer } from "./judgment";
import { requirements } from "./requirements";

const delivered: NamedScorer = {
  about: "A plan or an answer is submitted.",
  counts: () => ["delivered"],
  judge(_, { itinerary, days, words }) {
    const isThere = itinerary !== null || days !== null || (words ?? "").trim() !== "";
    return { parts: { delivered: isThere }, evidence: isThere ? [] : ["Nothing was delivered."], delivered: isThere };
  },
};

/** Every way of scoring that a task can name. */
export const SCORERS: Readonly<Record<ScorerName, NamedScorer>> = {
  requirements,
  delivered,
  "answer-exact": answerExact,
  "answer-contains": answerContains,
};

const DEMAND_LABELS: Readonly<Record<NamedDemand, string>> = {
  budget: "Budget",
  transportation: "Transportation",
  roomType: "Room type",
  houseRule: "House rule",
  cuisines: "Cuisines",
  people: "People",
  dates: "Dates",
  destinations: "Destinations",
  rooms: "Rooms",
  times: "Times",
  appointments: "Appointments",
};

/** The checks of all scorers, as tables name them. */
export const CHECKS = [
  { key: "delivered", label: "Delivered" },
  { key: "answer", label: "Expected answer" },
  { key: "plan", label: "Can be carried out" },
  ...namedDemandSchema.options.slice(0, 5).map((key) => ({ key, label: DEMAND_LABELS[key] })),
];

/** Scores a task as it says itself: the share of its checks that are kept; passed where all are. */
export const asNamed: Scorer<OwnTask> = {
  name: "own-tasks",
  choice: "named",
  score(task, events, world): Score {
    const scorer = SCORERS[task.scorer];
    const { parts, evidence, delivered: isDelivered } = scorer.judge(task, handedIn(events), world);
    const names = scorer.counts(task);
    const kept = names.filter((name) => parts[name] === true).length;
    const value = names.length === 0 ? 0 : kept / names.length;
    const passed = isDelivered && kept === names.length;
    return {
      ...{ value, delivered: isDelivered, passed, parts, evidence },
      tallies: talliesOf({ isDelivered, passed, value, kept, checks: names.length }),
      verdict: { id: task.id, scorer: task.scorer, delivered: isDelivered, score: value, passed, checks: parts },
    };
  },
};

interface Counted {
  readonly isDelivered: boolean;
  readonly passed: boolean;
  readonly value: number;
  readonly kept: number;
  readonly checks: number;
}

function talliesOf({ isDelivered, passed, value, kept, checks }: Counted): Tallies {
  return {
    delivery: { got: isDelivered ? 1 : 0, of: 1 },
    checksMicro: { got: kept, of: checks },
    checksMacro: { got: value, of: 1 },
    passed: { got: passed ? 1 : 0, of: 1 },
  };
}
