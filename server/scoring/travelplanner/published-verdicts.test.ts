import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { World } from "@/server/worlds";
import type { Finding } from "./findings";
import { travelplannerTallies } from "./rates";
import { scoreTravelplanner } from "./score";
import {
  hasPublishedData,
  importPublishedWorld,
  NO_PUBLISHED_DATA,
  publishedLines,
  publishedSubmissions,
} from "./testing/published-data";

const findings = z.record(z.string(), z.object({ pass: z.boolean().nullable() })).nullable();

/** A row of the official program's verdicts; see the README of the data. */
const publishedVerdict = z.object({
  idx: z.number(),
  delivered: z.boolean(),
  commonsense: findings,
  hard: findings,
  commonsense_pass: z.boolean(),
  hard_pass: z.boolean(),
  final_pass: z.boolean(),
  total_cost: z.number().nullable(),
});

function passes(record: Readonly<Record<string, Pick<Finding, "pass">>> | null) {
  return record && Object.fromEntries(Object.entries(record).map(([check, { pass }]) => [check, pass]));
}

if (!hasPublishedData) console.info(`${NO_PUBLISHED_DATA} The comparison with the published verdicts is skipped.`);

describe.skipIf(!hasPublishedData)("the published verdicts", () => {
  let world: World;
  let remove = () => {};

  beforeAll(async () => {
    ({ world, remove } = await importPublishedWorld());
  });
  afterAll(() => remove());

  const submissions = hasPublishedData ? publishedSubmissions() : [];

  it("are of 26 validation submissions and the human plans, 2,385 rows", () => {
    expect(submissions).toHaveLength(27);
    expect(submissions.reduce((sum, { rows }) => sum + rows.length, 0)).toBe(26 * 90 + 45);
  });

  it.each(submissions)("are given again, check by check and dollar by dollar: $name", ({ name, queries, rows }) => {
    const expected = publishedLines(`verdicts/${name}.jsonl`).map((line) => publishedVerdict.parse(line));
    expect(rows).toHaveLength(expected.length);
    expect(queries).toHaveLength(expected.length);
    const verdicts = queries.map((query, index) => scoreTravelplanner(world, query, rows[index]?.plan ?? null));
    expect(
      verdicts.map((verdict) => ({
        idx: verdict.idx,
        delivered: verdict.delivered,
        commonsense: passes(verdict.commonsense),
        hard: passes(verdict.hard),
        commonsense_pass: verdict.commonsensePass,
        hard_pass: verdict.hardPass,
        final_pass: verdict.final,
        total_cost: verdict.totalCost,
      })),
    ).toEqual(expected.map((row) => ({ ...row, commonsense: passes(row.commonsense), hard: passes(row.hard) })));
  });

  it("give the human plans every point", () => {
    const human = submissions.find(({ name }) => name === "train_human");
    for (const [index, query] of (human?.queries ?? []).entries()) {
      const verdict = scoreTravelplanner(world, query, human?.rows[index]?.plan ?? null);
      const tallies = Object.values(travelplannerTallies(query, verdict));
      expect(tallies.every(({ got, of }) => got === of)).toBe(true);
    }
  });
});
