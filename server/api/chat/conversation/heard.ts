import type { Said } from "@/server/trip";
import { isForeignLanguage, isLeftOpen } from "@/server/understanding";
import type { Conversation, Heard } from "./conversation";

const WHY =
  /^\W*(?:(?:but|and|so|hm+|wait)[ ,]+)?(?:why\W*$|why (?:do|are|would|is|does)\b.*(?:ask|need|want|know|question|matter|important)|what (?:for|does (?:it|that) matter)|what has that to do)/i;
const PLAN_NOW =
  /\b(?:plan (?:it|the trip|now|my trip|everything)|(?:just|please|now) plan|start planning|go ahead(?! of)|(?:no more|enough|stop (?:asking|with the)) questions?|stop asking|enough of this|that(?:'|’)?s (?:all|enough)(?: for now)?\W*$|show me the (?:plan|trip|itinerary))/i;

const DECIDE_FOR_ME =
  /\b(?:(?:decide|choose|pick) (?:everything|it all|all of (?:it|that)|the rest)|(?:decide|choose) for me|surprise me|leave (?:it all|everything|the rest) to you)\b/i;

/** Whether the traveler leaves everything that is still open to the agent. */
export function leavesEverything(text: string): boolean {
  return DECIDE_FOR_ME.test(text);
}

/** How a message is taken, by its words, what was understood in them and what was asked. */
export function heardIn(text: string, understood: Said, { question, misses }: Conversation): Heard {
  const says = saysSomething(understood, question);
  if (!says && question !== null && WHY.test(text)) return "why";
  if (PLAN_NOW.test(text) || leavesEverything(text)) return "planNow";
  if (says) return "said";
  if (question?.about === "entry" && isLeftOpen(text)) return "said";
  if (isForeignLanguage(text)) return "foreign";
  // A question about a preference that is not answered twice is given up.
  return question?.about === "entry" && misses > 0 ? "said" : "nothing";
}

function saysSomething({ trip, constraints, entries, unclear }: Said, question: Conversation["question"]): boolean {
  if ([trip, constraints, entries].some((part) => Object.keys(part).length > 0)) return true;
  // Too vague counts as an answer to what was asked only, or where nothing was.
  if (unclear.length === 0) return false;
  if (question === null) return true;
  return unclear.includes(question.about === "entry" ? question.question.entry : question.question.field);
}
