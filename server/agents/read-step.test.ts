import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseAction } from "@/server/tools";
import { readStep, stepText } from "./read-step";
import { readPlanningAction } from "./sole-planning/planning-action";

describe("readStep", () => {
  it.each([
    ["Thought 1: Fly.\nAction 1: FlightSearch[A, B, 2022-03-10]", "Fly.", "FlightSearch[A, B, 2022-03-10]"],
    ["I should fly.\nAction: Planner[x]", "I should fly.", "Planner[x]"],
    ["**Thought 2:** Eat.\n**Action 2:** RestaurantSearch[Austin]", "Eat.", "RestaurantSearch[Austin]"],
    ["Action 1: A[b]\nObservation 1: Invented.\nThought 2: More\nAction 2: C[d]", "", "A[b]"],
    ["Action 1: A[b]\n\nThought 2: More\nAction 2: C[d]", "", "A[b]"],
    [
      "Action 1: Finish[Day 1:\nLunch: X, Y\nDay 2:\nLunch: Z, Y]",
      "",
      "Finish[Day 1:\nLunch: X, Y\nDay 2:\nLunch: Z, Y]",
    ],
    ["Sure! Action: A[b]", "Sure!", "A[b]"],
    ["Thought: Fly. **Action 2:** `A(b)`", "Fly.", "`A(b)`"],
    ["Thought: Fly.\nAction: A\nAction Input: {}\nObservation: no", "Fly.", "A\nAction Input: {}"],
    ["I look.\n```\nAction: A[b]\n```", "I look.", "A[b]"],
    ["The next Action: none is needed.", "The next Action: none is needed.", ""],
    ["I would rather talk.", "I would rather talk.", ""],
    ["", "", ""],
  ])("reads %j", (text, thought, action) => {
    const read = readStep(text);
    expect(read.action).toBe(action);
    expect(read.thought).toBe(thought);
  });

  it.each([
    ["line breaks", "\n"],
    ["blanks", " "],
    ["marks", "\n-"],
    ["thoughts", "\nThought "],
  ])("does not stumble over a megabyte of %s", (_, piece) => {
    const text = `Thought 1: Now${piece.repeat(1_000_000 / piece.length)}.\nAction 1: A[b]`;
    expect(readStep(text).action).toBe("A[b]");
    expect(parseAction(text)).toMatchObject({ value: { tool: "A", input: ["b"] } });
    expect(readPlanningAction(`Finish[${text}`)?.name).toBe("Finish");
  });

  it("reads back what the scratchpad shows", () => {
    const words = fc.stringMatching(/^[A-Za-z][A-Za-z ,.'-]{0,30}[a-z]$/);
    fc.assert(
      fc.property(words, words, fc.integer({ min: 1, max: 30 }), (thought, place, number) => {
        const step = { thought, action: `CitySearch[${place}]` };
        expect(readStep(stepText(step, number))).toEqual(step);
      }),
    );
  });
});
