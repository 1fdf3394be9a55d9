import type { Event } from "@/server/episodes";
import { verifyItinerary } from "@/server/scoring";
import { MOST_NOTES, type PlanEdit, type PlanVersion, type Said, type TripRequest } from "@/server/trip";
import {
  asksForInformation,
  clausesOf,
  mainTurn,
  notesOf,
  readQuestion,
  type Understood,
} from "@/server/understanding";
import type { Learned, TripView } from "@/server/views";
import { readWish, type Wish } from "@/server/wishes";
import type { Effects } from "../effects";
import { costWords } from "../plan/announce";
import { editEvents, proposedEditEvents } from "../plan/edit-events";
import { replanEvents } from "../plan/replan-events";
import { addedTo } from "../state/added-words";
import type { Intent, Known, PendingReply } from "../state/conversation";
import { intentOf } from "../state/intent";
import { knownAfter, learnedBetween } from "../state/known-after";
import type { OpenedConversation } from "../state/opened-conversation";
import { readingOf } from "../state/request-of";
import { settledUnread } from "../state/settled-unread";
import { unclearIn, type Words } from "../state/words";
import { changedRequest } from "./changed-request";
import { FOREIGN } from "./compose-reply";
import { answerToProposal, undoOverPlan } from "./proposal";
import { answerQuestion, CANNOT_ANSWER_OVER_PLAN } from "./questions/answer-question";
import { type Answer, eventsOf, telling } from "./reply";
import { talkOverPlan, WISH_EXAMPLES } from "./talk-over-plan";
import { tripQuestions } from "./trip-questions";
import { unclearSentence } from "./unclear-sentence";
import { unreadSentence } from "./unread-sentence";
import { changesBetween } from "./words";

/** A conversation over the current plan. */
interface OverPlan extends OpenedConversation {
  readonly trip: TripView;
  readonly plan: PlanVersion;
}

/** The answer over a plan: what is wished is made or planned alongside the current plan, and shown before it is taken. */
export async function answerOverPlan(
  over: OverPlan,
  pending: PendingReply,
  effects: Pick<Effects, "read">,
): Promise<Answer> {
  const { understood, events: calls } = await effects.read({ text: pending.text, asked: null, today: over.today });
  const { text, events, follow } = await answerUnderstood(over, pending, understood);
  return { text, events: [...calls, ...events], follow };
}

async function answerUnderstood(
  over: OverPlan,
  { text, before }: PendingReply,
  { said, unread, acts }: Understood,
): Promise<Answer> {
  const { trip, conversation } = over;
  const words: Words = { text, understood: said, unread: notesOf(unread), acts };
  const intent = intentOf(words, { question: null, unanswered: 0 });
  if (intent === "foreign") return telling(FOREIGN);
  if (intent === "undo") return undoOverPlan(trip, conversation);
  const decided = answerToProposal(trip, text, over.world);
  if (decided !== null) return decided;
  const questionReply = questionAnswer(over, text);
  if (questionReply !== null) return telling(questionReply);
  // "Keep Friday evening free" is no stop to keep.
  const wish = said.trip.times === undefined ? await wishIn(over, text) : null;
  if (wish !== null) return noting(over, answerWish(over, wish), await notesOutsideWish(over, text, unread));
  if (!asksForInformation(text)) return answerOutright(over, before, words, intent);
  return telling(talkOverPlan(intent, mainTurn(text), conversation) ?? CANNOT_ANSWER_OVER_PLAN);
}

/** The answer to a question about the plan, with the open question put again after it; null: it is none, or one about this talk. */
function questionAnswer(over: OverPlan, text: string): string | null {
  if (mainTurn(text) !== null) return null;
  const question = readQuestion(text, over.world);
  const answer = question && answerQuestion(question, over);
  return answer && [answer, over.conversation.question?.question.text ?? ""].join(" ").trim();
}

function wishIn({ plan, world }: OverPlan, text: string): Promise<Wish | null> {
  const verify = (request: TripRequest, itinerary: PlanVersion["itinerary"]) =>
    verifyItinerary(request, itinerary, world);
  return readWish(text, { plan, world, verify });
}

/** What is unread in clauses that are no wish, where another clause is one: "one more day, and we keep kosher". */
async function notesOutsideWish(over: OverPlan, text: string, unread: Understood["unread"]): Promise<string[]> {
  if (unread.length === 0) return [];
  const clauses = await Promise.all(
    clausesOf(text).map(async (clause) => ({ ...clause, isWish: (await wishIn(over, clause.text)) !== null })),
  );
  if (clauses.every(({ isWish }) => !isWish)) return [];
  const isOutsideWishes = ({ from, to }: Understood["unread"][number]) =>
    clauses.some((clause) => !clause.isWish && clause.from <= from && to <= clause.to);
  return notesOf(unread.filter(isOutsideWishes));
}

/** The answer with what no plan can hold kept as notes of the trip, and quoted before it. */
function noting({ plan }: OverPlan, { text, events, follow }: Answer, notes: readonly string[]): Answer {
  if (notes.length === 0) return { text, events, follow };
  const quoting = telling(unreadSentence(notes), [
    { type: "notesChanged", notes: [...new Set([...plan.request.notes, ...notes])].slice(0, MOST_NOTES) },
  ]);
  return { text: `${quoting.text} ${text}`.trim(), events: [...quoting.events, ...events], follow };
}

const NOTHING_ELSE: Answer = { text: "", events: [], follow: null };

/**
 * What is no wish about the plan may still say something of the trip or of a preference, whatever else is said; what says
 * neither is noted, or talk.
 */
function answerOutright(over: OverPlan, before: Known, words: Words, intent: Intent): Answer {
  const { plan, world, conversation, today } = over;
  const understood = addedTo(conversation, words);
  const now = knownAfter(conversation, { ...words, understood }, null);
  const learned = learnedBetween(before.dialog, now.dialog);
  const { noted, corrected } = changesBetween(before.said, now.said, learned);
  const notes = intent === "nothing" ? [] : settledUnread(words.unread, learned);
  const unclear = unclearIn(words);
  if (noted.length + corrected.length === 0) {
    if (mainTurn(words.text) === "plan") return replanning(over, plan.request, []);
    if (unclear.length > 0) return noting(over, telling(unclearSentence(unclear)), notes);
    if (notes.length > 0) return noting(over, NOTHING_ELSE, notes);
    const talk = talkOverPlan(intent, mainTurn(words.text), conversation);
    return telling(talk ?? `Sorry, I didn't get that. ${WISH_EXAMPLES}`);
  }
  const request = changedRequest(plan.request, before, now, over);
  const changes = [...corrected, ...noted];
  if (request !== null) {
    const stored = eventsOfWords(words.text, withAllTimes(understood, now.said), learned);
    return noting(over, replanning(over, request, changes, stored, unclear), notes);
  }
  const missing = tripQuestions({ ...conversation, ...now }, readingOf(now, world, today))[0]?.text;
  return noting(over, telling(missing ?? "The plan already does that."), notes);
}

/** What the words said, stored only once it is known that they were no wish about a stop. */
function eventsOfWords(evidence: string, { trip, constraints }: Said, learned: readonly Learned[]): Event[] {
  const isOfTrip = Object.keys(trip).length + Object.keys(constraints).length > 0;
  const edited: Event[] = isOfTrip ? [{ type: "tripEdited", trip, constraints, cleared: [] }] : [];
  const preferences = learned.flatMap(({ entry, value, strength }): Event[] =>
    value === null ? [] : [{ type: "preferenceLearned", entry, value, strength, confidence: 1, evidence }],
  );
  return [...preferences, ...edited];
}

/** Times by hand are all that there are. */
function withAllTimes(understood: Said, now: Said): Said {
  const { times } = now.trip;
  if (understood.trip.times === undefined || times === undefined) return understood;
  return { ...understood, trip: { ...understood.trip, times } };
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
  const text = `${[...names].join(", ")} ${isLock ? "is locked: every new plan keeps it" : "is unlocked and can change again"}.`;
  return telling(text, editEvents(trip, plan, edits, world));
}

function isOf(edits: readonly PlanEdit[], stopId: string): boolean {
  return edits.some((edit) => "stopId" in edit && edit.stopId === stopId);
}

function nameOf({ name }: { readonly name: string }): string {
  return name;
}

/** A version with the changes, alongside the current plan. */
function proposing({ trip, plan, world }: OverPlan, edits: readonly PlanEdit[]): Answer {
  const { events, proposed } = proposedEditEvents(trip, plan, edits, world);
  const text = `${proposalWords(proposed)}: ${costWords(proposed.itinerary, plan)} Review the changes, then apply or discard them.`;
  return telling(text, events);
}

/** What was done in the proposal, as what would be done: "I would swap the Inn for the Palace". */
function proposalWords({ cause }: Pick<PlanVersion, "cause">): string {
  if (cause.kind !== "edited") return "I'd change it";
  const wishes = cause.text.split("; ").map((done) => {
    const [verb = "", ...rest] = done.split(" ");
    return [WOULD[verb] ?? verb, ...rest].join(" ");
  });
  return `I'd ${wishes.join(", ")}`;
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
  unclear: readonly string[] = [],
): Answer {
  const what =
    changes.length === 0 ? "Re-planning the rest." : `Looking for a plan with this change: ${changes.join("; ")}.`;
  const vague = unclear.length === 0 ? "" : ` ${unclearSentence(unclear)}`;
  const text = `${what} Nothing changes until you apply it.${vague}`;
  const asked = replanEvents(over.trip, { base: over.plan.number, request, changes }, over);
  return { text, events: [...before, ...eventsOf({ text, question: null }), ...asked], follow: { kind: "replan" } };
}
