import { questionsLeft } from "@/server/elicitation";
import type { Reading } from "@/server/trip";
import type { Conversation } from "../state/conversation";
import { shippedPolicy } from "./next-question";
import { tripQuestions } from "./trip-questions";

/** About how many questions are still to be answered: those about the trip, then those about preferences; the open one is among them. */
export function leftToAsk(conversation: Conversation, reading: Pick<Reading, "questions" | "objections">): number {
  const { question, dialog, delegation, wantsPlan } = conversation;
  const ofTrip = tripQuestions(conversation, reading).length;
  if (wantsPlan) return ofTrip;
  return ofTrip + (question?.about === "entry" ? 1 : 0) + questionsLeft(dialog, shippedPolicy(), delegation);
}
