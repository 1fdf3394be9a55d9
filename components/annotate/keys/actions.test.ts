import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { actionOf, type Press } from "./actions";

const press = (key: string, more: Partial<Press> = {}) =>
  actionOf({ key, ctrlKey: false, metaKey: false, altKey: false, focus: "page", unit: "dialog", ...more });

describe("the keys of a rater", () => {
  it("score, move, submit, undo and skip", () => {
    expect(press("4")).toEqual({ does: "answer", digit: 4 });
    expect(press("ArrowDown")).toEqual({ does: "next question" });
    expect(press("Enter")).toEqual({ does: "submit" });
    expect(press("U")).toEqual(press("u"));
    expect(press("z", { ctrlKey: true })).toEqual({ does: "undo" });
    expect(press("s")).toEqual({ does: "skip" });
  });

  it("never fire while text is typed, but for sending and leaving", () => {
    const key = fc.oneof(fc.string({ minLength: 1, maxLength: 1 }), fc.constantFrom("Enter", "ArrowUp", "ArrowDown"));
    fc.assert(fc.property(key, (typed) => press(typed, { focus: "text" }) === null));
    expect(press("z", { focus: "text", ctrlKey: true })).toBeNull();
    expect(press("Escape", { focus: "text" })).toEqual({ does: "leave text" });
    expect(press("Enter", { focus: "text", metaKey: true })).toEqual({ does: "submit" });
  });

  it("leave Enter on a button to the button, and combinations to the browser", () => {
    expect(press("Enter", { focus: "control" })).toBeNull();
    expect(press("s", { ctrlKey: true })).toBeNull();
    expect(press("1", { altKey: true })).toBeNull();
  });

  it("choose a side of a pair, and only of a pair", () => {
    expect(press("ArrowLeft", { unit: "pair" })).toEqual({ does: "choose", side: "first" });
    expect(press("ArrowRight", { unit: "pair" })).toEqual({ does: "choose", side: "second" });
    expect(press("t", { unit: "pair" })).toEqual({ does: "choose", side: "tie" });
    expect(press("ArrowLeft")).toBeNull();
  });
});
