import { expect, test } from "../../fixtures";
import { planTrip } from "../../planned-trip";

/** Dollars of texts like "$1,946". */
function dollars(texts: readonly string[]): number[] {
  return texts.map((text) => Number(text.match(/^\$[\d,.]+/)?.[0].replace(/[$,]/g, "") ?? 0));
}

test("costs by kind, by day and by person add up, rooms and seats spelled out", async ({ page, expectAccessible }) => {
  const trip = await planTrip(page);
  const { costs } = trip;
  await expect(costs).toContainText(/\d rooms? × \d nights? × \$/);
  await expect(costs).toContainText(/\d seats? × \$|\d cars?/);
  const total = costs
    .getByRole("row", { name: /^Total/ })
    .getByRole("cell")
    .first();
  const [all = 0] = dollars([(await total.textContent()) ?? ""]);
  expect(all).toBeGreaterThan(0);
  await expectAccessible();

  await page.getByRole("radio", { name: "By day" }).click();
  const days = await costs
    .getByRole("row", { name: /^(Sun|Mon|Tue|Wed|Thu|Fri|Sat) / })
    .getByRole("cell")
    .allTextContents();
  expect(dollars(days).reduce((sum, day) => sum + day, 0)).toBeCloseTo(all);
  await expectAccessible();

  await page.getByRole("radio", { name: "By person" }).click();
  const [forAll = 0, each = 0] = dollars(
    await costs
      .getByRole("row", { name: /^Total/ })
      .getByRole("cell")
      .allTextContents(),
  );
  expect(forAll).toBe(all);
  expect(each).toBeCloseTo(all / 2);
  await expectAccessible();
});
