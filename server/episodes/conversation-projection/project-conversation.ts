import type { ConversationRow } from "@/db";
import type { EpisodeHeader, RecordedEvent } from "../episode";

/**
 * The conversation after one more event of its episode. It begins with a task that gives words and no request; null: the
 * episode is no conversation.
 */
export function projectConversation(
  { id, startedAt }: Pick<EpisodeHeader, "id" | "startedAt">,
  state: ConversationRow | null,
  { sequence, atMs, event }: RecordedEvent,
): ConversationRow | null {
  const at = new Date(Date.parse(startedAt) + atMs);
  if (state === null) {
    if (sequence > 0 || event.type !== "task" || event.task.request !== null) return null;
    const { text } = event.task;
    return { id, title: null, text, rated: true, revision: sequence, createdAt: at, changedAt: at };
  }
  const after = { ...state, revision: sequence, changedAt: at };
  switch (event.type) {
    case "named":
      return { ...after, title: event.title };
    case "consented":
      return { ...after, rated: event.rated };
    default:
      return after;
  }
}
