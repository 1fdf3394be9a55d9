import { expect, it } from "vitest";
import type { ItemContent } from "@/server/views";
import { countTurns, dialogsOf, turnLabel } from "./turns";

const turns = [
  { by: "agent", text: "Where to?" },
  { by: "traveler", text: "Reno." },
] as const;
const pair: ItemContent = { unit: "pair", first: [...turns, turns[0]], second: [...turns] };

it("counts the turns of a pair's second dialog on from the first", () => {
  expect(dialogsOf(pair).map(({ from }) => from)).toEqual([0, 3]);
  expect(countTurns(pair)).toBe(5);
  expect([0, 2, 3, 4].map((index) => turnLabel(pair, index))).toEqual([
    "first, turn 1",
    "first, turn 3",
    "second, turn 1",
    "second, turn 2",
  ]);
});

it("numbers the turns of one dialog from 1", () => {
  const content: ItemContent = { unit: "dialog", turns: [...turns] };
  expect(countTurns(content)).toBe(2);
  expect(turnLabel(content, 1)).toBe("turn 2");
});
