import type { EventLine } from "@/server/api";

/** What belongs together, its parts below it: a span, a tool's call that did something of its own, or a step (`steps.ts`). */
export interface Group {
  readonly key: string;
  readonly kind: "agent" | "subtask" | "step" | "tool";
  /** "Step 3", "PathFinder", "Planner". */
  readonly title: string;
  /** Every event in it, those of groups within it too. The first represents it. */
  readonly lines: readonly EventLine[];
  /** Those that the head itself represents: where a span begins and ends. */
  readonly brackets: readonly EventLine[];
  readonly items: readonly Item[];
}
export type Item = EventLine | Group;

export function isGroup(item: Item): item is Group {
  return "items" in item;
}

/** What lies directly in one span, in order; a span within it lies where it began. */
interface Scope {
  readonly id: string | null;
  readonly entries: (EventLine | Scope)[];
}

/** The events as a tree of spans; `stepsOf` puts what lies in one span into steps. Events without spans make a list. */
export function treeOf(
  lines: readonly EventLine[],
  stepsOf: (items: readonly Item[], scope: string | null) => Item[],
): Item[] {
  return itemsOf(scopesOf(lines), stepsOf);
}

function scopesOf(lines: readonly EventLine[]): Scope {
  const root: Scope = { id: null, entries: [] };
  const scopes = new Map<string | null, Scope>([[null, root]]);
  for (const line of lines) {
    let scope = scopes.get(line.spanId);
    if (scope === undefined) {
      scope = { id: line.spanId, entries: [] };
      scopes.set(line.spanId, scope);
      (scopes.get(line.parentId) ?? root).entries.push(scope);
    }
    scope.entries.push(line);
  }
  return root;
}

type StepsOf = Parameters<typeof treeOf>[1];

function itemsOf({ id, entries }: Scope, stepsOf: StepsOf): Item[] {
  const items = entries.flatMap((entry) =>
    "entries" in entry ? itemsOfSpan(entry, stepsOf) : isBracket(entry) ? [] : entry,
  );
  return stepsOf(items, id);
}

function itemsOfSpan(scope: Scope, stepsOf: StepsOf): Item[] {
  const [first] = scope.entries;
  if (first === undefined || "entries" in first) return itemsOf(scope, stepsOf);
  const own = scope.entries.flatMap((entry) => ("entries" in entry ? [] : entry));
  const group = {
    key: scope.id ?? "",
    title: first.subject ?? "",
    lines: linesIn(scope),
    brackets: own.filter(isBracket),
  };
  if (first.type === "spanBegan") {
    const kind = first.spanKind ?? "step";
    // A step that the agent made itself is not cut into others.
    const items = itemsOf(scope, kind === "step" ? (all) => [...all] : stepsOf);
    return [{ ...group, kind, items }];
  }
  if (own.length === scope.entries.length) return own;
  return [{ ...group, kind: "tool", items: itemsOf(scope, (items) => [...items]) }];
}

/** The head of a span represents where it begins and ends. */
function isBracket({ type }: EventLine): boolean {
  return type === "spanBegan" || type === "spanEnded";
}

function linesIn({ entries }: Scope): EventLine[] {
  return entries.flatMap((entry) => ("entries" in entry ? linesIn(entry) : entry));
}
