import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { differenceOf, expectedOf, isRight, readMarkedRows } from "../../scoring";
import { smallWorld } from "../../testing/small-world";
import { understandMarked } from "../../understand";
import type { MarkedSpan } from "./marks";
import { readMarked } from "./read-marked";

const TODAY = "2027-01-04";
const TEXT =
  "The four of us from Boston to Denver, May 3 to 7, $2,000 at most, no malls, please nothing with shellfish.";
const read = (marks: readonly string[], text = TEXT) =>
  understandMarked({ text, asked: null, today: TODAY }, { marks, acts: ["request"] }, smallWorld());

describe("marks of another reader", () => {
  it("come to what code computes from their words", () => {
    const { said, unread, acts } = read([
      "four of us|people=4",
      "Boston|from=Boston",
      "Denver|to=Denver",
      "May 3 to 7|start=2027-05-03;end=2027-05-07",
      "$2,000|budget=2000",
      "no malls|-attraction.preferredType=shopping",
      "nothing with shellfish|other=shellfish",
    ]);
    expect(said.trip).toEqual({
      ...{ origin: "Boston", destinations: ["Denver"], people: 4, budget: 2000 },
      ...{ startDate: "2027-05-03", endDate: "2027-05-07", days: 5 },
    });
    expect(unread.map(({ text }) => text)).toEqual(["nothing with shellfish"]);
    expect(acts).toEqual(["request"]);
  });

  it("cost nothing where their values are wrong", () => {
    const { said } = read(["Boston|from=Chicago", "May 3 to 7|start=2027-06-03;end=2027-06-07", "$2,000|budget=20"]);
    expect(said.trip).toMatchObject({ origin: "Boston", startDate: "2027-05-03", budget: 2000 });
  });

  it("count for nothing where the text does not hold their words, and are open wishes where no entry has the value", () => {
    const { said, unread } = read(["a suite|hotel.preferredRoomType=suite", "no malls|hotel.preferredColor=blue"]);
    expect(said.entries).toEqual({});
    expect(unread.map(({ text }) => text)).toContain("no malls");
  });

  it("give dates and numbers of other languages by themselves, as far as their words can mean them", () => {
    const german = "Wir wollen zu dritt von Boston nach Denver, vier Tage ab dem 3. Mai 2027.";
    const marks = ["zu dritt|people=3", "Boston|from=Boston", "Denver|to=Denver", "vier Tage|days=4"];
    const { said } = read([...marks, "ab dem 3. Mai 2027|start=2027-05-03"], german);
    expect(said.trip).toMatchObject({ people: 3, days: 4, startDate: "2027-05-03" });
    expect(read([...marks, "vier Tage|budget=9000"], german).said.trip.budget).toBeUndefined();
  });

  it("are read in any order and of any shape", () => {
    const slot = fc.constantFrom("from", "to", "start", "people", "budget", "hotel.ratings", "other", "nothing", "");
    const words = fc.oneof(
      fc.tuple(fc.nat(TEXT.length), fc.nat(20)).map(([from, length]) => TEXT.slice(from, from + length)),
      fc.string({ maxLength: 20 }),
    );
    const sign = fc.constantFrom("", "+", "-", "?", ";", "|");
    const mark = fc.tuple(words, sign, slot, fc.string({ maxLength: 12 })).map(([w, s, n, v]) => `${w}|${s}${n}=${v}`);
    fc.assert(
      fc.property(fc.array(fc.oneof(mark, fc.string()), { maxLength: 20 }), (marks) => {
        const { budget } = read(marks).said.trip;
        expect([undefined, 2000, 3, 7]).toContain(budget);
      }),
      { numRuns: 100 },
    );
  });
});

/** A share some points under what was measured: as many as with marks in place (`normalizers.test.ts`). */
test("openings of the corpus are read by their marks as a list", () => {
  const openings = readMarkedRows("training/corpus/reading.jsonl.gz").filter(
    ({ asked }, at) => at % 40 === 0 && !asked,
  );
  const right = openings.filter((row) => {
    const marks = row.spans.map((span) => `${row.text.slice(span.from, span.to)}|${meaningOf(span)}`);
    const { reading } = readMarked(row, { marks, acts: row.acts }, null);
    return isRight(differenceOf(row, expectedOf(row), reading));
  });
  expect(right.length / openings.length).toBeGreaterThan(0.84);
});

const meaningOf = ({ sign, slot, value }: MarkedSpan) => `${sign}${slot}${value === "" ? "" : `=${value}`}`;
