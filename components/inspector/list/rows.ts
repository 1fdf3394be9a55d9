import type { EventLine } from "@/server/api";

/** What belongs together: a model's call, what it thought, the tools it called and their answers. */
export interface Step {
  /** From 1. */
  readonly number: number;
  readonly lines: readonly EventLine[];
}

/** A line of the tree: an event, or the head of a step whose events stand below it. */
export type Row =
  | { readonly kind: "step"; readonly key: string; readonly step: Step; readonly isOpen: boolean }
  | {
      readonly kind: "event";
      readonly key: string;
      readonly line: EventLine;
      readonly level: 1 | 2;
      readonly step: number | null;
    };

const STEP_TYPES = ["modelCalled", "thought", "toolCalled", "toolAnswered"];

/** Events in order, those of a step together. A step of one event stands for itself. */
export function stepsOf(lines: readonly EventLine[]): (Step | EventLine)[] {
  const items: (Step | EventLine)[] = [];
  let number = 0;
  let open: EventLine[] = [];
  const close = () => {
    const [only] = open;
    if (open.length === 1 && only) items.push(only);
    if (open.length > 1) items.push({ number: ++number, lines: open });
    open = [];
  };
  for (const line of lines) {
    if (beginsStep(line, open)) close();
    if (STEP_TYPES.includes(line.type)) open.push(line);
    else items.push(line);
  }
  close();
  return items;
}

/** A model's call begins a step; so does a thought that no call of the model came right before, and what is no part of a step. */
function beginsStep({ type }: EventLine, open: readonly EventLine[]): boolean {
  const has = (other: EventLine["type"]) => open.some((line) => line.type === other);
  switch (type) {
    case "modelCalled":
      return true;
    case "thought":
      return !open.every((line) => line.type === "modelCalled" || line.type === "thought");
    case "toolCalled":
      return has("toolAnswered") && !has("modelCalled");
    case "toolAnswered":
      return false;
    default:
      return true;
  }
}

/** The rows that are seen: of closed steps the head alone, of what is filtered only what is wanted and the heads above it. */
export function rowsOf(
  items: readonly (Step | EventLine)[],
  closed: ReadonlySet<number>,
  isWanted: (line: EventLine) => boolean,
): Row[] {
  const rows: Row[] = [];
  for (const item of items) {
    if ("sequence" in item) {
      if (isWanted(item)) rows.push(eventRow(item, null));
      continue;
    }
    const wanted = item.lines.filter(isWanted);
    if (wanted.length === 0) continue;
    const isOpen = !closed.has(item.number);
    rows.push({ kind: "step", key: `step-${item.number}`, step: item, isOpen });
    if (isOpen) rows.push(...wanted.map((line) => eventRow(line, item.number)));
  }
  return rows;
}

function eventRow(line: EventLine, step: number | null): Row {
  return { kind: "event", key: `e${line.sequence}`, line, level: step === null ? 1 : 2, step };
}

/** The event that a row stands for: of a step its first. */
export function sequenceOf(row: Row): number {
  return row.kind === "event" ? row.line.sequence : (row.step.lines[0]?.sequence ?? 0);
}

/** The row at which an event is seen: its own, or the head of the step that it lies closed in; -1: nowhere. */
export function rowOfEvent(rows: readonly Row[], sequence: number): number {
  const own = rows.findIndex((row) => row.kind === "event" && row.line.sequence === sequence);
  if (own !== -1) return own;
  return rows.findIndex(
    (row) => row.kind === "step" && !row.isOpen && row.step.lines.some((line) => line.sequence === sequence),
  );
}

/** "FlightSearch", "FlightSearch, CitySearch": what a step did. */
export function stepTitle({ lines }: Step): string {
  const tools = [...new Set(lines.filter(({ type }) => type === "toolCalled").map(({ subject }) => subject ?? ""))];
  if (tools.length > 0) return tools.join(", ");
  return lines.find(({ type }) => type === "modelCalled")?.subject ?? "thought";
}

/** Milliseconds from the beginning of a step (a model's call included) to its end. */
export function stepMs({ lines }: Step): number {
  const [first] = lines;
  const last = lines.at(-1);
  return first && last ? last.atMs - first.atMs + (first.tookMs ?? 0) : 0;
}
