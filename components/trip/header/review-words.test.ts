import { describe, expect, it } from "vitest";
import type { Check, Outcome, PlanReview, ReviewedCheck } from "@/server/trip";
import { alsoCheckedWords, reviewSentence, verdictOf } from "./review-words";

function reviewed(name: string, outcome: Outcome): ReviewedCheck {
  const kept = outcome === "unknown" ? null : outcome === "met";
  const check: Check = { name, label: name, kept, evidence: "", stops: [], faults: [] };
  return { check, outcome };
}

function review(requests: ReviewedCheck[], rules: ReviewedCheck[] = [], guesses: ReviewedCheck[] = []): PlanReview {
  return { requests, rules, guesses };
}

const met = (count: number) => Array.from({ length: count }, () => reviewed("dates", "met"));

describe("the line about a plan", () => {
  it("counts the requests and quotes what is not planned", () => {
    const all = review(met(9), [reviewed("route", "met")]);
    expect(reviewSentence(all, [])).toBe("Meets all 9 of your requests.");
    expect(reviewSentence(all, ["ocean view", "shellfish allergy"])).toBe(
      "Meets all 9 of your requests. 2 not planned: “ocean view” and “shellfish allergy”.",
    );
    expect([verdictOf(all, []), verdictOf(all, ["ocean view"])]).toEqual(["met", "short"]);
  });

  it("names each way of falling short", () => {
    const mixed = review(
      [
        ...met(5),
        reviewed("budget", "unmet"),
        reviewed("cuisines", "onPurpose"),
        reviewed("persona.interest", "unknown"),
      ],
      [reviewed("meals", "unmet")],
    );
    expect(reviewSentence(mixed, [])).toBe(
      "Meets 5 of your 8 requests · 1 not fully met · 1 accepted on purpose · 1 can’t be checked · 1 problem elsewhere.",
    );
    expect(verdictOf(mixed, [])).toBe("broken");
  });

  it("calls a wish that falls short no problem", () => {
    expect(verdictOf(review([...met(2), reviewed("hotel.ratings", "unmet")]), [])).toBe("short");
  });

  it("cuts long words and many notes", () => {
    const notes = ["a".repeat(60), "two", "three", "four", "five"];
    expect(reviewSentence(review(met(2)), notes)).toContain(
      `5 not planned: “${"a".repeat(39)}…”, “two”, “three” and 2 more.`,
    );
  });

  it("names the rest in a few words", () => {
    const rules = ["Route", "Travel", "Meals", "Visits", "Locked visit"].map((name) => reviewed(name, "met"));
    expect(alsoCheckedWords(review([], rules, [reviewed("hotel.ratings", "unmet")]))).toBe(
      "Also checked: 1 assumption, route, travel, meals and 2 more",
    );
  });
});
