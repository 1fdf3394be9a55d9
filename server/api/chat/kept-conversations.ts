import { type Conversation, conversationOf, conversationWith } from "@/server/conversation";
import type { RecordedEvent, StoredHeader } from "@/server/episodes";
import { Recent } from "@/server/trip";

/** A conversation as the first `length` events of its episode tell it. */
interface KeptConversation {
  readonly length: number;
  readonly conversation: Conversation;
}

type Episode = Pick<StoredHeader, "id" | "length" | "startedAt">;

/** Conversations that this process opened last, so that a message is answered without reading the whole talk from the database again. */
export interface KeptConversations {
  /** The conversation of an episode, which was read just now; as of later events where others were appended meanwhile. */
  open(episode: Episode): Promise<KeptConversation>;
  /** Takes over what was appended behind the first `length` events. */
  follow(id: string, length: number, appended: readonly RecordedEvent[]): void;
}

/** Reads the events that a conversation is made from, in order: of its first `length` those from `from` on. */
type ReadEvents = (episode: Episode, from: number) => Promise<readonly RecordedEvent[]>;

/**
 * Keeps the `most` conversations opened last. Events never change, so what was made of the first ones holds: only how many there are has to
 * be asked, and later ones, which other processes append too, to be read.
 */
export function createKeptConversations(read: ReadEvents, most: number): KeptConversations {
  const kept = new Recent<KeptConversation & { readonly startedAt: string }>(most);

  function keep(id: string, now: KeptConversation & { readonly startedAt: string }): KeptConversation {
    const before = kept.get(id);
    // Of two that were read at the same time the later state is kept.
    const latest = before?.startedAt === now.startedAt && before.length > now.length ? before : now;
    kept.set(id, latest);
    return latest;
  }

  return {
    async open(episode) {
      const { id, length, startedAt } = episode;
      const found = kept.get(id);
      // An id whose episode was deleted may come back by a restored backup.
      const before = found?.startedAt === startedAt ? found : undefined;
      if (before !== undefined && before.length >= length) return keep(id, before);
      const later = before && conversationWith(before.conversation, await read(episode, before.length));
      const conversation = later ?? conversationOf(await read(episode, 0));
      return keep(id, { length, startedAt, conversation });
    },
    follow(id, length, appended) {
      const before = kept.get(id);
      if (before === undefined || before.length !== length) return;
      const conversation = conversationWith(before.conversation, appended);
      if (conversation !== null)
        keep(id, { length: length + appended.length, startedAt: before.startedAt, conversation });
    },
  };
}
