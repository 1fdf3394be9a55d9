import { describe, expect, it } from "vitest";
import { usd } from "@/server/trip";
import { chipsOf } from "../../start/chips";
import { floridaRequest } from "../../testing/trip-requests";
import { changeWords, editsFor, saidOf, wishChangeWords, withPartOf, withWish } from "./demand-change";

const TODAY = "2026-03-01";
const lock = { kind: "without", recordId: "A1" } as const;
const request = floridaRequest({ locks: [lock], assumed: ["people", "destination.cityCount"] });

describe("a demand changed in the header", () => {
  it("shows every part of the request, whatever the text said", () => {
    expect(chipsOf(saidOf(request), TODAY).map(({ kind, value }) => [kind, value])).toEqual([
      ["from", "Chicago"],
      ["to", "Florida, 2 cities"],
      ["dates", "from Sat 14 Mar"],
      ["days", "5 days"],
      ["people", "2 people"],
      ["budget", "$2,900"],
    ]);
  });

  it("leaves the rest of the request alone", () => {
    const read = floridaRequest({ people: 3, origin: "Boston", assumed: [] });
    expect(withPartOf(request, read, "people")).toEqual({
      ...request,
      people: 3,
      assumed: ["destination.cityCount"],
    });
    expect(
      withPartOf(request, floridaRequest({ demands: { ...request.demands, budget: usd(2_400) } }), "budget"),
    ).toEqual({ ...request, demands: { ...request.demands, budget: usd(2_400) } });
  });

  it("asks for a part to be re-read in place of what the text says", () => {
    expect(editsFor(request, { trip: { budget: 2_400 } }).trip).toMatchObject({ budget: 2_400, origin: "Chicago" });
    expect("budget" in editsFor(request, { trip: { budget: undefined } }).trip).toBe(true);
    expect(editsFor(floridaRequest({ returnTo: null }), {}).trip.returnHome).toBe(false);
  });

  it("sets and drops a wish, which is no assumption any more", () => {
    const wished = floridaRequest({
      preferences: [{ entry: "hotel.ratings", value: 3, weight: 0.4, strength: "want" }],
      assumed: ["people", "hotel.ratings"],
    });
    const changed = withWish(wished, "hotel.ratings", 4);
    expect(changed.preferences).toEqual([{ entry: "hotel.ratings", value: 4, weight: 1, strength: "want" }]);
    expect(changed.assumed).toEqual(["people"]);
    expect(withWish(wished, "hotel.ratings", undefined).preferences).toEqual([]);
    expect(wishChangeWords("hotel.ratings", 4)).toBe("hotel rating: At least 4 stars");
    expect(wishChangeWords("hotel.ratings", undefined)).toBe("no hotel rating");
  });

  it("says what changes", () => {
    const cheaper = floridaRequest({ demands: { ...request.demands, budget: usd(2_400) } });
    const free = floridaRequest({ demands: { ...request.demands, budget: null } });
    expect(changeWords(cheaper, "budget", TODAY)).toBe("budget $2,400");
    expect(changeWords(free, "budget", TODAY)).toBe("no budget");
  });
});
