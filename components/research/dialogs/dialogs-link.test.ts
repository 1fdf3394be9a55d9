import { describe, expect, it } from "vitest";
import { dialogHref, dialogsAsked, dialogsHref, FIRST_PAGE } from "./dialogs-link";

/** What a page is given of an address. */
function queryOf(href: string): Record<string, string> {
  return Object.fromEntries(new URL(href, "http://localhost").searchParams);
}

describe("the address of a list of dialogs", () => {
  it("says what is asked for, and is read back", () => {
    const filter = { measure: "rounds", from: 8, below: 13 } as const;
    const asked = { sortBy: "critical", descending: true, filter, page: 3 } as const;
    const href = dialogsHref("0a1b", asked);
    expect(href).toBe(
      "/research/elicitation/0a1b?sort=critical&order=descending&measure=rounds&from=8&below=13&page=3",
    );
    expect(dialogsAsked(queryOf(href))).toEqual(asked);
    const open = { ...FIRST_PAGE, filter: { measure: "total", from: 0, below: null } } as const;
    expect(dialogsAsked(queryOf(dialogsHref("0a1b", open)))).toEqual(open);
  });

  it("is short for the first page, and dialogs count from 1 in it", () => {
    expect(dialogsHref("0a1b")).toBe("/research/elicitation/0a1b");
    expect(dialogHref("0a1b", 0)).toBe("/research/elicitation/0a1b/1");
  });

  it.each([
    {},
    { sort: "constructor", order: "up", measure: "rounds" },
    { sort: ["critical", "total"], measure: "secret", from: "1" },
    { measure: "rounds", from: "x", below: "", page: "-2" },
    { page: "1.5" },
  ])("that says nothing, or nonsense, is the first page: %j", (query) => {
    expect(dialogsAsked(query)).toEqual(FIRST_PAGE);
  });
});
