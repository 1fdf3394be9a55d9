"use client";

import { CornerUpLeft } from "lucide-react";
import Link from "next/link";
import type { CurrentWorld } from "@/server/api";
import { KnownSheet } from "./known/known-sheet";
import { useChat } from "./use-chat";

/** What the conversation is about, and the one that it was branched from. */
export function ChatHeader({ current }: { current: CurrentWorld }) {
  const { chat } = useChat();
  return (
    <header className="-mx-4 sticky top-0 z-20 flex items-center justify-between gap-4 border-hairline border-b bg-paper px-4 py-2 sm:static sm:mx-0 sm:px-0 sm:pt-2 sm:pb-4">
      <div className="min-w-0">
        <h1 className="truncate font-serif text-lg sm:whitespace-normal sm:text-xl">{chat.title}</h1>
        {chat.branchedFrom !== null && (
          <p className="text-muted text-sm">
            <Link
              href={`/chat/${chat.branchedFrom}`}
              className="inline-flex min-h-8 items-center gap-1.5 rounded-inner underline decoration-1 underline-offset-4 hover:text-ink"
            >
              <CornerUpLeft aria-hidden className="size-4 shrink-0" />
              Back to the conversation this continues
            </Link>
          </p>
        )}
      </div>
      <KnownSheet current={current} />
    </header>
  );
}
