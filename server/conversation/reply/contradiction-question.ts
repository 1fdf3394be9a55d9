import { capitalized } from "@/server/trip";
import type { OpenQuestion } from "@/server/views";
import type { Contradiction } from "../state/conversation";
import { preferenceWords } from "./preference-words";

/** What to ask about a wish that was turned down as well. */
export function contradictionQuestion({ entry, value }: Contradiction): OpenQuestion {
  const words = preferenceWords(entry, value);
  const quickReplies = [
    { label: capitalized(words), says: value },
    { label: `No ${words}`, says: `No ${value}` },
    { label: "You decide", says: "You decide" },
  ];
  const text = `You asked for ${words}, but also said you don't want that. Which is it?`;
  const reason = "I can't plan for both.";
  return { about: "entry", question: { entry, text, reason, quickReplies, isFollowUp: false } };
}
