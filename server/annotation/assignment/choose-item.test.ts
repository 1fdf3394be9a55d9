import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ProjectSettings } from "@/server/views";
import { PLAIN_SETTINGS } from "../testing/settings";
import { chooseItem, countsOf, type ItemPool } from "./choose-item";
import { wantedRaters } from "./draws";

/** A batch in memory, assigned by `chooseItem` alone. */
class Batch {
  /** Of each item its raters in order. */
  readonly ratedBy: string[][];
  readonly repeatedBy = new Map<string, Set<string>>();
  readonly inHand = new Map<string, { item: number; pass: "rating" | "repeat" }>();
  private readonly order = new Map<string, string[]>();

  constructor(
    readonly settings: ProjectSettings,
    size: number,
  ) {
    this.ratedBy = Array.from({ length: size }, () => []);
  }

  view(rater: string): ItemPool {
    const items = this.ratedBy.map((raters, position) => ({
      id: String(position),
      position,
      isQualification: false,
      undone: false,
      rated: raters.length,
      held: [...this.inHand].filter(
        ([name, held]) => name !== rater && held.item === position && held.pass === "rating",
      ).length,
    }));
    const own = {
      rated: this.order.get(rater) ?? [],
      repeated: this.repeatedBy.get(rater) ?? new Set<string>(),
      skipped: new Set<string>(),
      drafted: new Set<string>(),
      asked: new Set<string>(),
    };
    return { settings: this.settings, rater, items, own, qualification: null };
  }

  /** Whether the rater holds something afterwards. */
  next(rater: string): boolean {
    if (this.inHand.has(rater)) return true;
    const choice = chooseItem(this.view(rater));
    if (choice.kind === "item") this.inHand.set(rater, { item: Number(choice.itemId), pass: choice.pass });
    return choice.kind === "item";
  }

  submit(rater: string): void {
    const held = this.inHand.get(rater);
    if (held === undefined) return;
    this.inHand.delete(rater);
    if (held.pass === "repeat") {
      this.repeatedBy.set(rater, (this.repeatedBy.get(rater) ?? new Set()).add(String(held.item)));
      return;
    }
    this.ratedBy[held.item]?.push(rater);
    this.order.set(rater, [...(this.order.get(rater) ?? []), String(held.item)]);
  }

  lose(rater: string): void {
    this.inHand.delete(rater);
  }
}

const RATERS = Array.from({ length: 50 }, (_, at) => `R${String(at + 1).padStart(2, "0")}`);
const moves = fc.array(
  fc.record({ rater: fc.constantFrom(...RATERS), move: fc.constantFrom("next", "submit", "lose") }),
  { maxLength: 150 },
);

describe("assigning to 50 raters at once", () => {
  it("gives every item its raters and no more, and nobody an item twice, however calls interleave and connections break", () => {
    fc.assert(
      fc.property(moves, fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(1_000), (calls, overlap, seed) => {
        const batch = new Batch({ ...PLAIN_SETTINGS, overlap, seed }, 12);
        for (const { rater, move } of calls) {
          if (move === "next") batch.next(rater);
          else if (move === "submit") batch.submit(rater);
          else batch.lose(rater);
          for (const [position, raters] of batch.ratedBy.entries()) {
            const held = [...batch.inHand.values()].filter(({ item }) => item === position).length;
            expect(raters.length + held).toBeLessThanOrEqual(wantedRaters(batch.settings, position));
          }
        }
        finish(batch);
        for (const [position, raters] of batch.ratedBy.entries()) {
          expect(raters).toHaveLength(wantedRaters(batch.settings, position));
          expect(new Set(raters).size).toBe(raters.length);
        }
      }),
      { numRuns: 25 },
    );
  });

  it("is fair: no item gets its second rater before every item has one reserved", () => {
    const batch = new Batch(PLAIN_SETTINGS, 40);
    for (const rater of RATERS.slice(0, 40)) batch.next(rater);
    expect(new Set([...batch.inHand.values()].map(({ item }) => item)).size).toBe(40);
  });

  it("follows an order of each rater's own, the same again for the same seed", () => {
    const orderOf = (rater: string, seed: number) => {
      const batch = new Batch({ ...PLAIN_SETTINGS, seed }, 12);
      while (batch.next(rater)) batch.submit(rater);
      return batch.view(rater).own.rated;
    };
    expect(orderOf("R01", 7)).toEqual(orderOf("R01", 7));
    expect(orderOf("R01", 7)).not.toEqual(orderOf("R02", 7));
    expect(orderOf("R01", 7)).not.toEqual(orderOf("R01", 8));
  });
});

describe("repeats", () => {
  it("come once each, later than the item, and `left` counts down to what is assigned", () => {
    const batch = new Batch({ ...PLAIN_SETTINGS, repeats: 0.5 }, 30);
    const handed: string[] = [];
    while (batch.next("R01")) {
      const held = batch.inHand.get("R01");
      if (held?.pass === "repeat") handed.push(String(held.item));
      batch.submit("R01");
    }
    expect(handed.length).toBeGreaterThan(5);
    expect(new Set(handed).size).toBe(handed.length);
    expect(countsOf(batch.view("R01"))).toEqual({ done: 30, left: 0 });
  });

  it("take no place of another rater", () => {
    const batch = new Batch({ ...PLAIN_SETTINGS, ratersPerItem: 1, repeats: 0.5 }, 30);
    while (batch.next("R01")) batch.submit("R01");
    expect(batch.ratedBy.every((raters) => raters.length === 1)).toBe(true);
  });
});

describe("a rater for whom there is nothing", () => {
  const one = (over: Partial<ItemPool>): ItemPool => ({ ...new Batch(PLAIN_SETTINGS, 1).view("R01"), ...over });
  const item = { id: "0", position: 0, isQualification: false, undone: false, rated: 0, held: 0 };

  it("learns whether others hold what is left", () => {
    expect(chooseItem(one({ items: [{ ...item, held: 3 }] }))).toEqual({ kind: "none", reason: "held-by-others" });
    expect(chooseItem(one({ items: [{ ...item, rated: 3 }] }))).toEqual({ kind: "none", reason: "done" });
  });

  it("gets the qualification set before the batch, and nothing after failing it", () => {
    const items = [item, { ...item, id: "1", position: 1, isQualification: true }];
    const qualification = { items: 1, answered: 0, passed: null };
    expect(chooseItem(one({ items, qualification }))).toMatchObject({ itemId: "1" });
    const own = { ...one({}).own, rated: ["1"] };
    const chosen = (passed: boolean) =>
      chooseItem(one({ items, own, qualification: { items: 1, answered: 1, passed } }));
    expect(chosen(true)).toMatchObject({ itemId: "0" });
    expect(chosen(false)).toEqual({ kind: "none", reason: "not-qualified" });
  });

  it("gets back first what was begun and lost", () => {
    const items = [
      { ...item, rated: 0 },
      { ...item, id: "1", position: 1, rated: 2 },
    ];
    const own = { ...one({}).own, drafted: new Set(["1"]) };
    expect(chooseItem(one({ items, own }))).toMatchObject({ itemId: "1" });
  });
});

/** Raters take turns until there is nothing for anyone. */
function finish(batch: Batch): void {
  for (let isOver = false; !isOver; ) {
    isOver = true;
    for (const rater of RATERS) {
      if (batch.next(rater)) isOver = false;
      batch.submit(rater);
    }
  }
}
