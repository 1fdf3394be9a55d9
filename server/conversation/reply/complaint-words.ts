import { topicOf } from "@/server/trip";
import { mainTurn } from "@/server/understanding";
import type { OpenQuestion } from "@/server/views";
import type { Conversation } from "../state/conversation";
import { knownParts } from "./talk-words";
import { fieldLabel } from "./unclear-sentence";
import { listed } from "./words";

/** What answers a complaint. */
export function complaintSentence(text: string, conversation: Conversation): string {
  if (mainTurn(text) === "repeated") return repeatedSentence(conversation);
  const relief = conversation.question === null ? "" : " Say \"plan now\" and I'll only ask what I can't do without.";
  return `Sorry, I know this is tedious.${relief}`;
}

/** To "I told you already": what is known of it. */
function repeatedSentence(conversation: Conversation): string {
  const { question } = conversation;
  const all = knownParts(conversation);
  const known = all.length === 0 ? "I have nothing noted yet" : `so far I know: ${listed(all, all.length)}`;
  return question === null
    ? `Sorry, ${known}.`
    : `Sorry, I have nothing about ${topicOfQuestion(question)}${all.length === 0 ? "" : `; ${known}`}.`;
}

function topicOfQuestion(question: OpenQuestion): string {
  if (question.about === "trip") return fieldLabel(question.question.field);
  return topicOf(question.question.entry);
}
