import { describe, expect, test } from "vitest";
import { understandByPatterns } from "./by-patterns";

const answer = (asked: string, text: string) => understandByPatterns({ text, asked, today: "2026-10-14" }, null);

describe("bare answers to the last question", () => {
  test.each([
    ["people", "four", { people: 4 }],
    ["people", "0", { people: 0 }],
    ["days", "5", { days: 5 }],
    ["cityCount", "2", { cityCount: 2 }],
    ["children", "none, 0", { children: 0 }],
    ["budget", "1800", { budget: 1800 }],
    ["persona.budget", "1800", { budget: 1800 }],
    ["origin", "Boston", { origin: "Boston" }],
    ["destinations", "Boston", { destinations: ["Boston"] }],
    ["people", "between 2 and 4", {}],
    ["days", "0", {}],
    ["hotel.ratings", "4", {}],
    ["persona.budget", "three people", { people: 3 }],
    ["persona.budget", "make it 6 days", { days: 6 }],
  ])("%s: %s", (asked, text, trip) => {
    expect(answer(asked, text).trip).toEqual(trip);
  });
  test("a name that several cities bear stays open", () => {
    expect(answer("origin", "Portland")).toMatchObject({ trip: { origin: "Portland" }, unclear: ["origin"] });
  });
});
