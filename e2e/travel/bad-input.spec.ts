import { TRIP_START } from "@/server/worlds/testing/trip-start";
import { expect, test } from "../fixtures";
import { StartPage } from "../pages/start-page";
import { inDays, written } from "../sample-trips";

test.beforeEach(async ({ page }) => {
  await new StartPage(page).open();
});

test("an empty box is not planned", async ({ page }) => {
  const start = new StartPage(page);
  await start.planButton.click();
  await expect(start.notices).toHaveText("Say where you want to go first, or start with an example.");
  await expect(start.box).toBeFocused();
});

test("nobody cannot travel", async ({ page }) => {
  const start = new StartPage(page);
  await start.type(`Five days in Texas from Denver for 0 people from ${written(TRIP_START)}`);
  await expect(start.notices).toHaveText(/at least one person/);
  await start.planButton.click();
  await expect(page).toHaveURL("/");
});

test("a date that has passed is objected to", async ({ page }) => {
  const start = new StartPage(page);
  await start.type(`Five days in Texas from Denver for two on ${inDays(-400)}`);
  await expect(start.notices).toHaveText(/has passed: name a date from/);
});

test("an unknown city is asked about, and the answer takes its place", async ({ page }) => {
  const start = new StartPage(page);
  await start.type(`Three days in Bostn from Chicago, ${written(TRIP_START)}, for two`);
  const question = page.getByRole("region", { name: /I don't know Bostn/ });
  if (await question.isVisible()) await question.getByRole("button", { name: "Boston" }).click();
  await expect(start.chip("To")).toContainText("Boston");

  await start.type(`Three days in Samarkand from Chicago, ${written(TRIP_START)}, for two`);
  await start.planButton.click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("region", { name: /\?$/ })).toBeVisible();
});

test("a text that is far too long is refused in a sentence", async ({ page }) => {
  const start = new StartPage(page);
  await start.type("Five days in Texas from Denver. ".repeat(400));
  await expect(start.notices).toHaveText(/more than 10,000 characters/);
});

test("10,000 characters are read", async ({ page }) => {
  const start = new StartPage(page);
  await start.type("Five days in Texas from Denver for two. ".padEnd(10_000, "and so on, "));
  await expect(start.chip("From")).toContainText("Denver");
});

test("markup stays text", async ({ page }) => {
  const start = new StartPage(page);
  const markup = `<img src=x onerror="document.title='taken'"><b>Five days</b> in Texas from Denver for two on ${written(TRIP_START)}`;
  await start.type(markup);
  await expect(start.chip("To")).toContainText("Texas");
  await start.plan();
  await page.getByRole("link", { name: /^Change the trip/ }).click();
  await expect(start.box).toHaveValue(markup);
  expect(await page.title()).not.toBe("taken");
});
