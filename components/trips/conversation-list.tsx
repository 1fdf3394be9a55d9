"use client";

import { MessageCircle, Trash2 } from "lucide-react";
import Link from "next/link";
import type { ConversationListItem } from "@/server/views";
import { Button } from "../ui/button";
import { TimeAgo } from "./time-ago";
import type { TripActions } from "./use-trip-list";

/** Conversations that have not led to a plan yet, to go on with. */
export function ConversationList({
  conversations,
  actions,
  onRemove,
}: {
  conversations: readonly ConversationListItem[];
  actions: TripActions;
  onRemove: () => void;
}) {
  return (
    <section aria-labelledby="conversations" className="mb-8">
      <h2 id="conversations" className="mb-1 text-muted text-sm">
        Unfinished conversations
      </h2>
      <ul className="divide-y divide-hairline border-hairline border-y">
        {conversations.map(({ id, title, changedAt }) => (
          <li key={id} className="relative flex items-center gap-3 py-1 hover:bg-sunken">
            <MessageCircle aria-hidden className="size-4 shrink-0 text-muted" />
            <Link
              href={`/chat/${id}`}
              prefetch={false}
              className="min-w-0 flex-1 py-2 [overflow-wrap:anywhere] after:absolute after:inset-0 after:rounded-inner focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
            >
              {title}
            </Link>
            <span className="shrink-0 text-muted text-sm">
              <TimeAgo at={changedAt} />
            </span>
            <Button
              variant="quiet"
              size="icon"
              className="relative"
              aria-label={`Delete the conversation ${title}`}
              onClick={() => {
                onRemove();
                actions.remove({ id, title });
              }}
            >
              <Trash2 aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
