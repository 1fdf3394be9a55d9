import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { World } from "@/server/worlds";
import {
  hasPublishedData,
  importPublishedWorld,
  NO_PUBLISHED_DATA,
  publishedLines,
  publishedTasks,
} from "../testing/itinerarybench/published-data";
import { ERROR_KINDS } from "./errors";
import { type Formula, scoreItinerarybench } from "./score";

/** A row of the official simulator's verdicts; see the README of the data. */
const verdictSchema = z.object({
  n: z.number(),
  id: z.string(),
  kind: z.string(),
  plan: z.array(z.string()),
  e_right: z.number(),
  e_wrong: z.number(),
  i_right: z.number(),
  i_wrong: z.number(),
  level1: z.number(),
  level2: z.number(),
  limit: z.enum(["time", "money"]),
  spent: z.number(),
  adv_code: z.number(),
  adv_paper: z.number(),
  n_errors: z.number(),
  score: z.number(),
  score_paper: z.number(),
  score_nonprogressive: z.number(),
  end_time: z.string(),
  cost: z.number(),
  end_city: z.string(),
  end_place: z.string().nullable(),
  error_kinds: z.array(z.enum(ERROR_KINDS)),
});

if (!hasPublishedData) console.info(`${NO_PUBLISHED_DATA} The comparison with the official verdicts is skipped.`);

describe.skipIf(!hasPublishedData)("the official verdicts", () => {
  let world: World;
  let remove = () => {};

  beforeAll(async () => {
    ({ world, remove } = await importPublishedWorld());
  });
  afterAll(() => remove());

  const tasks = new Map((hasPublishedData ? publishedTasks() : []).map((task) => [task.id, task]));
  const verdicts = hasPublishedData ? publishedLines("parity-dev.jsonl").map((line) => verdictSchema.parse(line)) : [];

  it("are of 1,206 plans for 242 tasks", () => {
    expect({ plans: verdicts.length, tasks: tasks.size }).toEqual({ plans: 1206, tasks: 242 });
  });

  it("are given again: counters, levels, both formulas, totals, errors in their order, end state", () => {
    const score = (row: z.infer<typeof verdictSchema>, formula: Formula) => {
      const task = tasks.get(row.id);
      if (task === undefined) throw new Error(`There is no task ${row.id}.`);
      return scoreItinerarybench(world, task, row.plan, formula);
    };
    const differing = verdicts.flatMap((row) => {
      const [code, paper] = [score(row, "code"), score(row, "paper")];
      const given = {
        e_right: code.executability.right,
        e_wrong: code.executability.wrong,
        i_right: code.constraints.right,
        i_wrong: code.constraints.wrong,
        level1: code.level1,
        level2: code.level2,
        limit: code.limit,
        spent: code.spent,
        adv_code: code.level3,
        adv_paper: paper.level3,
        n_errors: code.errors.length,
        score: code.score,
        score_paper: paper.score,
        score_nonprogressive: code.nonProgressive,
        end_time: code.end.time,
        cost: code.end.cost,
        end_city: code.end.city,
        end_place: code.end.place,
        error_kinds: code.errors.map((error) => error.kind),
      };
      const fields = Object.entries(given).filter(([field, value]) => !isEqual(value, Reflect.get(row, field)));
      return fields.map(([field, value]) => ({ n: row.n, kind: row.kind, field, value, is: Reflect.get(row, field) }));
    });
    expect(differing).toEqual([]);
  });
});

function isEqual(given: unknown, expected: unknown): boolean {
  if (typeof given === "number" && typeof expected === "number") return Math.abs(given - expected) <= 1e-9;
  return JSON.stringify(given) === JSON.stringify(expected);
}
