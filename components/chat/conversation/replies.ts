import { capitalized, NO_PREFERENCE, type QuickReply } from "@/server/trip";
import type { OpenQuestion } from "@/server/views";

const DOES_NOT_MATTER = "Doesn’t matter";

/** What can always be said to a question about a preference. */
const ALWAYS: readonly QuickReply[] = [
  { label: DOES_NOT_MATTER, says: "Doesn't matter" },
  { label: "You decide", says: "You decide" },
];

/** The words that can be said with one press: the question's own first, each once. */
export function repliesTo(question: OpenQuestion): readonly QuickReply[] {
  if (question.about === "trip") {
    return question.question.options.map(({ label }) => ({ label: capitalized(label), says: label }));
  }
  const own = question.question.quickReplies.map((reply) =>
    plain(reply.label) === NO_PREFERENCE ? { ...reply, label: DOES_NOT_MATTER } : reply,
  );
  const taken = new Set(own.flatMap(({ label, says }) => [plain(label), plain(says)]));
  return [...own, ...ALWAYS.filter(({ says }) => !taken.has(plain(says)))];
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9 ]/g, "");
}
