import type { Event, EventOf } from "@/server/episodes";
import type { Persona } from "@/server/personas";
import { ALPHA, judgeByRules, scoreDialog } from "@/server/scoring/apec";
import { readScores } from "@/server/scoring/judge";
import { CRITICAL_ENTRIES, PREFERENCE_ENTRIES } from "@/server/trip";
import type { AgenticScores, DialogRecord, Tallies } from "@/server/views";
import type { Score, Scorer } from "../benchmark";
import { heldDialogOf } from "./dialog-events";
import { personaOf, type Traveler, taskId } from "./traveler";

const APEC = "apec";
const POINTS = 100;

/**
 * APEC-Travel, section 4: the reward of a dialog, by the judge whose call is among its events, else by the rules. What it says of a dialog are
 * figures, nothing of the persona; `persona` gives the one that it is scored against.
 */
export function apecScorer(persona: (traveler: Traveler) => Persona = personaOf): Scorer<Traveler> {
  return {
    name: APEC,
    choice: APEC,
    score: (traveler, events) => scoreAgainst(persona(traveler), traveler, events),
  };
}

function scoreAgainst(persona: Persona, traveler: Traveler, events: readonly Event[]): Score {
  if (isUnscored(events)) return UNSCORED;
  const held = heldDialogOf(taskId(traveler), events);
  return scoreOf(scoreDialog(held, persona, judgedIn(events) ?? judgeByRules(held.turns), ALPHA).record);
}

/** Whether nothing says what a dialog is worth: a model was lost, or its ranking or judgment was of no use and no rules took its place. */
function isUnscored(events: readonly Event[]): boolean {
  return events.some(
    (event) =>
      (event.type === "ended" && event.reason === "model unavailable") ||
      (event.type === "error" &&
        (event.part === "ranking" || event.part === "judge") &&
        event.replacedBy === undefined),
  );
}

/** The scores that a model gave; null where none judged, or what it wrote is of no use. */
function judgedIn(events: readonly Event[]): AgenticScores | null {
  const call = events.findLast((event) => event.type === "modelCalled" && event.role === "judge");
  if (call?.type !== "modelCalled" || call.answer === null) return null;
  const scores = readScores(call.answer.text);
  return scores.ok ? scores.value : null;
}

/** The dialog that events tell of with its scores, which are among them or else given now; null where it has none. */
export function recordOf(traveler: Traveler, events: readonly Event[]): DialogRecord | null {
  const isOwn = (event: Event): event is EventOf<"scored"> => event.type === "scored" && event.scorer === APEC;
  const { value, tallies, series } = events.findLast(isOwn) ?? scoreAgainst(personaOf(traveler), traveler, events);
  const [overall, critical] = [series?.overall, series?.critical];
  if (overall === undefined || critical === undefined) return null;
  const { id, turns, notesByRound } = heldDialogOf(taskId(traveler), events);
  const got = (key: string) => tallies[key]?.got ?? 0;
  return {
    ...{ id, turns: [...turns], notes: { ...notesByRound.at(-1) }, rounds: got("rounds"), reward: value },
    accuracy: { overall: got("accuracyOverall"), critical: got("accuracyCritical") },
    byRound: overall.map((share, round) => ({ round, overall: share, critical: critical[round] ?? 0 })),
    agentic: {
      ...{ planPriority: got("planPriority"), proactive: got("proactive") },
      ...{ clarification: got("clarification"), total: got("total") },
    },
  };
}

const UNSCORED: Score = {
  ...{ value: 0, delivered: false, passed: false, parts: {}, tallies: {} },
  evidence: ["A model was not reached, or the one that ranks or judges gave an unusable reply, so there is no score."],
  verdict: {},
};

/** What a dialog is worth, from its record. */
export function scoreOf({ id, turns, rounds, accuracy, agentic, reward, byRound }: DialogRecord): Score {
  const delivered = turns.length > 0;
  const right = (share: number, of: number) => `${Math.round(share * of)} of ${of}`;
  const [critical, all] = [
    right(accuracy.critical, CRITICAL_ENTRIES),
    right(accuracy.overall, PREFERENCE_ENTRIES.length),
  ];
  const summary = `${critical} critical entries and ${all} entries in all are right after ${rounds} questions.`;
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
    value: reward,
    delivered,
    passed: accuracy.critical === 1,
    parts: {},
    tallies: { ...means(values), wasted: { got: wasted, of: rounds } },
    evidence: [delivered ? summary : "There was no dialog."],
    verdict: { id, reward, rounds, accuracy, agentic },
    series: {
      overall: byRound.map((at) => at.overall),
      critical: byRound.map((at) => at.critical),
    },
  };
}

function means(values: Readonly<Record<string, number>>): Tallies {
  return Object.fromEntries(Object.entries(values).map(([key, got]) => [key, { got, of: 1 }]));
}
