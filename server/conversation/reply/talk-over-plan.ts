import type { Turn } from "@/server/understanding";
import type { Conversation, Intent } from "../state/conversation";
import { ABOUT_ME, CHANGE_LATER, knownSentence } from "./talk-words";

export const WISH_EXAMPLES = `For example, say "cheaper hotel", "no early flights", "swap the museum on day 2", "one more day" or "raise the budget to $3,000".`;
const WHY_SO = 'Name a stop in the plan, for example "why the hotel?", and I\'ll tell you why I chose it.';
const PLAN_STAYS = "Great, the plan stays. Tell me if anything should change.";

/** The answer to words over a plan that want nothing changed; null: they may. */
export function talkOverPlan(intent: Intent, turn: Turn | null, conversation: Conversation): string | null {
  return ofTurn(turn, conversation) ?? ofIntent(intent, conversation);
}

function ofTurn(turn: Turn | null, conversation: Conversation): string | null {
  switch (turn) {
    case "why":
      return WHY_SO;
    case "known":
      return knownSentence(conversation);
    case "howMany":
      return "None: the plan is ready. Tell me what to change, if anything.";
    case "options":
      return `You can change anything about the plan. ${WISH_EXAMPLES}`;
    case "later":
      return CHANGE_LATER;
    case "who":
      return ABOUT_ME;
    case "greeting":
      return "Hello! Tell me what to change, if anything.";
    case "thanks":
      return "You're welcome. Have a great trip!";
    case "nod":
    case "praise":
    case "done":
    case "goAhead":
      return PLAN_STAYS;
    default:
      return null;
  }
}

function ofIntent(intent: Intent, conversation: Conversation): string | null {
  switch (intent) {
    case "planNow":
      return PLAN_STAYS;
    case "smalltalk":
      return `I see. ${PLAN_STAYS}`;
    case "complain":
      return `Sorry, I know this is tedious. ${knownSentence(conversation)} ${WISH_EXAMPLES}`;
    default:
      return null;
  }
}
