import { nextQuestion, policyNamed, SHIPPED_POLICY } from "@/server/elicitation";
import type { LocalDate, OpenQuestion, Question, Reading } from "@/server/trip";
import type { World } from "@/server/worlds";
import type { Conversation } from "../conversation/conversation";
import { readingOf } from "../conversation/request-of";

export interface Desk {
  readonly world: World;
  readonly today: LocalDate;
  /** Draws among the ways to word a question. */
  readonly seed: number;
}

/** What to ask next: first what the trip cannot be planned without, then what decides whether it suits; null: nothing. */
export function questionAfter(conversation: Conversation, desk: Desk): OpenQuestion | null {
  const missing = missingQuestion(readingOf(conversation, desk.world, desk.today));
  if (missing !== null) return { about: "trip", question: missing };
  const { dialog, delegation } = conversation;
  const next = nextQuestion(dialog, shippedPolicy(), { delegation, seed: desk.seed });
  return next === null ? null : { about: "entry", question: next.question };
}

export function shippedPolicy() {
  const policy = policyNamed(SHIPPED_POLICY);
  if (policy === undefined) throw new Error(`There is no policy ${SHIPPED_POLICY}.`);
  return policy;
}

/** The first thing that is missing or contradictory, as a question; null: nothing is. */
export function missingQuestion({ questions, objections }: Pick<Reading, "questions" | "objections">): Question | null {
  const [objection] = objections;
  if (objection === undefined) return questions[0] ?? null;
  const { field, text } = objection;
  return { field, text, kind: KINDS[field] ?? "number", options: [] };
}

/** How fields that can be objected to are answered. */
const KINDS: Readonly<Record<string, Question["kind"]>> = {
  startDate: "date",
  endDate: "date",
  destinations: "place",
  stops: "place",
};
