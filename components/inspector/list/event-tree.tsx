"use client";

import { useVirtualizer } from "@tanstack/react-virtual";
import { Bot, ChevronDown, ChevronRight, ListTodo, Wrench } from "lucide-react";
import { type RefObject, useEffect } from "react";
import { classNames } from "../../ui/class-names";
import { EVENT_KINDS } from "../event-kinds";
import { durationText } from "../units";
import { EventIcon } from "./event-icon";
import { groupFigures, groupMs, groupTitle } from "./group-figures";
import type { Row } from "./rows";

const ROW_HEIGHT = 36;
const ROWS_BEYOND = 12;
const INDENT = 18;
/** Deeper ones stand no further to the right: words need room. */
const DEEPEST_INDENT = 6;

/**
 * The events as a tree of spans and steps; only what is in sight is drawn, so that ten thousand scroll like ten. The tree is one stop of
 * the Tab key: keys move the cursor in it, and the page listens for them.
 */
export function EventTree({
  rows,
  cursor,
  tree,
  onChoose,
  onToggle,
}: {
  rows: readonly Row[];
  /** Index of the row that is chosen; -1: none of these. */
  cursor: number;
  /** Takes the focus when the reader goes back to the list. */
  tree: RefObject<HTMLDivElement | null>;
  onChoose: (index: number) => void;
  onToggle: (group: string) => void;
}) {
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => tree.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: ROWS_BEYOND,
    getItemKey: (index) => rows[index]?.key ?? index,
  });
  const key = rows[cursor]?.key;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only where another row is chosen, not when rows are added.
  useEffect(() => {
    if (cursor >= 0) virtual.scrollToIndex(cursor, { align: "auto" });
  }, [key]);

  const items = virtual.getVirtualItems();
  const isDrawn = items.some(({ index }) => index === cursor);
  return (
    <div
      ref={tree}
      role="tree"
      aria-label="Events"
      aria-activedescendant={isDrawn && key !== undefined ? `row-${key}` : undefined}
      tabIndex={0}
      className="min-h-0 flex-1 overflow-auto outline-offset-[-2px]"
    >
      <div role="presentation" className="relative w-full" style={{ height: virtual.getTotalSize() }}>
        {items.map(({ index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <TreeRow
              key={row.key}
              row={row}
              start={start}
              place={index + 1}
              count={rows.length}
              isChosen={index === cursor}
              onChoose={() => onChoose(index)}
              onToggle={onToggle}
            />
          );
        })}
      </div>
    </div>
  );
}

function TreeRow({
  row,
  start,
  place,
  count,
  isChosen,
  onChoose,
  onToggle,
}: {
  row: Row;
  start: number;
  place: number;
  count: number;
  isChosen: boolean;
  onChoose: () => void;
  onToggle: (group: string) => void;
}) {
  const isGroup = row.kind === "group";
  return (
    // Keys reach the row by the tree, which holds the focus.
    // biome-ignore lint/a11y/useFocusableInteractive: by aria-activedescendant.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
    <div
      id={`row-${row.key}`}
      role="treeitem"
      aria-level={row.level}
      aria-posinset={place}
      aria-setsize={count}
      aria-selected={isChosen}
      aria-expanded={isGroup ? row.isOpen : undefined}
      onClick={() => {
        onChoose();
        if (isGroup) onToggle(row.key);
      }}
      style={{
        height: ROW_HEIGHT,
        transform: `translateY(${start}px)`,
        paddingLeft: 8 + INDENT * Math.min(row.level - 1, DEEPEST_INDENT),
      }}
      className={classNames(
        "absolute inset-x-0 top-0 flex cursor-pointer items-center gap-2 border-l-2 pr-2 text-sm",
        isChosen ? "border-accent bg-accent-soft" : "border-transparent hover:bg-sunken",
      )}
    >
      {isGroup ? <GroupHead row={row} /> : <EventHead line={row.line} />}
    </div>
  );
}

const SPAN_ICONS = { agent: Bot, subtask: ListTodo, tool: Wrench } as const;

function GroupHead({ row: { group, isOpen } }: { row: Extract<Row, { kind: "group" }> }) {
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const Icon = group.kind === "step" ? null : SPAN_ICONS[group.kind];
  const failed = group.lines.some(({ state }) => state === "bad");
  return (
    <>
      <Chevron aria-hidden className="size-4 shrink-0 text-muted" />
      {Icon !== null && <Icon aria-hidden className="size-4 shrink-0 text-muted" />}
      {group.kind !== "step" && <span className="sr-only">{group.kind}</span>}
      <span className="max-w-[55%] shrink-0 truncate font-medium" title={group.title}>
        {group.title}
      </span>
      <span className="min-w-0 flex-1 truncate text-muted">{groupTitle(group)}</span>
      {failed && <span className="shrink-0 text-conflict text-xs">failed</span>}
      <span className="figures shrink-0 text-muted text-xs">
        {group.kind === "step" ? durationText(groupMs(group)) : groupFigures(group)}
      </span>
    </>
  );
}

function EventHead({ line }: { line: Extract<Row, { kind: "event" }>["line"] }) {
  const isCall = line.type === "toolCalled";
  return (
    <>
      <EventIcon type={line.type} state={line.state} />
      <span className="shrink-0">{isCall ? line.subject : EVENT_KINDS[line.type].name}</span>
      <span className="min-w-0 flex-1 truncate text-muted">
        {isCall || line.subject === null ? line.text : [line.subject, line.text].filter(Boolean).join(": ")}
      </span>
      <span className="figures shrink-0 text-muted text-xs" title={`Event ${line.sequence}`}>
        {durationText(line.atMs)}
      </span>
    </>
  );
}
