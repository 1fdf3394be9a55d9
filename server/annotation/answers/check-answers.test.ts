import { describe, expect, it } from "vitest";
import type { Answer, ItemContent, Rubric } from "@/server/views";
import { problemOfAnswers } from "./check-answers";

const rubric: Rubric = {
  name: "Test",
  version: 1,
  unit: "dialog",
  questions: [
    {
      kind: "scale",
      id: "proactive",
      label: "Proactive",
      text: "Does it ask?",
      level: "dialog",
      anchors: [1, 2, 3].map((value) => ({ value, text: "" })),
      rationale: "required",
    },
    {
      kind: "choice",
      id: "useful",
      label: "Useful",
      text: "Is this turn useful?",
      level: "turn",
      options: ["yes", "no"].map((value) => ({ value, label: value })),
      rationale: "optional",
    },
    { kind: "text", id: "remark", label: "Remark", text: "Anything else?", level: "dialog", required: false },
  ],
};
const content: ItemContent = { unit: "dialog", turns: [{ by: "agent", text: "Beach or mountains?" }] };

const good: Answer = { question: "proactive", turn: null, value: 2, rationale: "It asks once.", turns: [0] };
const turn: Answer = { question: "useful", turn: 0, value: "yes", rationale: "", turns: [] };
const check = (...answers: Answer[]) => problemOfAnswers(answers, { rubric, content, minimumRationale: 10 });

describe("answers", () => {
  it("are taken when they are whole", () => {
    expect(check(good)).toBeNull();
    expect(check(good, turn, { ...good, question: "remark", value: "No." })).toBeNull();
  });

  it.each<[string, Answer[], string]>([
    ["nothing", [], "Proactive: answer this question."],
    ["a value off the scale", [{ ...good, value: 4 }], "Proactive: choose a point of the scale."],
    ["a short rationale", [{ ...good, rationale: "  why  " }], "at least 10 characters; 3 are written"],
    ["two answers to one question", [good, good], "Proactive: answer this question once."],
    ["a turn that is not there", [{ ...good, turns: [1] }], "Proactive: there is no such turn."],
    ["a turn for the whole dialog", [{ ...good, turn: 0 }], "about the whole dialog"],
    ["an option that is none", [good, { ...turn, value: "maybe" }], "Useful: choose one of the options."],
    ["no turn where one is due", [good, { ...turn, turn: null }], "Useful: say which turn"],
    ["one turn twice", [good, turn, turn], "Useful: answer this question once for each turn."],
    ["a number for text", [good, { ...good, question: "remark" }], "Remark: write text."],
    ["a question of another rubric", [good, { ...good, question: "planning" }], "no question “planning”"],
  ])("are refused with %s, naming the question", (_, answers, message) => {
    expect(check(...answers)).toMatchObject({ code: "bad_input", message: expect.stringContaining(message) });
  });
});
