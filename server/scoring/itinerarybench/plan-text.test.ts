import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkPlanFormat, extractPlan } from "./plan-text";

const VISIT = 'visit("Fort", "2023-07-02 09:00", "2023-07-02 10:00")';
const tagged = (text: string) => `<plan>${text}</plan>`;

/** The rule as the README of the data tells it, step by step. */
function extractedByTheBook(text: string): string[] {
  const plans: string[] = [];
  let rest = text;
  let open = rest.indexOf("<plan>");
  let close = rest.indexOf("</plan>", open + 6);
  if (open === -1) return [];
  if (close === -1) close = open + 5;
  while (open !== -1 && close !== -1) {
    plans.push(close < open + 6 ? "" : rest.slice(open + 6, close).trim());
    rest = rest.slice(close + 7);
    open = rest.indexOf("<plan>");
    close = rest.indexOf("</plan>");
  }
  return [...new Set(plans)];
}

const pieces = fc
  .array(fc.constantFrom("<plan>", "</plan>", "a", " ", "\n", "<plan", "visit(", ")", VISIT, tagged(VISIT)), {
    maxLength: 14,
  })
  .map((parts) => parts.join(""));

describe("extracting a plan", () => {
  it("takes what lies between tags, without white space, each text once", () => {
    expect(extractPlan(`First ${tagged(` ${VISIT}\n`)}, then ${tagged(VISIT)} and ${tagged("rest()")}.`)).toEqual([
      VISIT,
      "rest()",
    ]);
  });

  it.each([
    ["no tag", "visit", []],
    ["another case", "<PLAN>a</PLAN>", []],
    ["a tag that is not closed", "<plan>a", [""]],
    ["a second tag inside", "<plan>a<plan>b</plan>", ["a<plan>b"]],
    ["a stray closing tag", "<plan>a</plan></plan><plan>b</plan>", ["a", "", "b"]],
    ["a closing tag in front", "</plan><plan>a</plan>", ["a"]],
  ])("with %s", (_, text, plan) => {
    expect(extractPlan(text)).toEqual(plan);
  });

  it("agrees with the rule step by step on any text of tags", () => {
    fc.assert(
      fc.property(pieces, (text) => {
        expect(extractPlan(text)).toEqual(extractedByTheBook(text));
      }),
    );
  });
});

describe("the format check", () => {
  it("finds nothing wrong with what the prompt asks for", () => {
    const text = [
      VISIT,
      'stay_in("Port", "2023-7-2 9:00", "2023-07-03 09:00")',
      'go_to_place("Fort", "Pier", "2023-07-02 09:00", "2023-07-02 09:20")',
      'go_to_city("Port", "Hill", "2023-07-02 10:00", "2023-07-02 12:00", "G1")',
    ];
    expect(checkPlanFormat(text.map(tagged).join("\n"))).toEqual({ isValid: true, isFound: true, problems: [] });
  });

  it.each([
    ["an unknown action", tagged('fly("Port")'), "no action fly"],
    [
      "a comma too many",
      tagged('visit("Fort, old", "2023-07-02 09:00", "2023-07-02 10:00")'),
      "takes 3 arguments, not 4",
    ],
    ["a name in single quotes", tagged(VISIT.replaceAll('"Fort"', "'Fort'")), "'Fort' in double quotes"],
    ["a time past midnight", tagged(VISIT.replace("10:00", "24:00")), '"2023-07-02 24:00"'],
    ["a time in single quotes", tagged(VISIT.replace('"2023-07-02 09:00"', "'2023-07-02 09:00'")), "YYYY-MM-DD HH:MM"],
  ])("names %s", (_, text, message) => {
    const { isValid, isFound, problems } = checkPlanFormat(text);
    expect({ isValid, isFound, count: problems.length }).toEqual({ isValid: false, isFound: true, count: 1 });
    expect(problems[0]).toContain(message);
  });

  it.each([
    ["blanks inside the tag", tagged(` ${VISIT}`)],
    ["a full stop behind", tagged(`${VISIT}.`)],
    ["line breaks between arguments", tagged(VISIT.replaceAll(", ", ",\n"))],
    ["nothing", ""],
  ])("finds no plan with %s", (_, text) => {
    expect(checkPlanFormat(text)).toMatchObject({ isValid: false, isFound: false, problems: [expect.any(String)] });
  });

  it("finds the calls that the official pattern finds", () => {
    fc.assert(
      fc.property(pieces, (text) => {
        const matches = [...text.matchAll(/<plan>(\w+)\((.*?)\)<\/plan>/g)];
        const { isFound, problems } = checkPlanFormat(text);
        expect(isFound).toBe(matches.length > 0);
        // Every call made of the pieces is a good visit or has one problem: its number of arguments.
        const bad = matches.filter((match) => match[0] !== tagged(VISIT));
        if (isFound) expect(problems).toHaveLength(bad.length);
      }),
    );
  });
});
