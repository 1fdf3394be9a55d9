import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { StartPage } from "../pages/start-page";
import { TripPage } from "../pages/trip-page";
import { planTrip } from "../planned-trip";
import { SENTENCES } from "../sample-trips";

async function expectNoSidewaysScroll(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

test("a trip's first day is on the first screen, with all that can be done with it at hand @phone", async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  const trip = await planTrip(page);
  const box = await trip.day(1).boundingBox();
  expect(box?.y).toBeLessThan(isMobile ? 300 : 400);
  for (const name of ["Share", "Export", "Map"]) {
    const button = page.getByRole("button", { name, exact: true });
    if (name !== "Map" || isMobile) await expect(button).toBeInViewport();
  }
  const nested = await page.evaluate(
    () =>
      [...document.querySelectorAll("main *")].filter(
        (element) =>
          /auto|scroll/.test(getComputedStyle(element).overflow) &&
          (element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth),
      ).length,
  );
  expect(nested).toBe(0);
  if (isMobile) {
    await page.getByRole("button", { name: "More" }).click();
    await expectAccessible();
    await page.getByRole("dialog").getByRole("button", { name: "Versions" }).click();
    await expect(page.getByRole("dialog", { name: "Versions" })).toBeVisible();
  }
});

test.describe("for Americans", () => {
  test.use({ locale: "en-US" });

  test("times, dates and distances are American, until something else is chosen", async ({ page }) => {
    const trip = await planTrip(page);
    await expect(page.getByRole("heading", { level: 2, name: /^\w{3}, \w{3,4} \d+/ }).first()).toBeVisible();
    const dinner = page.getByRole("listitem").filter({ hasText: "Dinner" }).first();
    await expect(dinner).toContainText(/\d:\d\d PM/);
    await page.getByRole("button", { name: "Units and formats" }).click();
    await page.getByLabel("Time", { exact: true }).selectOption("24");
    await page.getByLabel("Date", { exact: true }).selectOption("dayFirst");
    await page.keyboard.press("Escape");
    await expect(trip.day(1)).toBeVisible();
    await page.reload();
    await expect(dinner).not.toContainText("PM");
    await expect(trip.day(1)).toBeVisible();
  });
});

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
