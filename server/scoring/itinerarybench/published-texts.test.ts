import { describe, expect, it } from "vitest";
import { z } from "zod";
import { hasPublishedData, NO_PUBLISHED_DATA, publishedLines } from "../testing/itinerarybench/published-data";
import { checkPlanFormat, extractPlan } from "./plan-text";

const rowSchema = z.object({
  n: z.number(),
  text: z.string(),
  plan: z.array(z.string()),
  format_ok: z.boolean(),
  format_none: z.boolean(),
  format_messages: z.array(z.string()),
});

if (!hasPublishedData) console.info(`${NO_PUBLISHED_DATA} The comparison with the official parser is skipped.`);

describe.skipIf(!hasPublishedData)("the official parser", () => {
  const rows = hasPublishedData ? publishedLines("parity_parse-dev.jsonl").map((line) => rowSchema.parse(line)) : [];

  it("was run on 29 texts", () => {
    expect(rows).toHaveLength(29);
  });

  it("finds the same actions and the same number of mistakes in the format", () => {
    const given = rows.map(({ text }) => ({ plan: extractPlan(text), check: checkPlanFormat(text) }));
    expect(
      given.map(({ plan, check }) => ({
        plan,
        isValid: check.isValid,
        isFound: check.isFound,
        problems: check.problems.length,
      })),
    ).toEqual(
      rows.map((row) => ({
        plan: row.plan,
        isValid: row.format_ok,
        isFound: !row.format_none,
        problems: row.format_messages.length,
      })),
    );
  });
});
