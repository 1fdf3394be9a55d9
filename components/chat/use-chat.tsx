"use client";

import { useMutation } from "@tanstack/react-query";
import { useSubscription } from "@trpc/tanstack-react-query";
import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from "react";
import { type Delegation, type Edits, type EntryKey, type EntryValue, mergeEdits, NO_EDITS } from "@/server/trip";
import type { ChatView } from "@/server/views";
import { useTRPC, useTRPCClient } from "../trpc/client";
import { cameFromServer, errorSentence } from "../trpc/error-sentence";

interface ChatOnPage {
  readonly chat: ChatView;
  /** The traveler's words while they are on their way to the server; null: none are. */
  readonly sending: string | null;
  /** Resolves to whether the words arrived. */
  say(text: string): Promise<boolean>;
  /** Ends the reply that is being prepared. */
  stop(): void;
  /** Sets an entry by hand; "declined" leaves it to Dragoman, null makes it unknown again. */
  setEntry(entry: EntryKey, value: EntryValue | "declined" | null): void;
  editTrip(edits: Partial<Edits>): void;
  /** Drops words of the traveler's that are kept as a note. */
  dropNote(note: string): void;
  delegate(level: Delegation): void;
  consent(rated: boolean): void;
  acceptRemembered(entries: readonly EntryKey[]): void;
  declineRemembered(entries: readonly EntryKey[]): void;
  /** The connection over which others' changes and replies come in is interrupted. */
  readonly isCutOff: boolean;
  /** A sentence about the last thing that could not be done. */
  readonly problem: string | null;
  dismissProblem(): void;
}

const ChatContext = createContext<ChatOnPage | null>(null);

/** Holds a conversation: what is done goes to the server, and what comes of it, here or in another tab, comes in. */
export function ChatProvider({ initial, children }: { initial: ChatView; children: ReactNode }) {
  const trpc = useTRPC();
  const client = useTRPCClient().chat;
  const [chat, setChat] = useState(initial);
  const [sending, setSending] = useState<{ text: string; after: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef(initial);
  const { id } = initial;

  function show(next: ChatView) {
    if (next.revision < latest.current.revision) return;
    latest.current = next;
    setChat(next);
  }
  const watch = useSubscription(trpc.chat.watch.subscriptionOptions({ id }, { onData: ({ data }) => show(data) }));

  // One after the other, so that what was done first also counts first.
  const { mutateAsync } = useMutation({
    scope: { id: `chat ${id}` },
    mutationFn: (make: () => Promise<ChatView>) => make(),
    onMutate: () => setProblem(null),
    onSuccess: show,
    onError: (error: unknown) => {
      setProblem(errorSentence(error));
      setChat(latest.current);
      if (cameFromServer(error)) client.get.query({ id }).then(show, () => undefined);
    },
  });

  const changes = useMemo(() => {
    const change = (make: () => Promise<ChatView>): Promise<boolean> =>
      mutateAsync(make).then(
        () => true,
        () => false,
      );
    // What is switched shows at once; the server's answer takes its place.
    const anticipate = (switched: Partial<ChatView>) => setChat({ ...latest.current, ...switched });
    return {
      say: async (text: string) => {
        setSending({ text, after: lastSequence(latest.current) });
        const arrived = await change(() => client.say.mutate({ id, text }));
        setSending(null);
        return arrived;
      },
      stop: () => void change(() => client.stop.mutate({ id })),
      setEntry: (entry: EntryKey, value: EntryValue | "declined" | null) =>
        void change(() => client.setEntry.mutate({ id, entry, value })),
      editTrip: (edits: Partial<Edits>) =>
        void change(() => client.editTrip.mutate({ id, edits: mergeEdits(NO_EDITS, edits) })),
      dropNote: (note: string) => void change(() => client.dropNote.mutate({ id, note })),
      delegate: (level: Delegation) => {
        anticipate({ delegation: level });
        void change(() => client.delegate.mutate({ id, level }));
      },
      consent: (rated: boolean) => {
        anticipate({ consent: rated });
        void change(() => client.consent.mutate({ id, rated }));
      },
      acceptRemembered: (entries: readonly EntryKey[]) =>
        void change(() => client.acceptRemembered.mutate({ id, entries: [...entries] })),
      declineRemembered: (entries: readonly EntryKey[]) =>
        void change(() => client.declineRemembered.mutate({ id, entries: [...entries] })),
      dismissProblem: () => setProblem(null),
    };
  }, [id, mutateAsync, client]);

  const onPage: ChatOnPage = {
    ...changes,
    chat,
    // It may come in over the watch before the call is answered.
    sending: sending !== null && !hasArrived(chat, sending) ? sending.text : null,
    isCutOff: (watch.status === "connecting" && watch.error !== null) || watch.status === "error",
    problem,
  };
  return <ChatContext value={onPage}>{children}</ChatContext>;
}

function lastSequence({ messages }: ChatView): number {
  return messages.at(-1)?.sequence ?? -1;
}

function hasArrived({ messages }: ChatView, { text, after }: { text: string; after: number }): boolean {
  return messages.some((message) => message.sequence > after && message.by === "traveler" && message.text === text);
}

export function useChat(): ChatOnPage {
  const chat = useContext(ChatContext);
  if (chat === null) throw new Error("useChat is for components within a ChatProvider.");
  return chat;
}
