import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type DraftPlace,
  forgetDraft,
  type KeptDraft,
  keepDraft,
  keptDraft,
  newerDraft,
  type Shelf,
} from "./kept-draft";

const here: DraftPlace = { accountId: "ada", projectId: randomUUID() };

describe("the draft in the browser", () => {
  it("comes back as it was kept, for its account and project only", () => {
    const answers = fc.array(
      fc.record({
        question: fc.constantFrom("planning", "proactive"),
        turn: fc.constant(null),
        value: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 5 }), fc.string({ maxLength: 20 })),
        rationale: fc.string({ maxLength: 60 }),
        turns: fc.array(fc.nat(399), { maxLength: 5 }),
      }),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(answers, fc.nat(1_000), (given, revision) => {
        const shelf = new MemoryShelf();
        const draft = { ...example(), answers: given, revision };
        expect(keepDraft(shelf, here, draft)).toBe(true);
        expect(keptDraft(shelf, here)).toEqual(draft);
        expect(keptDraft(shelf, { ...here, accountId: "bo" })).toBeNull();
        expect(keptDraft(shelf, { ...here, projectId: randomUUID() })).toBeNull();
      }),
    );
  });

  it("is gone once it is forgotten", () => {
    const shelf = new MemoryShelf();
    keepDraft(shelf, here, example());
    forgetDraft(shelf, here);
    expect(keptDraft(shelf, here)).toBeNull();
  });

  it("is none where the browser keeps something else or nothing", () => {
    const shelf = new MemoryShelf();
    keepDraft(shelf, here, example());
    for (const key of shelf.values.keys()) shelf.values.set(key, '{"itemId":"old"}');
    expect(keptDraft(shelf, here)).toBeNull();
    for (const key of shelf.values.keys()) shelf.values.set(key, "no JSON");
    expect(keptDraft(shelf, here)).toBeNull();
    expect(keepDraft(new FullShelf(), here, example())).toBe(false);
    expect(keptDraft(new FullShelf(), here)).toBeNull();
  });
});

describe("the draft to go on with", () => {
  it("is the newer one of the same item", () => {
    const kept = example();
    const server = { answers: [], seconds: 0, revision: kept.revision - 1 };
    expect(newerDraft(kept.itemId, server, kept)).toBe(kept);
    const newer = { ...server, revision: kept.revision + 1 };
    expect(newerDraft(kept.itemId, newer, kept)).toBe(newer);
    expect(newerDraft(kept.itemId, server, null)).toBe(server);
  });

  it("is never one of another item", () => {
    const server = { answers: [], seconds: 0, revision: 0 };
    expect(newerDraft(randomUUID(), server, example())).toBe(server);
  });
});

function example(): KeptDraft {
  return { itemId: randomUUID(), reservationId: randomUUID(), answers: [], seconds: 12, revision: 3, requestId: null };
}

class MemoryShelf implements Shelf {
  readonly values = new Map<string, string>();
  getItem(key: string) {
    return this.values.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.values.set(key, value);
  }
  removeItem(key: string) {
    this.values.delete(key);
  }
}

class FullShelf extends MemoryShelf {
  override getItem(): string | null {
    throw new DOMException("Access is denied.", "SecurityError");
  }
  override setItem() {
    throw new DOMException("The quota is exceeded.", "QuotaExceededError");
  }
}
