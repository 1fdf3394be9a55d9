import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type NoteDecisions, notesIn, segmentsOf, undecidedIn } from "./unread";

const TEXT = "Two of us to Miami, ocean view, wife allergic to shellfish";
const words = (text: string, from = TEXT.indexOf(text)) => ({ from, to: from + text.length, text });
const UNREAD = [words("ocean view"), words("allergic to shellfish")];

const marked = (text: string, unread = UNREAD) =>
  segmentsOf(text, unread).flatMap((segment) => (segment.isMarked ? [segment.text] : []));

describe("words that nothing was made of", () => {
  it("are marked in place", () => {
    expect(segmentsOf(TEXT, UNREAD).map(({ text }) => text)).toEqual([
      "Two of us to Miami, ",
      "ocean view",
      ", wife ",
      "allergic to shellfish",
    ]);
  });

  it("stay marked while the text is typed further before, between and after", () => {
    expect(marked(`The ${TEXT}`)).toEqual(["ocean view", "allergic to shellfish"]);
    expect(marked(TEXT.replace(", wife", ", 5 days, wife"))).toEqual(["ocean view", "allergic to shellfish"]);
    expect(marked(`${TEXT} and nuts`)).toEqual(["ocean view", "allergic to shellfish"]);
  });

  it("mark nothing once they are gone", () => {
    expect(marked(TEXT.replace("ocean view", "a pool"))).toEqual(["allergic to shellfish"]);
    expect(marked("")).toEqual([]);
  });

  it("are found at the nearest place that says the same", () => {
    const twice = "quiet, 3 days, quiet";
    expect(segmentsOf(`x${twice}`, [words("quiet", 15)]).find(({ isMarked }) => isMarked)?.from).toBe(16);
  });

  it("never change the text, whatever is marked in it", () => {
    const stretch = fc.record({ from: fc.nat(30), to: fc.nat(30), text: fc.string({ maxLength: 6 }) });
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), fc.array(stretch, { maxLength: 5 }), (text, unread) => {
        expect(
          segmentsOf(text, unread)
            .map((segment) => segment.text)
            .join(""),
        ).toBe(text);
      }),
    );
  });

  it("become notes, each once, but what is ignored; what is decided is no longer asked", () => {
    const unread = [...UNREAD, words("ocean  view", 0), words("ocean view", 3)];
    expect(notesIn(unread, new Map())).toEqual(["ocean view", "allergic to shellfish"]);
    const decisions: NoteDecisions = new Map([
      ["ocean view", "ignored"],
      ["allergic to shellfish", "kept"],
    ]);
    expect(notesIn(unread, decisions)).toEqual(["allergic to shellfish"]);
    expect(undecidedIn(unread, decisions)).toEqual([]);
    expect(undecidedIn(UNREAD, new Map([["ocean view", "ignored"]]))).toEqual([UNREAD[1]]);
  });
});
