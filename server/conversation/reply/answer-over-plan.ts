import type { Event } from "@/server/episodes";
import { verifyItinerary } from "@/server/scoring";
import type { Learned, PlanEdit, PlanVersion, Said, TripRequest, TripView } from "@/server/trip";
import { asksToBeTold, readQuestion, understand } from "@/server/understanding";
import { readWish, type Wish } from "@/server/wishes";
import { editEvents, proposedEditEvents } from "../plan/edit-events";
import { replanEvents } from "../plan/replan-events";
import { costWords } from "../plan/told";
import type { Due } from "../state/conversation";
import { isForeign } from "../state/heard";
import type { OpenedConversation } from "../state/opened-conversation";
import { readingOf } from "../state/request-of";
import { learnedBetween, takenIn } from "../state/take-in";
import { answerToProposal, undoOverPlan } from "./about-proposal";
import { asideOverPlan, WISH_EXAMPLES } from "./aside-over-plan";
import { changedRequest } from "./changed-request";
import { FOREIGN } from "./compose-reply";
import { answerQuestion, CANNOT_ANSWER_OVER_PLAN } from "./questions/answer-question";
import { type Answer, eventsOf, telling } from "./reply";
import { tripQuestions } from "./trip-questions";
import { changesBetween } from "./words";

/** A conversation over the plan as it stands. */
interface OverPlan extends OpenedConversation {
  readonly trip: TripView;
  readonly plan: PlanVersion;
}

/** The answer over a plan: what is wished is made or planned beside the plan as it stands, and shown before it is taken. */
export async function answerOverPlan(over: OverPlan, due: Due): Promise<Answer> {
  const { plan, trip, world, today } = over;
  const { said: understood } = await understand({ text: due.text, asked: null, today }, world);
  if (isForeign(due.text, understood)) return telling(FOREIGN);
  if (due.heard === "undo") return undoOverPlan(trip);
  const decided = answerToProposal(trip, due.text);
  if (decided !== null) return decided;
  const told = questionAnswer(over, due);
  if (told !== null) return telling(told);
  const verify = (request: TripRequest, itinerary: PlanVersion["itinerary"]) =>
    verifyItinerary(request, itinerary, world);
  const wish = await readWish(due.text, { plan, world, verify });
  if (wish !== null) return answerWish(over, wish);
  if (!asksToBeTold(due.text)) return answerOutright(over, due, understood);
  return telling(asideOverPlan(due, over.conversation) ?? CANNOT_ANSWER_OVER_PLAN);
}

/** The answer to a question about the plan, with the open question put again after it; null: it is none, or one about this talk. */
function questionAnswer(over: OverPlan, { heard, text }: Due): string | null {
  if (heard !== "nothing" && heard !== "question") return null;
  const question = readQuestion(text, over.world);
  const answer = question && answerQuestion(question, over);
  return answer && [answer, over.conversation.question?.question.text ?? ""].join(" ").trim();
}

/**
 * What is no wish about the plan may still say something of the trip or of a preference, whatever is said beside it; what says
 * neither is an aside.
 */
function answerOutright(over: OverPlan, due: Due, understood: Said): Answer {
  const { plan, world, conversation, today } = over;
  const { text } = due;
  const now = takenIn(conversation, text, understood);
  const learned = learnedBetween(due.before.dialog, now.dialog);
  const { noted, corrected } = changesBetween(due.before.said, now.said, learned);
  if (noted.length + corrected.length === 0) {
    if (due.heard === "planNow" && /\bplan\b/i.test(text)) return replanning(over, plan.request, []);
    return telling(asideOverPlan(due, conversation) ?? `I found nothing to change in that. ${WISH_EXAMPLES}`);
  }
  const request = changedRequest(plan.request, due.before, now, over);
  if (request !== null)
    return replanning(over, request, [...corrected, ...noted], eventsOfWords(text, understood, learned));
  return telling(
    tripQuestions({ ...conversation, ...now }, readingOf(now, world, today))[0]?.text ??
      "The plan counts on that already.",
  );
}

/** What the words said, stored only once it is known that they were no wish about a stop. */
function eventsOfWords(evidence: string, { trip, constraints }: Said, learned: readonly Learned[]): Event[] {
  const isOfTrip = Object.keys(trip).length + Object.keys(constraints).length > 0;
  const edited: Event[] = isOfTrip ? [{ type: "tripEdited", trip, constraints, cleared: [] }] : [];
  const preferences = learned.flatMap(({ entry, value }): Event[] =>
    value === null ? [] : [{ type: "preferenceLearned", entry, value, confidence: 1, evidence }],
  );
  return [...preferences, ...edited];
}

function answerWish(over: OverPlan, wish: Wish): Answer {
  switch (wish.kind) {
    case "refused":
      return telling(wish.sentence);
    case "request":
      return replanning(over, wish.request, wish.changes);
    case "locks":
      return locking(over, wish.edits);
    case "edits":
      return proposing(over, wish.edits);
  }
}

/** Locks change nothing that would have to be shown, so they take effect at once. */
function locking({ trip, plan, world }: OverPlan, edits: readonly PlanEdit[]): Answer {
  const names = new Set(
    plan.itinerary.days.flatMap(({ stops }) => stops.filter(({ id }) => isOf(edits, id))).map(nameOf),
  );
  const isLock = edits.some(({ kind }) => kind === "lock");
  const text = `${[...names].join(", ")} ${isLock ? "stays: every plan from now on keeps it" : "may change again"}.`;
  return telling(text, editEvents(trip, plan, edits, world));
}

function isOf(edits: readonly PlanEdit[], stopId: string): boolean {
  return edits.some((edit) => "stopId" in edit && edit.stopId === stopId);
}

function nameOf({ name }: { readonly name: string }): string {
  return name;
}

/** A version with the changes, beside the plan as it stands. */
function proposing({ trip, plan, world }: OverPlan, edits: readonly PlanEdit[]): Answer {
  const { events, proposed } = proposedEditEvents(trip, plan, edits, world);
  const text = `${proposalWords(proposed)}: ${costWords(proposed.itinerary, plan)} Look at what would change, and take it or leave it.`;
  return telling(text, events);
}

/** What was done in the proposal, as what would be done: "I would swap the Inn for the Palace". */
function proposalWords({ cause }: Pick<PlanVersion, "cause">): string {
  if (cause.kind !== "edited") return "I would change it";
  const wishes = cause.text.split("; ").map((done) => {
    const [verb = "", ...rest] = done.split(" ");
    return [WOULD[verb] ?? verb, ...rest].join(" ");
  });
  return `I would ${wishes.join(", ")}`;
}

const WOULD: Readonly<Record<string, string>> = {
  Swapped: "swap",
  Removed: "remove",
  Added: "add",
  Moved: "move",
  Put: "put",
};

/** Throws ProblemError when it cannot be planned: its dates have passed. */
function replanning(
  over: OverPlan,
  request: TripRequest,
  changes: readonly string[],
  before: readonly Event[] = [],
): Answer {
  const what =
    changes.length === 0 ? "I plan the rest anew." : `I look for a plan with this change: ${changes.join("; ")}.`;
  const text = `${what} Nothing changes until you take it.`;
  const asked = replanEvents(over.trip, { base: over.plan.number, request, changes }, over);
  return { text, events: [...before, ...eventsOf({ text, question: null }), ...asked], follow: { kind: "replan" } };
}
