import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { formatMoney, usd } from "@/server/trip";
import { expect, test } from "../fixtures";
import { StartPage } from "../pages/start-page";
import { TripPage } from "../pages/trip-page";
import { PUBLISHED_TRAVELPLANNER, WITHOUT_PUBLISHED_DATA } from "../published-data";

const querySchema = z.object({
  idx: z.number(),
  level: z.string(),
  days: z.number(),
  query: z.string(),
  budget: z.number(),
});

/** The first published training query of each of the nine groups: 3, 5 and 7 days, each easy, medium and hard. */
function oneOfEachGroup(folder: string): z.infer<typeof querySchema>[] {
  const lines = readFileSync(join(folder, "queries/train.jsonl"), "utf8").trim().split("\n");
  const groups = new Map<string, z.infer<typeof querySchema>>();
  for (const line of lines) {
    const query = querySchema.parse(JSON.parse(line));
    const group = `${query.days} ${query.level}`;
    if (!groups.has(group)) groups.set(group, query);
  }
  return [...groups.values()];
}

if (PUBLISHED_TRAVELPLANNER === null) {
  test.skip(`published queries: ${WITHOUT_PUBLISHED_DATA}`, () => {});
} else {
  const queries = oneOfEachGroup(PUBLISHED_TRAVELPLANNER);

  test("there are nine groups", () => {
    expect(queries).toHaveLength(9);
  });

  for (const { idx, level, days, query, budget } of queries) {
    test(`query ${idx} (${days} days, ${level}) is read, planned and keeps everything`, async ({ page }) => {
      const start = new StartPage(page);
      await start.open();
      await start.type(query);
      await expect(start.chip("Budget")).toContainText(formatMoney(usd(budget)));
      await start.plan();
      const trip = new TripPage(page);
      await trip.planned();
      await expect(trip.days).toHaveCount(days);
      await expect(page.getByText(`of ${formatMoney(usd(budget))}`, { exact: true })).toBeVisible();
      await expect(trip.kept).toHaveText(/^Meets /);
      await expect(trip.kept).not.toHaveText(/not fully met|on purpose|problem/);
      // On the map where the records know places of its cities, else in words.
      await expect(trip.map.or(page.getByRole("heading", { name: "Route" }))).toBeVisible();
    });
  }
}
