"use client";

import { useCallback, useEffect, useMemo, useState } from "react";
import type { EventLine } from "@/server/api";
import { EVENT_KINDS, type EventGroup } from "../event-kinds";
import { type Row, rowOfEvent, rowsOf, sequenceOf, stepsOf } from "../list/rows";

/** Events that change what the story says; between two of them it stays the same. */
const STORY_TYPES: readonly EventLine["type"][] = [
  "task",
  "requestChanged",
  "preferenceLearned",
  "entrySet",
  "planProposed",
  "planWritten",
  "planVerified",
  "scored",
];

export interface Filter {
  /** Empty: every group. */
  readonly groups: ReadonlySet<EventGroup>;
  readonly onlyProblems: boolean;
}
export const NO_FILTER: Filter = { groups: new Set(), onlyProblems: false };

/** Where the reader is in the tree of an episode's events, and how it moves. `found`: the events that a search found; null: it looks for nothing. */
export function useInspector(
  lines: readonly EventLine[],
  found: ReadonlySet<number> | null,
  filter: Filter,
  firstChosen: number,
) {
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const [chosen, setChosen] = useState(firstChosen);
  const [headKey, setHeadKey] = useState<string | null>(null);
  const items = useMemo(() => stepsOf(lines), [lines]);
  const rows = useMemo(() => {
    const isWanted = ({ sequence, type, state }: EventLine) =>
      (found === null || found.has(sequence)) &&
      (filter.groups.size === 0 || filter.groups.has(EVENT_KINDS[type].group)) &&
      (!filter.onlyProblems || state === "bad");
    return rowsOf(items, closed, isWanted);
  }, [items, closed, found, filter]);
  const cursor = useMemo(() => {
    const head = headKey === null ? -1 : rows.findIndex(({ key }) => key === headKey);
    return head === -1 ? rowOfEvent(rows, chosen) : head;
  }, [rows, headKey, chosen]);

  const choose = useCallback((sequence: number) => {
    setHeadKey(null);
    setChosen(sequence);
  }, []);
  const chooseRow = useCallback((row: Row | undefined) => {
    if (row === undefined) return;
    setHeadKey(row.kind === "step" ? row.key : null);
    setChosen(sequenceOf(row));
  }, []);
  const toggle = useCallback((step: number) => setClosed((before) => toggled(before, step)), []);

  // The address says which event is read, so that it can be kept and sent; going back leaves the episode.
  useEffect(() => {
    const { pathname, hash } = window.location;
    if (hash !== `#e${chosen}`) window.history.replaceState(window.history.state, "", `${pathname}#e${chosen}`);
  }, [chosen]);

  const storyAt = useMemo(() => {
    if (chosen >= lines.length) return chosen;
    return lines.slice(0, chosen + 1).findLast(({ type }) => STORY_TYPES.includes(type))?.sequence ?? 0;
  }, [lines, chosen]);

  return {
    rows,
    cursor,
    chosen,
    storyAt,
    choose,
    chooseRow,
    toggle,
    /** So many rows on; from nowhere to the first. */
    move: (by: number) => {
      const to = cursor === -1 ? 0 : Math.max(0, Math.min(rows.length - 1, cursor + by));
      chooseRow(rows[to]);
    },
    /** Opens the step at the cursor, or closes the one that the cursor is in. */
    unfold: (isOpen: boolean) => {
      const row = rows[cursor];
      const step = row?.kind === "step" ? row.step.number : (row?.step ?? null);
      if (step === null || closed.has(step) !== isOpen) return;
      setHeadKey(`step-${step}`);
      toggle(step);
    },
    areAllClosed: closed.size > 0,
    closeAll: () => setClosed(new Set(items.flatMap((item) => ("sequence" in item ? [] : [item.number])))),
    openAll: () => setClosed(new Set()),
  };
}

function toggled(closed: ReadonlySet<number>, step: number): ReadonlySet<number> {
  const next = new Set(closed);
  if (!next.delete(step)) next.add(step);
  return next;
}
