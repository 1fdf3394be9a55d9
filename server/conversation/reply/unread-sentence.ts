import type { PendingReply } from "../state/conversation";
import { listed } from "./words";

const MOST_QUOTED = 4;
const LONGEST_QUOTE = 60;

/** What nothing was made of, quoted, so that nothing is lost in silence. */
export function unreadSentence(unread: PendingReply["unread"]): string {
  return `I can\u2019t plan for ${quoted(unread)} yet, so I'll keep it as a note.`;
}

/** Words of the traveler's in quotation marks, the first of many. */
export function quoted(notes: readonly string[]): string {
  const shown = notes.slice(0, MOST_QUOTED).map((words) => `\u201c${shortened(words)}\u201d`);
  return `${listed(shown)}${notes.length > MOST_QUOTED ? " and more" : ""}`;
}

function shortened(words: string): string {
  return words.length <= LONGEST_QUOTE ? words : `${words.slice(0, LONGEST_QUOTE - 1)}\u2026`.toWellFormed();
}
