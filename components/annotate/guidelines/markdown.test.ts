import fc from "fast-check";
import { expect, it } from "vitest";
import { blocksOf, spansOf } from "./markdown";

it("reads headings, paragraphs over several lines, and lists", () => {
  expect(blocksOf("# Rating\nRead the whole\ndialog first.\n\n- one\n- two\n  goes on\n1. first\n2. second")).toEqual([
    { kind: "heading", text: "Rating" },
    { kind: "paragraph", text: "Read the whole dialog first." },
    { kind: "list", ordered: false, items: ["one", "two goes on"] },
    { kind: "list", ordered: true, items: ["first", "second"] },
  ]);
});

it("reads strong, emphasis and code, and leaves markup as text", () => {
  expect(spansOf("a **b** *c* `d` <b>e</b>")).toEqual([
    { style: "plain", text: "a " },
    { style: "strong", text: "b" },
    { style: "plain", text: " " },
    { style: "emphasis", text: "c" },
    { style: "plain", text: " " },
    { style: "code", text: "d" },
    { style: "plain", text: " <b>e</b>" },
  ]);
});

it("loses no letter of any text", () => {
  const text = fc.string({ maxLength: 80, unit: fc.constantFrom(..."ab *`#-1.\n".split("")) });
  const letters = (words: string) => words.replaceAll(/[^ab]/g, "");
  fc.assert(
    fc.property(text, (markdown) => {
      const blocks = blocksOf(markdown).flatMap((block) => (block.kind === "list" ? block.items : [block.text]));
      const shown = blocks.flatMap((block) => spansOf(block).map((span) => span.text)).join("");
      expect(letters(shown)).toBe(letters(markdown));
    }),
  );
});
