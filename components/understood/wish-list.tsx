"use client";

import { CircleHelp, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { EntryKey, EntryValue, Strength } from "@/server/trip";
import { EntryEditor } from "../chat/known/entry-editor";
import { fullLabel, valueWords } from "../chat/words/entry-words";
import { Popover, PopoverContent, PopoverTrigger } from "../ui/popover";
import { knownAs, type Wish } from "./wishes";

/** Sets a wish; undefined takes it away. */
export type SetWish = (entry: EntryKey, value: EntryValue | undefined) => void;

const STRENGTH_WORDS: Readonly<Record<Exclude<Strength, "want">, string>> = {
  must: "must be",
  "must not": "must not be",
  avoid: "rather not",
};

/** The wishes that were understood, each to edit in place or to take away, and those that were too vague to set. */
export function WishList({
  wishes,
  vague = [],
  onSet,
}: {
  wishes: readonly Wish[];
  vague?: readonly EntryKey[];
  onSet: SetWish;
}) {
  if (wishes.length + vague.length === 0) return null;
  return (
    <ul aria-label="Your preferences" className="flex flex-wrap gap-2">
      {wishes.map(({ entry, value, strength }) => (
        <li
          key={`${entry} ${strength}`}
          className="flex max-w-full animate-appear items-stretch rounded-full border border-hairline bg-raised text-sm has-[:focus-visible]:border-accent"
        >
          <WishEditor entry={entry} value={value} onSet={onSet}>
            <span className="text-muted">{fullLabel(entry)}</span>
            {strength !== "want" && <span className="font-medium text-accent">{STRENGTH_WORDS[strength]}</span>}
            <span className="truncate font-medium">{valueWords(entry, value)}</span>
          </WishEditor>
          <RemoveWish
            label={`${fullLabel(entry)} ${valueWords(entry, value)}`}
            onRemove={() => onSet(entry, undefined)}
          />
        </li>
      ))}
      {vague.map((entry) => (
        <li
          key={entry}
          className="flex max-w-full items-stretch rounded-full border border-warning border-dashed bg-raised text-sm"
        >
          <WishEditor entry={entry} value={null} onSet={onSet}>
            <CircleHelp aria-hidden className="size-3.5 text-warning" />
            {fullLabel(entry)}: which?
          </WishEditor>
          <RemoveWish label={fullLabel(entry)} onRemove={() => onSet(entry, undefined)} />
        </li>
      ))}
    </ul>
  );
}

function RemoveWish({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      aria-label={`Remove: ${label}`}
      onClick={onRemove}
      className="grid w-9 shrink-0 place-items-center rounded-r-full text-muted hover:bg-sunken hover:text-ink"
    >
      <X aria-hidden className="size-3.5" />
    </button>
  );
}

function WishEditor({
  entry,
  value,
  onSet,
  children,
}: {
  entry: EntryKey;
  value: EntryValue | null;
  onSet: SetWish;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger className="flex min-h-9 min-w-0 items-center gap-1.5 rounded-full py-1 pr-2 pl-3 text-left hover:bg-sunken data-[state=open]:bg-sunken">
        {children}
      </PopoverTrigger>
      <PopoverContent aria-label={fullLabel(entry)} className="z-50">
        <EntryEditor
          known={knownAs(entry, value)}
          onSet={(draft) => onSet(entry, draft === "declined" || draft === null ? undefined : draft)}
          onDone={() => setOpen(false)}
        />
      </PopoverContent>
    </Popover>
  );
}
