"use client";

import { ChevronDown, Star } from "lucide-react";
import { useRef } from "react";
import { type KnownEntry, preferenceEntry } from "@/server/trip";
import { classNames } from "../../ui/class-names";
import { useChat } from "../use-chat";
import { EntryEditor } from "./entry-editor";
import { isLikelyCritical, stateOf } from "./entry-state";

/** One entry: what it is, its state, whether it likely decides the trip; opens to be set by hand. */
export function EntryRow({
  known,
  isOpen,
  onOpen,
}: {
  known: KnownEntry;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}) {
  const { setEntry } = useChat();
  const line = useRef<HTMLButtonElement>(null);
  const { icon: Icon, style, value, detail } = stateOf(known);
  return (
    <li>
      <button
        ref={line}
        type="button"
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
        className="group -mx-2 flex min-h-10 w-[calc(100%+1rem)] items-start gap-2 rounded-inner px-2 py-1.5 text-left text-sm hover:bg-sunken sm:min-h-8"
      >
        <Icon aria-hidden className={classNames("mt-0.5 size-4 shrink-0", style)} />
        <span className="w-28 shrink-0 text-muted [overflow-wrap:anywhere]">{preferenceEntry(known.entry).title}</span>
        <span className="min-w-0 flex-1">
          <span
            className={classNames(
              "block [overflow-wrap:anywhere]",
              known.state === "said" && "font-medium",
              known.state === "unknown" && "text-muted",
            )}
          >
            {value}
          </span>
          {detail !== null && <span className="figures block text-muted text-xs">{detail}</span>}
          {isLikelyCritical(known) && (
            <span className="mt-0.5 flex items-center gap-1 text-warning text-xs">
              <Star aria-hidden className="size-3 shrink-0" />
              important
            </span>
          )}
        </span>
        <ChevronDown
          aria-hidden
          className="mt-0.5 size-4 shrink-0 text-muted transition-transform group-aria-expanded:rotate-180"
        />
      </button>
      {isOpen && (
        <EntryEditor
          known={known}
          onSet={(value) => setEntry(known.entry, value)}
          onDone={() => {
            onOpen(false);
            line.current?.focus();
          }}
        />
      )}
    </li>
  );
}
