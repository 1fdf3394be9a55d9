import type { EventLine } from "@/server/api";
import { type Group, type Item, isGroup, treeOf } from "./tree";

/** A line of the tree: an event, or the head of a group whose parts stand below it. */
export type Row = {
  readonly key: string;
  /** From 1. */
  readonly level: number;
  /** The key of the group around it. */
  readonly parent: string | null;
} & (
  | { readonly kind: "group"; readonly group: Group; readonly isOpen: boolean }
  | { readonly kind: "event"; readonly line: EventLine }
);

const STEP_TYPES = ["modelCalled", "thought", "toolCalled", "toolAnswered"];

/** Events in order, in the spans that they belong to, and there those of a step together. */
export function itemsOfEpisode(lines: readonly EventLine[]): Item[] {
  return treeOf(lines, stepsOf);
}

/** A step is a model's call, what it thought, the tools it called and their answers; of one event it is its own. */
function stepsOf(items: readonly Item[], scope: string | null): Item[] {
  const done: Item[] = [];
  let number = 0;
  let open: Item[] = [];
  const close = () => {
    if (open.length > 1) done.push(stepOf(open, ++number, scope));
    else done.push(...open);
    open = [];
  };
  for (const item of items) {
    if (beginsStep(item, open)) close();
    if (typesOf(item).every((type) => STEP_TYPES.includes(type))) open.push(item);
    else done.push(item);
  }
  close();
  return done;
}

function stepOf(items: readonly Item[], number: number, scope: string | null): Group {
  const key = scope === null ? `step-${number}` : `${scope}-step-${number}`;
  const lines = items.flatMap((item) => (isGroup(item) ? item.lines : item));
  return { key, kind: "step", title: `Step ${number}`, lines, brackets: [], items };
}

/** What an item is in a step: a tool's call with all that happened in it is a call and its answer; other groups are no part of one. */
function typesOf(item: Item): readonly (EventLine["type"] | "group")[] {
  if (!isGroup(item)) return [item.type];
  return item.kind === "tool" ? ["toolCalled", "toolAnswered"] : ["group"];
}

/** A model's call begins a step; so does a thought that no call of the model came right before, and what is no part of a step. */
function beginsStep(item: Item, open: readonly Item[]): boolean {
  const types = open.flatMap(typesOf);
  switch (typesOf(item)[0]) {
    case "modelCalled":
      return true;
    case "thought":
      return !types.every((type) => type === "modelCalled" || type === "thought");
    case "toolCalled":
      return types.includes("toolAnswered") && !types.includes("modelCalled");
    case "toolAnswered":
      return false;
    default:
      return true;
  }
}

/** The rows that are seen: of closed groups the head alone, of what is filtered only what is wanted and the heads above it. */
export function rowsOf(
  items: readonly Item[],
  closed: ReadonlySet<string>,
  isWanted: (line: EventLine) => boolean,
  level = 1,
  parent: string | null = null,
): Row[] {
  return items.flatMap((item): Row[] => {
    if (!isGroup(item)) {
      return isWanted(item) ? [{ kind: "event", key: `e${item.sequence}`, line: item, level, parent }] : [];
    }
    if (!item.lines.some(isWanted)) return [];
    const { key } = item;
    const isOpen = !closed.has(key);
    const head: Row = { kind: "group", key, group: item, isOpen, level, parent };
    return isOpen ? [head, ...rowsOf(item.items, closed, isWanted, level + 1, key)] : [head];
  });
}

/** The keys of all groups. */
export function groupKeys(items: readonly Item[]): string[] {
  return items.flatMap((item) => (isGroup(item) ? [item.key, ...groupKeys(item.items)] : []));
}

/** The event that a row represents: of a group its first. */
export function sequenceOf(row: Row): number {
  return row.kind === "event" ? row.line.sequence : (row.group.lines[0]?.sequence ?? 0);
}

/** The row at which an event is seen: its own, or the head of the group that it lies closed in or begins or ends; -1: nowhere. */
export function rowOfEvent(rows: readonly Row[], sequence: number): number {
  const own = rows.findIndex((row) => row.kind === "event" && row.line.sequence === sequence);
  if (own !== -1) return own;
  return rows.findLastIndex((row) => row.kind === "group" && covers(row, sequence));
}

function covers({ group, isOpen }: Extract<Row, { kind: "group" }>, sequence: number): boolean {
  return (isOpen ? group.brackets : group.lines).some((line) => line.sequence === sequence);
}

/** How many of the wanted events are seen, at a row of their own or at the head of the span that they begin or end. */
export function countShown(rows: readonly Row[], isWanted: (line: EventLine) => boolean): number {
  return rows.reduce((sum, row) => sum + (row.kind === "event" ? 1 : row.group.brackets.filter(isWanted).length), 0);
}
