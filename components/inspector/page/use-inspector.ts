"use client";

import { useCallback, useEffect, useMemo, useState } from "react";
import type { EventLine } from "@/server/api";
import { EVENT_KINDS, type EventGroup } from "../event-kinds";
import { countShown, groupKeys, itemsOfEpisode, type Row, rowOfEvent, rowsOf, sequenceOf } from "../list/rows";

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
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState(firstChosen);
  const [headKey, setHeadKey] = useState<string | null>(null);
  const items = useMemo(() => itemsOfEpisode(lines), [lines]);
  const isWanted = useCallback(
    ({ sequence, type, state }: EventLine) =>
      (found === null || found.has(sequence)) &&
      (filter.groups.size === 0 || filter.groups.has(EVENT_KINDS[type].group)) &&
      (!filter.onlyProblems || state === "bad"),
    [found, filter],
  );
  const rows = useMemo(() => rowsOf(items, closed, isWanted), [items, closed, isWanted]);
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
    setHeadKey(row.kind === "group" ? row.key : null);
    setChosen(sequenceOf(row));
  }, []);
  const toggle = useCallback((group: string) => setClosed((before) => toggled(before, group)), []);

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
    shown: useMemo(() => countShown(rows, isWanted), [rows, isWanted]),
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
    /** Opens the group at the cursor; closes it, or the one that it is in. */
    unfold: (isOpen: boolean) => {
      const row = rows[cursor];
      if (row === undefined) return;
      const isOther = row.kind === "group" && row.isOpen !== isOpen;
      const group = isOther ? row.key : isOpen ? null : row.parent;
      if (group === null) return;
      setHeadKey(group);
      toggle(group);
    },
    areAllClosed: closed.size > 0,
    closeAll: () => setClosed(new Set(groupKeys(items))),
    openAll: () => setClosed(new Set()),
  };
}

function toggled(closed: ReadonlySet<string>, group: string): ReadonlySet<string> {
  const next = new Set(closed);
  if (!next.delete(group)) next.add(group);
  return next;
}
