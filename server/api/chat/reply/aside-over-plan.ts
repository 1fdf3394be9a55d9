import type { Conversation, Due } from "../conversation/conversation";
import { ABOUT_ME, CHANGE_LATER, knownSentence } from "./aside-words";

export const WISH_EXAMPLES = `Say for instance "cheaper hotel", "no early flights", "swap the museum on day 2", "one more day" or "raise the budget to $3,000".`;
const WHY_SO = "Open a stop of the plan: it names the wishes that it was chosen for, and what else there is.";

/** Whether words are one question and nothing else: "why the Italian restaurant?" names what is there, and wishes for nothing. */
export function asksAlone(text: string): boolean {
  return /^\W*(?:(?:but|and|so) )?(?:why\b(?! not\b)[^.,;!?]*|(?!.*\bwhy\b)[^.,;!?]*\?)\W*$/i.test(text);
}

/** The answer to words over a plan that want nothing changed; null: they may. */
export function asideOverPlan({ heard, text }: Due, conversation: Conversation): string | null {
  if (/^\W*(?:but |and |so )?why\b/i.test(text)) return WHY_SO;
  switch (heard) {
    case "why":
      return WHY_SO;
    case "known":
      return knownSentence(conversation);
    case "howMany":
      return "None: the plan is made. Tell me what to change, if anything.";
    case "options":
      return `Anything about the plan can be changed. ${WISH_EXAMPLES}`;
    case "later":
      return CHANGE_LATER;
    case "who":
      return ABOUT_ME;
    case "greeting":
      return "Hello! Tell me what to change, if anything.";
    case "thanks":
      return "You are welcome. Have a good trip!";
    case "nod":
    case "planNow":
      return "Good. The plan stands; tell me if anything should change.";
    case "hostile":
      return `I am sorry that this is tiresome. ${WISH_EXAMPLES}`;
    default:
      return null;
  }
}
