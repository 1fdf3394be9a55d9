import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { beforeParenthesis, fromTo, nameAndCity, trimmed } from "./text";

describe("P, the cut at a parenthesis", () => {
  it.each([
    ["Columbus (Ohio)", "Columbus "],
    ["Columbus(Ohio) and more", "Columbus"],
    ["a (b (c)", "a "],
    ["no parenthesis", "no parenthesis"],
    ["never closed (Ohio", "never closed (Ohio"],
    [")(", ")("],
    ["two\nlines (x)", "two\nlines (x)"],
    ["(all)", ""],
  ])("%j → %j", (text, expected) => expect(beforeParenthesis(text)).toBe(expected));
});

describe("FT, from and to", () => {
  it.each([
    ["from Denver to Austin", "Denver", "Austin"],
    ["Self-driving from A to B, cost: 3", "A", "B"],
    ["from A to B; Cost: 3, more", "A", "B; Cost: 3"],
    ["from Denver to Austin  ", "Denver", "Austin  "],
    ["fromage, from A to B", "A", "B"],
    ["from Los Angeles to New York to Boston", "Los Angeles", "New York to Boston"],
    ["from A, B to C", "A, B", "C"],
    ["from  A  to  B", "A", "B"],
    ["from    to B", " ", "B"],
    ["from A to  ,", "A", " "],
    ["from A\n to B", "A", "B"],
    ["from A\nx to y from B to C", "B", "C"],
  ])("%j", (text, from, to) => expect(fromTo(text)).toEqual({ from, to }));

  it.each(["Denver to Austin", "From Denver to Austin", "from Denver", "from Denver to ,", "fromDenver to Austin"])(
    "does not fit %j",
    (text) => expect(fromTo(text)).toBeNull(),
  );

  it("finds what the published expression finds, in linear time", () => {
    const published = /from[^\S\uFEFF]+([^\n]+?)[^\S\uFEFF]+to[^\S\uFEFF]+([^,]+)/;
    const piece = fc.constantFrom("from", "to", " ", "  ", "\n", "\t", ",", "A", "Los", "(", ")", "fromto");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const text = pieces.join("");
        const match = published.exec(text);
        expect(fromTo(text)).toEqual(match === null ? null : { from: match[1], to: match[2] });
      }),
      { numRuns: 5_000 },
    );
    expect(fromTo(`from${" ".repeat(200_000)}`)).toBeNull();
  });
});

describe("NC, name and city", () => {
  it.each([
    ["Coco Bambu, Rockford", "Coco Bambu", "Rockford"],
    ["Pho, Please, Austin", "Pho, Please", "Austin"],
    ["  Coco Bambu ,   Columbus (Ohio) ", "Coco Bambu", "Columbus"],
    ["first line\n second , Austin", "second", "Austin"],
    ["name\n, Austin", "", "Austin"],
    [", Austin", "", "Austin"],
    ["Grill, Austin; Cost: 14", "Grill", "Austin; Cost: 14"],
    ["Grill, ", "Grill", ""],
    ["Grill,", "-", "-"],
    ["Grill", "-", "-"],
    ["", "-", "-"],
  ])("%j", (text, name, city) => expect(nameAndCity(text)).toEqual({ name, city }));
});

it("takes the official program's white space away", () => {
  expect(trimmed("\u0085\u001c\u00a0 a b\u3000\n")).toBe("a b");
  expect(trimmed("\ufeffa")).toBe("\ufeffa");
  expect(trimmed(" \n ")).toBe("");
});
