import type { Conversation, Due } from "../state/conversation";
import { ABOUT_ME, CHANGE_LATER, knownSentence } from "./aside-words";

export const WISH_EXAMPLES = `Say for instance "cheaper hotel", "no early flights", "swap the museum on day 2", "one more day" or "raise the budget to $3,000".`;
const WHY_SO = 'Name a stop of the plan, for instance "why the hotel?", and I tell you what it was chosen for.';

/** The answer to words over a plan that want nothing changed; null: they may. */
export function asideOverPlan({ heard }: Due, conversation: Conversation): string | null {
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
