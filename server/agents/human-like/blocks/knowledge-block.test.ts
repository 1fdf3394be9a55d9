import { describe, expect, it } from "vitest";
import { KnowledgeBlock } from "./knowledge-block";

function blockWith(perDay: readonly number[]): KnowledgeBlock {
  const block = new KnowledgeBlock();
  perDay.forEach((count, index) => {
    for (let piece = 1; piece <= count; piece++) {
      block.push({ day: index + 1, tool: "RestaurantSearch", description: `${index + 1}.${piece}`, records: "" });
    }
  });
  return block;
}

const poppedOut = (perDay: readonly number[], day: number) =>
  blockWith(perDay)
    .popOut(day)
    .map(({ description }) => description);

describe("the Knowledge Block", () => {
  it("pops out the pieces of the past two days", () => {
    expect(poppedOut([4, 3, 3], 3)).toEqual(["2.1", "2.2", "2.3", "3.1", "3.2", "3.3"]);
  });

  it("pops out the last five where the past two days brought less", () => {
    expect(poppedOut([4, 1, 1], 3)).toEqual(["1.2", "1.3", "1.4", "2.1", "3.1"]);
  });

  it("keeps what it pops out, and gives all there is when that is little", () => {
    const block = blockWith([2]);
    expect(block.popOut(1)).toEqual(block.popOut(1));
    expect(block.popOut(5)).toHaveLength(2);
    expect(block.descriptions()).toEqual(["1.1", "1.2"]);
  });
});
