"use client";

import { useQuery } from "@tanstack/react-query";
import { countChatsSchema } from "@/server/views";
import { useTRPC } from "../../../trpc/client";
import { errorSentence } from "../../../trpc/error-sentence";

/** How many chats there are to take. */
export function ChatCount({ leastMessages, projectId }: { leastMessages: number; projectId: string | null }) {
  const trpc = useTRPC();
  const { data: asked } = countChatsSchema.safeParse({ leastMessages, projectId });
  const { data, error } = useQuery(
    trpc.annotationProjects.countChats.queryOptions(asked ?? { leastMessages: 1, projectId }, {
      enabled: asked !== undefined,
      staleTime: 0,
    }),
  );
  return (
    <p role="status" className="min-h-5 text-muted text-sm">
      {error !== null && errorSentence(error)}
      {asked !== undefined && data !== undefined && sentenceOf(data.count, projectId !== null)}
    </p>
  );
}

function sentenceOf(count: number, isOfProject: boolean): string {
  const chats = count === 1 ? "1 chat is" : `${count === 0 ? "No" : count} chats are`;
  return `${chats} available from travelers who allow it${isOfProject ? ", those in this project left out" : ""}.`;
}
