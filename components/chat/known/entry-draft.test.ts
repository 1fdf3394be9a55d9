import { describe, expect, it } from "vitest";
import type { KnownEntry } from "@/server/trip";
import { draftOf, isSameDraft, withToggled } from "./entry-draft";

describe("withToggled", () => {
  it("takes one choice, then several, then one again", () => {
    const one = withToggled(null, "Pool");
    const two = withToggled(one, "Parking");
    expect([one, two]).toEqual(["Pool", ["Pool", "Parking"]]);
    expect(withToggled(two, "Pool")).toBe("Parking");
    expect(withToggled("Parking", "Parking")).toBeNull();
  });

  it("lets no preference stand alone", () => {
    expect(withToggled(["Pool", "Parking"], "no preference")).toBe("no preference");
    expect(withToggled("no preference", "Pool")).toBe("Pool");
    expect(withToggled("declined", "Pool")).toBe("Pool");
  });
});

describe("draftOf", () => {
  const known: KnownEntry = {
    entry: "hotel.preferredAmenities",
    state: "inferred",
    value: "Pool",
    probability: 0.9,
    critical: 0.2,
    evidence: null,
    insisted: null,
    unwanted: [],
    ruledOut: [],
  };

  it("does not take a guess for said", () => {
    expect(draftOf(known)).toBeNull();
    expect(draftOf({ ...known, state: "said" })).toBe("Pool");
    expect(draftOf({ ...known, state: "declined", value: null })).toBe("declined");
  });

  it("knows when nothing was changed", () => {
    expect(isSameDraft(["Pool", "TV"], ["TV", "Pool"])).toBe(true);
    expect(isSameDraft(["Pool"], "Pool")).toBe(false);
    expect(isSameDraft(4, 4)).toBe(true);
    expect(isSameDraft(null, false)).toBe(false);
  });
});
