import type { NextItem, ProjectSettings, Qualification, RaterCounts } from "@/server/views";
import { comesAgain, placeInOrder, wantedRaters } from "./draws";

/** An item of a project as assignment sees it. */
export interface PoolItem {
  readonly id: string;
  readonly position: number;
  readonly isQualification: boolean;
  /** Its traveler took the chat back: no further rater gets it, and no rater once more. */
  readonly undone: boolean;
  /** Raters who rated it, the one who asks included. */
  readonly rated: number;
  /** Other raters who hold it. */
  readonly held: number;
}

/** What the rater who asks did in the project. */
export interface OwnHistory {
  /** Ids of the items rated, in the order of their first rating. */
  readonly rated: readonly string[];
  readonly repeated: ReadonlySet<string>;
  readonly skipped: ReadonlySet<string>;
  /** Items with a draft that was never submitted. */
  readonly drafted: ReadonlySet<string>;
  /** Items that a researcher asked for once more. */
  readonly asked: ReadonlySet<string>;
}

export interface ItemPool {
  readonly settings: ProjectSettings;
  /** The pseudonym. */
  readonly rater: string;
  readonly items: readonly PoolItem[];
  readonly own: OwnHistory;
  readonly qualification: Qualification | null;
}

export type Choice =
  | { readonly kind: "item"; readonly itemId: string; readonly pass: "rating" | "repeat" }
  | Extract<NextItem, { kind: "none" }>;

/** So many other items come between an item and its repeat, as long as there are others. */
const BETWEEN_REPEATS = 10;

/**
 * What the rater gets next: the qualification set first; then of the items that still need a rater the one that fewest
 * have rated or hold, ties in the rater's own order. An item that was begun and lost comes before the others.
 */
export function chooseItem(pool: ItemPool): Choice {
  const { items, own, qualification } = pool;
  if (qualification !== null && qualification.passed !== true) {
    if (qualification.passed === false) return { kind: "none", reason: "not-qualified" };
    const unanswered = items.find(
      ({ id, isQualification, undone }) => isQualification && !undone && !own.rated.includes(id),
    );
    if (unanswered) return { kind: "item", itemId: unanswered.id, pass: "rating" };
  }
  const due = dueRepeats(pool, BETWEEN_REPEATS)[0];
  if (due !== undefined) return { kind: "item", itemId: due, pass: "repeat" };
  const fresh = freshItems(pool);
  const first = inOrder(pool, fresh.filter(isFree(pool)))[0];
  if (first) return { kind: "item", itemId: first.id, pass: "rating" };
  const last = dueRepeats(pool, 1)[0];
  if (last !== undefined) return { kind: "item", itemId: last, pass: "repeat" };
  return { kind: "none", reason: fresh.length > 0 ? "held-by-others" : "done" };
}

/** Items of the batch that the rater has done, and those, repeats included, that could be assigned now. */
export function countsOf(pool: ItemPool): RaterCounts {
  const done = doneOf(pool.items, pool.own);
  return { done, left: freshItems(pool).filter(isFree(pool)).length + dueRepeats(pool, 1).length };
}

/** Items of the batch that the rater has done. */
function doneOf(items: readonly PoolItem[], { rated }: OwnHistory): number {
  const batch = new Set(items.filter(({ isQualification }) => !isQualification).map(({ id }) => id));
  return rated.filter((id) => batch.has(id)).length;
}

/** Items of the batch that are new to the rater and do not have all their ratings yet. */
function freshItems({ settings, items, own }: ItemPool): PoolItem[] {
  const seen = new Set([...own.rated, ...own.skipped]);
  return items.filter(
    ({ id, position, isQualification, undone, rated }) =>
      !isQualification && !undone && !seen.has(id) && rated < wantedRaters(settings, position),
  );
}

function isFree({ settings }: ItemPool) {
  return ({ position, rated, held }: PoolItem) => rated + held < wantedRaters(settings, position);
}

function inOrder({ settings, rater, own }: ItemPool, items: readonly PoolItem[]): PoolItem[] {
  const keyed = items.map((item) => ({
    item,
    key: [own.drafted.has(item.id) ? 0 : 1, item.rated + item.held, placeInOrder(settings, rater, item.position)],
  }));
  keyed.sort((a, b) => compareKeys(a.key, b.key));
  return keyed.map(({ item }) => item);
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (const [at, value] of a.entries()) {
    const difference = value - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Repeats not done yet with at least so many items rated since, the oldest first; what was asked for waits for none. */
function dueRepeats({ settings, rater, items, own }: ItemPool, between: number): string[] {
  const batch = new Map(items.filter((item) => !item.isQualification && !item.undone).map((item) => [item.id, item]));
  const rated = own.rated.filter((id) => batch.has(id));
  return rated.filter((id, at) => {
    if (own.repeated.has(id) || own.skipped.has(id)) return false;
    if (own.asked.has(id)) return true;
    const position = batch.get(id)?.position;
    return position !== undefined && rated.length - 1 - at >= between && comesAgain(settings, rater, position);
  });
}
