import { expect, it } from "vitest";
import { APEC_RUBRIC, type ChoiceQuestion, PAIR_RUBRIC, type Rubric } from "@/server/views";
import { PLAIN_SETTINGS } from "../testing/settings";
import { problemOfProject } from "./problem-of-project";

const content = { unit: "dialog" as const, turns: [{ by: "agent" as const, text: "Beach or mountains?" }] };

it("takes the built-in rubrics", () => {
  expect(problemOfProject(PLAIN_SETTINGS, APEC_RUBRIC)).toBeNull();
  expect(problemOfProject(PLAIN_SETTINGS, PAIR_RUBRIC)).toBeNull();
});

it("takes a question about turns of a pair, and refuses a choice that names one of its dialogs alone", () => {
  const ofPair = (change: Partial<ChoiceQuestion>): Rubric => ({
    ...PAIR_RUBRIC,
    questions: PAIR_RUBRIC.questions.map((question) =>
      question.kind === "choice" ? { ...question, ...change } : question,
    ),
  });
  expect(problemOfProject(PLAIN_SETTINGS, ofPair({ level: "turn" }))).toBeNull();
  const options = [
    { value: "first", label: "The first" },
    { value: "right", label: "The right one" },
  ];
  expect(problemOfProject(PLAIN_SETTINGS, ofPair({ options }))?.message).toContain("Better dialog");
});

it("refuses an example of another unit, and one whose answers are not whole", () => {
  const settings = { ...PLAIN_SETTINGS, examples: [{ content, answers: [], explanation: "So." }] };
  expect(problemOfProject(settings, PAIR_RUBRIC)?.message).toContain("Example 1 is no pair");
  expect(problemOfProject(settings, APEC_RUBRIC)?.message).toContain("Example 1: Planning: answer this question.");
});
