import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { StartPage } from "../pages/start-page";
import { TripPage } from "../pages/trip-page";
import { SENTENCES } from "../sample-trips";

async function expectNoSidewaysScroll(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

test("no page scrolls sideways @phone", async ({ page }) => {
  const start = new StartPage(page);
  await start.open();
  await expectNoSidewaysScroll(page);
  await start.type(`${SENTENCES.withoutDate} ${"unbroken".repeat(40)}`);
  await expect(start.question("When does the trip start?")).toBeVisible();
  await expectNoSidewaysScroll(page);

  await start.type(SENTENCES.feasible);
  await expect(start.chip("Budget")).toBeVisible();
  await start.plan();
  const trip = new TripPage(page);
  await trip.planned();
  await trip.kept.click();
  const dinner = await trip.open(await trip.titleOf(2, "Dinner"));
  await expect(dinner.getByRole("button", { name: /^Use / }).first()).toBeVisible();
  await expectNoSidewaysScroll(page);

  await start.open();
  await start.type(SENTENCES.hopeless);
  await start.plan();
  await expect(page.getByRole("heading", { name: "How to fix it" })).toBeVisible({ timeout: 60_000 });
  await expectNoSidewaysScroll(page);
});
