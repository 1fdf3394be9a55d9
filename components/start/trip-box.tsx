"use client";

import { ArrowRight, MessageCircle } from "lucide-react";
import type { KeyboardEvent, ReactNode, Ref } from "react";
import { Button } from "../ui/button";

/** The one box: the traveller's words, and beneath them what is to be done with them. */
export function TripBox({
  text,
  onText,
  onPlan,
  onTalk,
  busy,
  options,
  boxRef,
}: {
  text: string;
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
      <textarea
        id="trip"
        ref={boxRef}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={planOnKey}
        rows={3}
        placeholder="From where, to where, when, with whom, for how much, and what you will not do without"
        className="field-sizing-content block max-h-80 min-h-28 w-full resize-none bg-transparent px-4 pt-4 pb-2 text-base outline-none placeholder:text-muted sm:px-5"
      />
      <div className="flex flex-wrap items-center justify-between gap-2 px-2 pb-2 sm:px-3 sm:pb-3">
        {options}
        <div className="grid w-full grid-cols-2 gap-2 sm:ml-auto sm:flex sm:w-auto">
          <Button
            type="submit"
            disabled={busy !== null}
            className="px-3 sm:px-5"
            title="Ctrl or Command with Enter does the same"
          >
            {busy === "planning" ? "One moment…" : "Plan"}
            <ArrowRight aria-hidden />
          </Button>
          <Button variant="primary" disabled={busy !== null} className="px-3 sm:px-5" onClick={onTalk}>
            <MessageCircle aria-hidden />
            {busy === "talking" ? "One moment…" : "Talk it over"}
          </Button>
        </div>
      </div>
    </form>
  );
}
