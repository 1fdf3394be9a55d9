"use client";

import { Search, X } from "lucide-react";
import type { RefObject } from "react";
import { counted } from "../../format";
import { Button } from "../../ui/button";
import { classNames } from "../../ui/class-names";
import { EVENT_GROUPS, type EventGroup, GROUP_NAMES } from "../event-kinds";
import type { Filter } from "./use-inspector";
import type { EventSearch } from "./use-search";

/** Search in what events say, and which kinds of them are shown. */
export function FilterBar({
  typed,
  onType,
  inPrompts,
  onInPrompts,
  search,
  filter,
  onFilter,
  hasSpans,
  field,
  onLeave,
}: {
  typed: string;
  onType: (text: string) => void;
  inPrompts: boolean;
  onInPrompts: (inPrompts: boolean) => void;
  search: EventSearch;
  filter: Filter;
  onFilter: (filter: Filter) => void;
  /** Whether there are agents and steps to filter by. */
  hasSpans: boolean;
  field: RefObject<HTMLInputElement | null>;
  /** Back to the list. */
  onLeave: () => void;
}) {
  return (
    <div className="flex flex-col gap-2 border-hairline border-b p-2">
      <div className="relative">
        <Search aria-hidden className="absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-muted" />
        <input
          ref={field}
          type="search"
          aria-label="Search in the events"
          placeholder="Search  /"
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") onType("");
            if (event.key === "Escape" || event.key === "Enter") onLeave();
          }}
          className="min-h-9 w-full rounded-card border border-edge bg-raised px-8 text-ink text-sm placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
        />
        {typed !== "" && (
          <Button
            variant="quiet"
            size="small"
            aria-label="Stop searching"
            className="absolute top-1/2 right-0.5 -translate-y-1/2 px-2"
            onClick={() => onType("")}
          >
            <X aria-hidden />
          </Button>
        )}
      </div>
      {typed !== "" && (
        <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
          <span
            role="status"
            className={classNames("figures", search.problem === null ? "text-muted" : "text-conflict")}
          >
            {search.problem ?? `${counted(search.found.size, "event")} found${search.isBusy ? " so far" : ""}`}
          </span>
          <label className="flex items-center gap-1.5 text-muted">
            <input
              type="checkbox"
              checked={inPrompts}
              onChange={(event) => onInPrompts(event.target.checked)}
              className="size-4 accent-accent"
            />
            In prompts too
          </label>
        </div>
      )}
      <fieldset className="flex flex-wrap gap-1">
        <legend className="sr-only">Kinds of events</legend>
        {EVENT_GROUPS.filter((group) => hasSpans || group !== "spans").map((group) => (
          <Chip
            key={group}
            isOn={filter.groups.has(group)}
            onToggle={() => onFilter({ ...filter, groups: withOrWithout(filter.groups, group) })}
          >
            {GROUP_NAMES[group]}
          </Chip>
        ))}
        <Chip isOn={filter.onlyProblems} onToggle={() => onFilter({ ...filter, onlyProblems: !filter.onlyProblems })}>
          Problems
        </Chip>
      </fieldset>
    </div>
  );
}

function Chip({ isOn, onToggle, children }: { isOn: boolean; onToggle: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onToggle}
      className={classNames(
        "min-h-7 rounded-card border px-2 text-xs",
        isOn ? "border-accent bg-accent-soft text-ink" : "border-hairline text-muted hover:border-edge hover:text-ink",
      )}
    >
      {children}
    </button>
  );
}

function withOrWithout(groups: ReadonlySet<EventGroup>, group: EventGroup): ReadonlySet<EventGroup> {
  const next = new Set(groups);
  if (!next.delete(group)) next.add(group);
  return next;
}
