import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  hasPublishedData,
  importPublishedWorld,
  NO_PUBLISHED_DATA,
  publishedTasks,
} from "@/server/scoring/testing/itinerarybench/published-data";
import { ratesOf } from "@/server/views";
import type { World } from "@/server/worlds";
import { doNothingPlan } from "./do-nothing";
import { itinerarybench } from "./itinerarybench";
import { planWritten } from "./plan-events";

if (!hasPublishedData) console.info(`${NO_PUBLISHED_DATA} The rates over its tasks are not checked.`);

describe.skipIf(!hasPublishedData)("the published tasks", () => {
  let world: World;
  let remove = () => {};

  beforeAll(async () => {
    ({ world, remove } = await importPublishedWorld());
  });
  afterAll(() => remove());

  it.each(itinerarybench.info.scorers)("give doing nothing more points than any published agent: %s", (choice) => {
    const tallies = publishedTasks().flatMap((content) => {
      const task = itinerarybench.readTask(content);
      if (!task.ok) throw new Error(task.problem.message);
      const scores = itinerarybench.scores(task.value, [planWritten(doNothingPlan(content))], world);
      return scores.flatMap((scored) => (scored.choice === choice ? [scored.score.tallies] : []));
    });
    const rates = ratesOf(itinerarybench.info.rates, tallies);
    // The README of the data has 64.28 over all 364 tasks; the best published average is 49.08.
    expect(rates.average).toBeCloseTo(64.28, 2);
    expect(rates).toMatchObject({ type3: 60, perfect: 0, perfectLevels12: 0 });
  });
});
