import type { Event } from "@/server/episodes";
import type { Persona } from "@/server/personas";
import { judgeByRules, type ScoredDialog, scoreDialog } from "@/server/scoring/apec";
import { readScores } from "@/server/scoring/judge";
import {
  type AgenticScores,
  CRITICAL_ENTRIES,
  type DialogRecord,
  PREFERENCE_ENTRIES,
  type Tallies,
} from "@/server/trip";
import type { Score, Scorer } from "../benchmark";
import { heldDialogOf } from "./dialog-events";
import { type PersonaOf, type Traveler, taskId } from "./traveler";

/** The weight of accuracy in the reward, as in the paper (section 4.1). */
export const ALPHA = 0.1;

/** The dialog that events tell of and what it scored against the persona: by the judge whose call is among the events, else by the rules. */
export function scoredDialogOf(traveler: Traveler, events: readonly Event[], persona: Persona): ScoredDialog {
  const held = heldDialogOf(taskId(traveler), events);
  return scoreDialog(held, persona, judgedIn(events) ?? judgeByRules(held.turns), ALPHA);
}

/** Whether nothing says what a dialog is worth: a model's ranking or judgment was of no use, and no rules took its place. */
export function isUnscored(events: readonly Event[]): boolean {
  return events.some(
    (event) =>
      event.type === "error" && (event.part === "ranking" || event.part === "judge") && event.replacedBy === undefined,
  );
}

/** The scores that a model gave; null where none judged, or what it wrote is of no use. */
function judgedIn(events: readonly Event[]): AgenticScores | null {
  const call = events.findLast((event) => event.type === "modelCalled" && event.role === "judge");
  if (call?.type !== "modelCalled" || call.answer === null) return null;
  const scores = readScores(call.answer.text);
  return scores.ok ? scores.value : null;
}

/** APEC-Travel, section 4: the reward of a dialog. What it says of a dialog are counts, nothing of the persona. */
export function apecScorer(personaOf: PersonaOf): Scorer<Traveler> {
  return {
    name: "apec",
    choice: "apec",
    score: (traveler, events) =>
      isUnscored(events) ? UNSCORED : scoreOf(scoredDialogOf(traveler, events, personaOf(traveler)).record),
  };
}

const UNSCORED: Score = {
  ...{ value: 0, delivered: false, passed: false, parts: {}, tallies: {} },
  evidence: ["The model that ranks or judges gave an unusable reply, so this dialog has no score."],
  verdict: {},
};

function scoreOf(record: DialogRecord): Score {
  const { id, turns, rounds, accuracy, agentic, reward } = record;
  const delivered = turns.length > 0;
  const right = (share: number, of: number) => `${Math.round(share * of)} of ${of}`;
  const [critical, all] = [
    right(accuracy.critical, CRITICAL_ENTRIES),
    right(accuracy.overall, PREFERENCE_ENTRIES.length),
  ];
  const summary = `${critical} critical entries and ${all} entries in all are right after ${rounds} questions.`;
  return {
    value: reward,
    delivered,
    passed: accuracy.critical === 1,
    parts: {},
    tallies: talliesOf(record),
    evidence: [delivered ? summary : "There was no dialog."],
    verdict: { id, reward, rounds, accuracy, agentic },
  };
}

const POINTS = 100;

function talliesOf({ turns, rounds, accuracy, agentic, reward }: DialogRecord): Tallies {
  const each = Math.max(1, rounds);
  const values = {
    reward: POINTS * reward,
    accuracyCritical: accuracy.critical,
    accuracyOverall: accuracy.overall,
    efficiencyCritical: accuracy.critical / each,
    efficiencyOverall: accuracy.overall / each,
    ...agentic,
    rounds,
  };
  const wasted = turns.filter(({ by, entry }) => by === "agent" && entry === null).length;
  return {
    ...means(values),
    wasted: { got: wasted, of: rounds },
  };
}

function means(values: Readonly<Record<string, number>>): Tallies {
  return Object.fromEntries(Object.entries(values).map(([key, got]) => [key, { got, of: 1 }]));
}
