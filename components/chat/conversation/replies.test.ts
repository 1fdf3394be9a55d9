import { describe, expect, it } from "vitest";
import type { QuickReply } from "@/server/trip";
import type { OpenQuestion } from "@/server/views";
import { repliesTo } from "./replies";

function aboutCabin(quickReplies: QuickReply[]): OpenQuestion {
  const question = { entry: "flight.preferredCabin", text: "Which cabin?", reason: "It sets the price." } as const;
  return { about: "entry", question: { ...question, quickReplies, isFollowUp: false } };
}

describe("repliesTo", () => {
  it("lets every question about a preference be left open", () => {
    expect(repliesTo(aboutCabin([{ label: "Business", says: "Business class" }])).map(({ says }) => says)).toEqual([
      "Business class",
      "Doesn't matter",
      "You decide",
    ]);
  });

  it("offers nothing twice, however it is written", () => {
    expect(repliesTo(aboutCabin([{ label: "You decide!", says: "you decide" }])).map(({ label }) => label)).toEqual([
      "You decide!",
      "Doesn’t matter",
    ]);
  });

  it("calls no preference what it means", () => {
    expect(repliesTo(aboutCabin([{ label: "No preference", says: "no preference" }]))).toEqual([
      { label: "Doesn’t matter", says: "no preference" },
      { label: "You decide", says: "You decide" },
    ]);
  });

  it("says the words that stand on the answer to a question about the trip", () => {
    const question: OpenQuestion = {
      about: "trip",
      question: { field: "days", text: "How long?", kind: "number", options: [{ label: "five days", answer: "5" }] },
    };
    expect(repliesTo(question)).toEqual([{ label: "Five days", says: "five days" }]);
  });
});
