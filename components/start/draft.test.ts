import { describe, expect, it } from "vitest";
import { NO_EDITS } from "@/server/trip";
import { type Draft, draftIn, withDraft } from "./draft";

const draft: Draft = {
  text: "Two of us to Miami, ocean view",
  edits: { ...NO_EDITS, trip: { origin: "Boston", budget: undefined }, entries: { "hotel.ratings": 4 } },
  objective: "cost",
  decisions: new Map([["ocean view", "ignored"]]),
};

describe("a draft in the browser's history", () => {
  it("comes back as it was, with what was taken away, next to what the router keeps", () => {
    const state = structuredClone(withDraft({ __NA: true, tree: ["", {}] }, draft));
    expect(state).toMatchObject({ __NA: true, tree: ["", {}] });
    expect(draftIn(state)).toEqual(draft);
    expect(Object.keys(draftIn(state)?.edits.trip ?? {})).toContain("budget");
  });

  it("is none on an entry without one, or with something else in its place", () => {
    for (const state of [null, undefined, "", { __NA: true }, { dragomanDraft: { text: 1 } }]) {
      expect(draftIn(state)).toBeNull();
    }
    expect(draftIn(withDraft(null, draft))).toEqual(draft);
  });
});
