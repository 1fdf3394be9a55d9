import { expect, test } from "../fixtures";
import { StartPage } from "../pages/start-page";
import { openTrip, planTrip } from "../planned-trip";
import { SENTENCES } from "../sample-trips";

test("start, chips, editors and questions have no axe violation @phone", async ({ page, expectAccessible }) => {
  const start = new StartPage(page);
  await start.open();
  await expectAccessible();
  await start.type(SENTENCES.withoutDate);
  await expect(start.question("When does the trip start?")).toBeVisible();
  await expectAccessible();
  for (const label of ["From", "To", "Length", "People", "Lodging"]) {
    await start.chip(label).click();
    await expect(start.editor(label)).toBeVisible();
    await expectAccessible();
    await page.keyboard.press("Escape");
  }
  await page.getByRole("button", { name: "Choose a date…" }).click();
  await expect(start.editor("When does the trip start?")).toBeVisible();
  await expectAccessible();
  await page.keyboard.press("Escape");
  await start.type("Five days in Texas from Denver for 0 people");
  await expect(start.notices).toBeVisible();
  await expectAccessible();
});

test("planning and a stopped plan have no axe violation @phone", async ({ page, expectAccessible }) => {
  const trip = await openTrip(page, SENTENCES.slow);
  await expect(trip.planning).toBeVisible();
  await expectAccessible();
  await trip.stopPlanning.click();
  await expect(page.getByRole("heading", { name: "You stopped this plan" })).toBeVisible();
  await expectAccessible();
});

test("a planned trip, closed and opened, has no axe violation @phone", async ({ page, expectAccessible }) => {
  const trip = await planTrip(page);
  await expectAccessible();
  await trip.kept.click();
  const dinner = await trip.open(await trip.titleOf(2, "Dinner"));
  await expect(dinner.getByRole("button", { name: /^Use / }).first()).toBeVisible();
  await expectAccessible();
});

test("a trip without a plan has no axe violation @phone", async ({ page, expectAccessible }) => {
  await openTrip(page, SENTENCES.hopeless);
  await expect(page.getByRole("heading", { name: "How to fix it" })).toBeVisible({ timeout: 60_000 });
  await expectAccessible();
});

test("the theme is chosen by hand and kept", async ({ page }) => {
  await new StartPage(page).open();
  const html = page.locator("html");
  await page.getByRole("button", { name: "Theme: system" }).click();
  await page.getByRole("button", { name: "Theme: light" }).click();
  await expect(html).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(html).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("button", { name: "Theme: dark" })).toBeVisible();
});
