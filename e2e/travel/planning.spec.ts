import { expect, test } from "../fixtures";
import { StartPage } from "../pages/start-page";
import { TripPage } from "../pages/trip-page";
import { SENTENCES } from "../sample-trips";

test.beforeEach(async ({ page }) => {
  const start = new StartPage(page);
  await start.open();
  await start.type(SENTENCES.slow);
  await expect(start.chip("To")).toContainText("Florida, 8 cities");
  await start.plan();
});

test("planning survives a reload and can be stopped and begun again", async ({ page }) => {
  const trip = new TripPage(page);
  await expect(trip.planning).toBeVisible();
  await expect(trip.planning.getByRole("progressbar")).toBeVisible();
  await expect(trip.planning.getByRole("listitem").filter({ hasText: "Travel there, between and back" })).toBeVisible();

  await page.reload();
  await expect(trip.planning).toBeVisible();
  await expect(trip.planning.locator("[aria-current=step]")).toBeVisible();

  await trip.stopPlanning.click();
  await expect(page.getByRole("heading", { name: "You stopped this plan" })).toBeVisible();
  await expect(page.getByText(SENTENCES.slow)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "You stopped this plan" })).toBeVisible();

  const stopped = page.url();
  await page.getByRole("button", { name: "Plan it anyway" }).click();
  await page.waitForURL((url) => url.href !== stopped);
  await trip.stopPlanning.click();
  await expect(page.getByRole("heading", { name: "You stopped this plan" })).toBeVisible();
});

test("two pages watch one trip", async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(new TripPage(other).planning).toBeVisible();
  await new TripPage(page).stopPlanning.click();
  await expect(other.getByRole("heading", { name: "You stopped this plan" })).toBeVisible();
});
