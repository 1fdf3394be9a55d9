import { isForeign, placeWish, pointsBack } from "@/server/understanding";
import { asksWhere } from "./asked-of";
import type { Conversation, Intent } from "./conversation";
import { isDecidable } from "./decided";
import { saysSomething, setsSomething, type Words } from "./words";

/** How a message is taken: by what it is for, what was understood, what is unread, and what was asked. */
export function intentOf(
  words: Words,
  { question, unanswered }: Pick<Conversation, "question" | "unanswered">,
): Intent {
  const { text, understood, acts } = words;
  const isFor = (act: (typeof acts)[number]) => acts.includes(act);
  const says = saysSomething(words);
  if (isForeign(text, understood)) return "foreign";
  // No traveler's words: code, or nothing at all.
  if (acts.length === 0) return "nothing";
  if (isFor("planNow")) return "planNow";
  if (isFor("undo") && !says) return "undo";
  if (isFor("ask") && !setsSomething(words)) return "ask";
  if (isFor("complain") && !setsSomething(words)) return "complain";
  if (says) return "said";
  if (isFor("leaveOpen")) return canBeLeft(text, question) ? "said" : "nothing";
  if (isFor("smalltalk")) return "smalltalk";
  if (understood.unclear.length > 0) return "said";
  if (pointsBack(text) !== null) return "pointing";
  // A question that the trip can be planned without is given up when it is not answered twice.
  return canBeGivenUp(question) && unanswered > 0 ? "said" : "nothing";
}

/** Whether the traveler leaves everything that is still open to the agent. */
export function leavesEverything({ acts }: Pick<Words, "acts">): boolean {
  return acts.includes("planNow") && acts.includes("leaveOpen");
}

/** Whether the agent can decide what was asked, or propose where to go. */
function canBeLeft(text: string, question: Conversation["question"]): boolean {
  const asked = question?.about === "trip" ? question.question.field : null;
  if (canBeGivenUp(question) || (asked !== null && isDecidable(asked))) return true;
  return placeWish(text, asksWhere(asked)) !== null;
}

/** Whether the trip can be planned without an answer. */
export function canBeGivenUp(question: Conversation["question"]): boolean {
  return question !== null && (question.about === "entry" || question.question.field === "people");
}
