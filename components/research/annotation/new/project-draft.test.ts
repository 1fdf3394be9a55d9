import { describe, expect, it } from "vitest";
import { APEC_RUBRIC, PAIR_RUBRIC } from "@/server/views";
import { NEW_PROJECT, orderOf } from "./project-draft";

const NAMED = { ...NEW_PROJECT, settings: { ...NEW_PROJECT.settings, name: "First" } };

describe("a new project", () => {
  it("needs a name and nothing else", () => {
    expect(Object.keys(problemsOf(NEW_PROJECT))).toEqual(["settings.name"]);
    expect(orderOf(NAMED)).toMatchObject({ order: { rubric: APEC_RUBRIC, source: { kind: "simulated" } } });
    expect(orderOf({ ...NAMED, rubric: "pair" })).toMatchObject({ order: { rubric: PAIR_RUBRIC } });
  });

  it("names its problems by part and field", () => {
    const draft = { ...NEW_PROJECT, rubric: "own" as const, source: { ...NEW_PROJECT.source, seed: "x" } };
    expect(Object.keys(problemsOf(draft)).sort()).toEqual([
      "rubric.name",
      "rubric.questions.0.label",
      "rubric.questions.0.text",
      "settings.name",
      "source.seed",
    ]);
  });
});

function problemsOf(draft: typeof NEW_PROJECT) {
  const answer = orderOf(draft);
  return "problems" in answer ? answer.problems : {};
}
