import { describe, expect, it } from "vitest";
import { itemsAsked, itemsHref } from "./item-order";

describe("a page of items", () => {
  it.each([
    { order: "newest", cursor: 50 },
    { order: "comments", cursor: null },
  ] as const)("is found by its address: %j", (asked) => {
    const query = Object.fromEntries(new URL(itemsHref("p", asked), "http://localhost").searchParams);
    expect(itemsAsked(query)).toEqual(asked);
  });

  it.each([{}, { order: "price" }, { from: "-1" }, { from: ["1", "2"] }, { from: "12345678" }])(
    "is the first by spread where the address asks for nothing that there is: %j",
    (query) => expect(itemsAsked(query)).toEqual({ order: "spread", cursor: null }),
  );
});
