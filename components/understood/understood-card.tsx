"use client";

import { type ReactNode, useId } from "react";
import type { EntryKey } from "@/server/trip";
import { UnreadList } from "./unread-list";
import { type SetWish, WishList } from "./wish-list";
import type { Wish } from "./wishes";

/**
 * What was understood of a trip, each piece to edit in place: its facts, the wishes, what is unsure as questions, and the words that
 * nothing was made of.
 */
export function UnderstoodCard({
  facts,
  wishes,
  vague,
  onWish,
  questions,
  notes,
  keptNotes,
  onKeepNote,
  onIgnoreNote,
  hasTitle = true,
}: {
  facts: ReactNode;
  wishes: readonly Wish[];
  /** Spoken of too vaguely to set. */
  vague?: readonly EntryKey[];
  onWish: SetWish;
  /** What may have been meant in more than one way, with the candidates to press. */
  questions?: ReactNode;
  notes: readonly string[];
  /** Of the notes, those that are decided on; by default all. */
  keptNotes?: readonly string[];
  onKeepNote?: (note: string) => void;
  onIgnoreNote: (note: string) => void;
  /** False where what opens the card names it. */
  hasTitle?: boolean;
}) {
  const title = useId();
  return (
    <section
      {...(hasTitle ? { "aria-labelledby": title } : { "aria-label": "What I understood" })}
      className="flex flex-col gap-3 rounded-card border border-hairline p-3 sm:p-4"
    >
      {hasTitle && (
        <h2 id={title} className="font-medium text-muted text-sm">
          What I understood
        </h2>
      )}
      {facts}
      <WishList wishes={wishes} vague={vague} onSet={onWish} />
      {questions}
      <UnreadList notes={notes} kept={keptNotes} onKeep={onKeepNote} onIgnore={onIgnoreNote} />
    </section>
  );
}
