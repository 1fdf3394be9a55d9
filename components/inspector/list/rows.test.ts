import { describe, expect, it } from "vitest";
import type { EventLine } from "@/server/api";
import { rowOfEvent, rowsOf, stepMs, stepsOf, stepTitle } from "./rows";

function linesOf(...types: EventLine["type"][]): EventLine[] {
  return types.map((type, sequence) => ({
    sequence,
    atMs: sequence * 10,
    type,
    subject: type === "toolCalled" ? "FlightSearch" : null,
    text: "",
    state: "plain",
    callId: null,
    tookMs: type === "modelCalled" ? 5 : null,
    tokens: null,
  }));
}
const all = () => true;
const keysOf = (lines: EventLine[]) => rowsOf(stepsOf(lines), new Set(), all).map(({ key }) => key);

describe("the tree of events", () => {
  it("puts a model's call, its thought, its tools and their answers into one step", () => {
    const lines = linesOf("task", "modelCalled", "thought", "toolCalled", "toolCalled", "toolAnswered", "toolAnswered");
    expect(keysOf(lines)).toEqual(["e0", "step-1", "e1", "e2", "e3", "e4", "e5", "e6"]);
  });

  it("begins a step at the next call, or at the next thought where no model is called", () => {
    expect(keysOf(linesOf("modelCalled", "toolCalled", "modelCalled", "toolCalled"))).toEqual([
      ...["step-1", "e0", "e1"],
      ...["step-2", "e2", "e3"],
    ]);
    expect(keysOf(linesOf("thought", "toolCalled", "toolAnswered", "thought", "toolCalled"))).toEqual([
      ...["step-1", "e0", "e1", "e2"],
      ...["step-2", "e3", "e4"],
    ]);
    expect(keysOf(linesOf("toolCalled", "toolAnswered", "toolCalled", "toolAnswered"))).toEqual([
      ...["step-1", "e0", "e1"],
      ...["step-2", "e2", "e3"],
    ]);
  });

  it("leaves what is alone, and what is no part of a step, as it is", () => {
    expect(keysOf(linesOf("thought", "planProposed", "planVerified", "thought", "ended"))).toEqual([
      "e0",
      "e1",
      "e2",
      "e3",
      "e4",
    ]);
  });

  it("hides the events of closed steps, and finds them at the head", () => {
    const rows = rowsOf(stepsOf(linesOf("task", "modelCalled", "thought", "ended")), new Set([1]), all);
    expect(rows.map(({ key }) => key)).toEqual(["e0", "step-1", "e3"]);
    expect([0, 2, 3, 9].map((sequence) => rowOfEvent(rows, sequence))).toEqual([0, 1, 2, -1]);
  });

  it("keeps the head of a step above what is wanted of it", () => {
    const items = stepsOf(linesOf("modelCalled", "toolCalled", "modelCalled", "thought"));
    const rows = rowsOf(items, new Set(), ({ type }) => type === "toolCalled");
    expect(rows.map(({ key }) => key)).toEqual(["step-1", "e1"]);
  });

  it("says what a step did and how long it took", () => {
    const [step] = stepsOf(linesOf("modelCalled", "thought", "toolCalled", "toolAnswered"));
    if (step === undefined || "sequence" in step) throw new Error("There is no step.");
    expect(stepTitle(step)).toBe("FlightSearch");
    expect(stepMs(step)).toBe(35);
  });
});
