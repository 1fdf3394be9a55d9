import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatPlanAction, type PlanAction, readPlanAction } from "./action";
import { readStrictTime } from "./plan-time";

const visit: PlanAction = {
  name: "visit",
  place: "West Lake",
  begin: readStrictTime("2023-07-02 09:00") ?? 0,
  end: readStrictTime("2023-07-02 10:00") ?? 0,
};
const TIMES = '"2023-07-02 09:00", "2023-07-02 10:00"';
const VISIT = `visit("West Lake", ${TIMES})`;

describe("a plan's action", () => {
  it.each([
    ["as the prompt asks", VISIT],
    ["single quotes", VISIT.replaceAll('"', "'")],
    ["blanks", ` \tvisit ( "West Lake" ,"2023-07-02 09:00",  "2023-07-02 10:00" ) `],
    ["a comma at the end", `visit("West Lake", ${TIMES},)`],
    ["several lines with a comment", `visit(\n  "West Lake", # the lake\r\n\n  ${TIMES}\n)`],
    ["a comment behind", `${VISIT}  # (nice) "here"`],
    ["lines behind", `${VISIT}\n\n  # done\n`],
    ["keywords", 'visit("West Lake", end_time="2023-07-02 10:00", begin_time = "2023-07-02 09:00")'],
    ["escapes", `visit("\\x57est\\u0020\\114\\U00000061ke", ${TIMES})`],
    ["a second call", `${VISIT}, visit("Fort", ${TIMES})`],
    ["a second call of anything", `${VISIT}, fly(1, to=None), `],
  ])("is read with %s", (_, text) => {
    expect(readPlanAction(text)).toEqual(visit);
  });

  it.each([
    ["nothing", ""],
    ["words", "I will now go to the airport"],
    ["a number in front", `1. ${VISIT}`],
    ["a dash in front", `- ${VISIT}`],
    ["a line break in front", `\n${VISIT}`],
    ["a full stop", `${VISIT}.`],
    ["a semicolon", `${VISIT};`],
    ["no bracket", VISIT.slice(0, -1)],
    ["another bracket", `${VISIT})`],
    ["a second call on the next line", `${VISIT}\n${VISIT}`],
    ["a second call that is broken", `${VISIT}, visit("Fort"`],
    ["two commas between calls", `${VISIT},, ${VISIT}`],
    ["an unknown name", VISIT.replace("visit", "fly_to")],
    ["an upper case name", VISIT.replace("visit", "Visit")],
    ["a property of every object", VISIT.replace("visit", "constructor")],
    ["words without quotes", "visit(West Lake, 2023-07-02 09:00, 2023-07-02 10:00)"],
    ["curly quotes", VISIT.replaceAll('"', "”")],
    ["a quote that is not closed", `visit("West Lake, ${TIMES})`],
    ["a line break in a text", `visit("West\nLake", ${TIMES})`],
    ["a line break after a backslash", `visit("West \\\nLake", ${TIMES})`],
    ["a broken escape", `visit("\\x5", ${TIMES})`],
    ["an escape beyond Unicode", `visit("\\UFFFFFFFF", ${TIMES})`],
    ["a named character", `visit("\\N{BULLET}", ${TIMES})`],
    ["an argument too few", `visit(${TIMES})`],
    ["an argument too many", `visit("West Lake", ${TIMES}, "extra")`],
    ["an argument twice", `visit("West Lake", ${TIMES}, place="Fort")`],
    ["a keyword twice", 'visit("West Lake", begin_time="2023-07-02 09:00", begin_time="2023-07-02 10:00")'],
    ["an unknown keyword", 'visit("West Lake", "2023-07-02 09:00", until="2023-07-02 10:00")'],
    ["a place after a keyword", 'visit(place="West Lake", "2023-07-02 09:00", "2023-07-02 10:00")'],
    ["the prompt's keywords for cities", `go_to_city(origin_city="Hill", destination_city="Port", ${TIMES}, "G1")`],
    ["only a comma", "over(,)"],
    ["two commas", `visit("West Lake",, ${TIMES})`],
    ["a number with a zero in front", 'stay_in(07, "2023-07-02 09:00", "2023-07-02 10:00")'],
    ["a time that is a number", 'visit("West Lake", 20230702, "2023-07-02 10:00")'],
    ["a NUL", `${VISIT}\0`],
    ["half a character", `${VISIT} # \ud800`],
    ["a city that is no text", `go_to_city(None, "Port", ${TIMES}, "G1")`],
  ])("has no effect with %s", (_, text) => {
    expect(readPlanAction(text)).toBeNull();
  });

  it.each([
    ["None", null],
    ["True", true],
    ["12", 12],
    ["-1.5e1", -15],
    [".5", 0.5],
    ["''", ""],
    [`'it\\'s "so" \\d'`, `it's "so" \\d`],
  ])("takes %s in the place of a name", (written, place) => {
    expect(readPlanAction(`visit(${written}, ${TIMES})`)).toEqual({ ...visit, place });
  });

  it("looks a ticket up as text", () => {
    const ticketOf = (written: string) => readPlanAction(`go_to_city("Port", "Hill", ${TIMES}, ${written})`);
    expect(["1000", "None", "False", '"G1"'].map((written) => ticketOf(written))).toMatchObject(
      ["1000", "None", "False", "G1"].map((ticket) => ({ ticket })),
    );
  });

  it("can end the plan", () => {
    expect(readPlanAction("over( )")).toEqual({ name: "over" });
    expect(readPlanAction('over("x")')).toBeNull();
    expect(readPlanAction("over")).toBeNull();
  });
});

describe("any text", () => {
  const name = fc.string({ unit: "grapheme", maxLength: 12 });
  const time = fc.integer({
    min: readStrictTime("1970-01-01 00:00") ?? 0,
    max: readStrictTime("2099-12-31 23:59") ?? 0,
  });
  const action: fc.Arbitrary<PlanAction> = fc.oneof(
    fc.record({ name: fc.constant("stay_in" as const), city: fc.oneof(name, fc.boolean()), begin: time, end: time }),
    fc.record({ name: fc.constant("visit" as const), place: fc.option(name), begin: time, end: time }),
    fc.record({ name: fc.constant("go_to_place" as const), origin: name, destination: name, begin: time, end: time }),
    fc.record({
      name: fc.constant("go_to_city" as const),
      origin: name,
      destination: name,
      ticket: name,
      begin: time,
      end: time,
    }),
    fc.constant({ name: "over" as const }),
  );

  it("that is written from an action is read as that action", () => {
    fc.assert(
      fc.property(action, (given) => {
        expect(readPlanAction(formatPlanAction(given))).toEqual(given);
      }),
    );
  });

  it("is read without throwing, and its beginning is no action", () => {
    fc.assert(
      fc.property(action, fc.nat(), fc.string({ unit: "binary" }), (given, cut, text) => {
        const written = formatPlanAction(given);
        expect(readPlanAction(written.slice(0, cut % written.length))).toBeNull();
        expect(() => readPlanAction(text)).not.toThrow();
        expect(() => readPlanAction(written.slice(0, cut % written.length) + text)).not.toThrow();
      }),
    );
  });
});
