import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { APEC_RUBRIC, PAIR_RUBRIC } from "@/server/views";
import { draftOfRubric, idOf, NEW_RUBRIC, newQuestion, rubricOf } from "./rubric-draft";

describe("a rubric of one’s own", () => {
  it("has a scale, a choice and a text, with ids made of the labels", () => {
    const questions = [
      { ...newQuestion("scale", 0), label: "Asks well?", text: "Does the agent ask well?", lowest: "0" },
      { ...newQuestion("choice", 1), label: "Polite", text: "Is it polite?", level: "turn" as const },
      { ...newQuestion("text", 2), label: "Notes", text: "Anything else?", required: true },
    ];
    expect(rubricOf({ name: "Mine", unit: "dialog", questions })).toEqual({
      rubric: {
        name: "Mine",
        version: 1,
        unit: "dialog",
        questions: [
          {
            kind: "scale",
            id: "asks-well",
            label: "Asks well?",
            text: "Does the agent ask well?",
            level: "dialog",
            anchors: [
              { value: 0, text: "Poor" },
              { value: 1, text: "Fair" },
              { value: 2, text: "Good" },
            ],
            rationale: "optional",
          },
          {
            kind: "choice",
            id: "polite",
            label: "Polite",
            text: "Is it polite?",
            level: "turn",
            options: [
              { value: "yes", label: "Yes" },
              { value: "no", label: "No" },
            ],
            rationale: "optional",
          },
          { kind: "text", id: "notes", label: "Notes", text: "Anything else?", level: "dialog", required: true },
        ],
      },
    });
  });

  it("says at each field what to write there", () => {
    expect(rubricOf({ ...NEW_RUBRIC, questions: [{ ...newQuestion("scale", 0), anchors: "One" }] })).toEqual({
      problems: {
        name: "Give the rubric a name of at most 80 characters.",
        "questions.0.label": "Write a label that begins with a letter from a to z.",
        "questions.0.text": "Write the question in at most 500 characters.",
        "questions.0.anchors":
          "Write 2 to 11 lines of at most 300 characters; the points are whole numbers from 0 to 10.",
      },
    });
    const twice = { ...newQuestion("text", 0), label: "Notes", text: "Anything?" };
    expect(rubricOf({ name: "Mine", unit: "dialog", questions: [twice, { ...twice, key: 1 }] })).toEqual({
      problems: { questions: "Two questions have the same label." },
    });
  });

  it("comes back from the form as it was, and keeps ids and values when labels change", () => {
    for (const rubric of [APEC_RUBRIC, PAIR_RUBRIC]) expect(rubricOf(draftOfRubric(rubric))).toEqual({ rubric });
    const draft = draftOfRubric(PAIR_RUBRIC);
    const questions = draft.questions.map((question) => ({
      ...question,
      label: "Preferred",
      options: "First\nSecond one\nNeither",
    }));
    expect(rubricOf({ ...draft, questions })).toMatchObject({
      rubric: {
        questions: [
          {
            id: "better",
            label: "Preferred",
            options: [{ value: "first" }, { value: "second" }, { value: "neither" }],
          },
        ],
      },
    });
  });

  it("names a question by letters, digits and hyphens, whatever its label", () => {
    fc.assert(
      fc.property(fc.string(), (label) => {
        expect(idOf(label)).toMatch(/^([a-z][a-z0-9-]{0,39})?$/);
      }),
    );
  });
});
