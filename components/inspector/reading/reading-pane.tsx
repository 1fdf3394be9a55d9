"use client";

import { useQuery } from "@tanstack/react-query";
import { Check, Link2 } from "lucide-react";
import { type RefObject, useState } from "react";
import { useTRPC } from "../../trpc/client";
import { errorSentence } from "../../trpc/error-sentence";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { Skeleton } from "../../ui/skeleton";
import { EVENT_KINDS } from "../event-kinds";
import { durationText } from "../units";
import { EventView } from "./event-views";
import { Json } from "./parts";
import { SearchedContext } from "./searched-text";

/** The event that is read: as a person reads it, or as it is stored. */
export function ReadingPane({
  id,
  sequence,
  searched,
  isRaw,
  onRaw,
  pane,
}: {
  id: string;
  sequence: number;
  searched: string;
  isRaw: boolean;
  onRaw: (isRaw: boolean) => void;
  pane: RefObject<HTMLElement | null>;
}) {
  const trpc = useTRPC();
  const { data, error, refetch } = useQuery(
    trpc.episodes.event.queryOptions({ id, sequence }, { staleTime: Number.POSITIVE_INFINITY }),
  );
  return (
    <section
      ref={pane}
      aria-label="Event"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the focus to be read and scrolled by keyboard.
      tabIndex={0}
      className="min-h-0 min-w-0 flex-1 overflow-auto p-4 outline-offset-[-2px]"
    >
      {data === undefined ? (
        error === null ? (
          <Waiting />
        ) : (
          <Notice kind="conflict" action={{ label: "Try again", onClick: () => refetch() }}>
            {errorSentence(error)}
          </Notice>
        )
      ) : (
        <SearchedContext value={searched}>
          <article key={data.sequence} aria-labelledby="event-title" className="flex min-w-0 flex-col gap-4">
            <header className="flex flex-wrap items-center justify-between gap-2">
              <h2 id="event-title" className="font-medium">
                {EVENT_KINDS[data.event.type].name}{" "}
                <span className="figures font-normal text-muted text-sm">
                  event {data.sequence}, at {durationText(data.atMs)}
                </span>
              </h2>
              <div className="flex items-center gap-1">
                <CopyLink sequence={sequence} />
                <Button variant="quiet" size="small" aria-pressed={isRaw} onClick={() => onRaw(!isRaw)}>
                  {isRaw ? "Readable" : "Raw"}
                </Button>
              </div>
            </header>
            {isRaw ? <Json value={data} /> : <EventView event={data.event} />}
          </article>
        </SearchedContext>
      )}
    </section>
  );
}

function CopyLink({ sequence }: { sequence: number }) {
  const [copied, setCopied] = useState<number | null>(null);
  const Icon = copied === sequence ? Check : Link2;
  async function copy() {
    const { origin, pathname } = window.location;
    await navigator.clipboard.writeText(`${origin}${pathname}?event=${sequence}`);
    setCopied(sequence);
  }
  return (
    <Button variant="quiet" size="small" onClick={() => copy().catch(() => setCopied(null))}>
      <Icon aria-hidden />
      {copied === sequence ? "Copied" : "Copy link"}
    </Button>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Reading the event" className="flex flex-col gap-3">
      <Skeleton className="h-6 w-48" />
      <Skeleton className="h-24" />
    </div>
  );
}
