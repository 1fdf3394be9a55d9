"use client";

import { ArrowRight, MessageCircle } from "lucide-react";
import { type KeyboardEvent, type ReactNode, type Ref, useRef } from "react";
import type { UnreadWords } from "@/server/api";
import { Button } from "../ui/button";
import { MarkedText } from "../understood/marked-text";

/** What places the text in the box, and the marks behind it in the same place. */
const METRICS = "px-4 pt-4 pb-2 text-base sm:px-5 [scrollbar-gutter:stable]";

/** The one box: the traveler's words, and beneath them what is to be done with them. */
export function TripBox({
  text,
  hint,
  unread,
  onText,
  onPlan,
  onTalk,
  busy,
  options,
  boxRef,
}: {
  text: string;
  /** What one could write, while the box is empty. */
  hint: string;
  /** Stretches of the text to mark: nothing was made of them. */
  unread: readonly UnreadWords[];
  onText: (text: string) => void;
  /** Plans with what is said. */
  onPlan: () => void;
  /** Talks about it first. */
  onTalk: () => void;
  /** What was begun and leads to another page. */
  busy: "planning" | "talking" | null;
  options: ReactNode;
  boxRef: Ref<HTMLTextAreaElement>;
}) {
  const marks = useRef<HTMLDivElement>(null);

  function planOnKey(event: KeyboardEvent) {
    if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) {
      event.preventDefault();
      onPlan();
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onPlan();
      }}
      className="rounded-card border border-edge bg-raised focus-within:border-accent focus-within:outline-1 focus-within:outline-accent"
    >
      <label htmlFor="trip" className="sr-only">
        Your trip in a sentence or two
      </label>
      <div className="relative">
        <MarkedText text={text} unread={unread} className={METRICS} scrollerRef={marks} />
        <textarea
          id="trip"
          ref={boxRef}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onScroll={({ currentTarget }) => marks.current?.scrollTo({ top: currentTarget.scrollTop })}
          onKeyDown={planOnKey}
          rows={3}
          placeholder={`e.g. ${hint}`}
          className={`${METRICS} field-sizing-content relative block max-h-80 min-h-28 w-full resize-none bg-transparent outline-none placeholder:text-muted`}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 px-2 pb-2 sm:px-3 sm:pb-3">
        {options}
        <div className="grid w-full grid-cols-2 gap-2 sm:ml-auto sm:flex sm:w-auto">
          <Button disabled={busy !== null} className="px-3 sm:px-5" onClick={onTalk}>
            <MessageCircle aria-hidden />
            {busy === "talking" ? "One moment…" : "Chat about it"}
          </Button>
          <Button
            type="submit"
            variant="primary"
            disabled={busy !== null}
            className="px-3 sm:px-5"
            title="Ctrl+Enter or ⌘+Enter"
          >
            {busy === "planning" ? "One moment…" : "Plan"}
            <ArrowRight aria-hidden />
          </Button>
        </div>
      </div>
    </form>
  );
}
