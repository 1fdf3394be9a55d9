import { expect, test } from "../fixtures";
import { StartPage } from "../pages/start-page";
import { TripPage } from "../pages/trip-page";
import { SENTENCES } from "../sample-trips";

test.beforeEach(async ({ page }) => {
  const start = new StartPage(page);
  await start.open();
  await start.type(SENTENCES.feasible);
  await expect(start.chip("From")).toContainText("Chicago");
});

test("an edited chip wins over the text and survives further typing", async ({ page }) => {
  const start = new StartPage(page);
  await start.chip("From").click();
  await start.editor("From").getByRole("searchbox", { name: "Where the trip starts" }).fill("denv");
  await page.keyboard.press("Enter");
  await expect(start.chip("From")).toContainText("Denver");

  await start.chip("People").click();
  await start.editor("People").getByRole("button", { name: "Increase Everyone" }).click();
  await page.keyboard.press("Escape");
  await expect(start.chip("People")).toContainText("3 people");

  await start.box.pressSequentially(" We love Italian food.");
  await expect(start.chip("From")).toContainText("Denver");
  await expect(start.chip("People")).toContainText("3 people");
});

test("a chip is taken away and another added", async ({ page }) => {
  const start = new StartPage(page);
  await start.removal("Budget").click();
  await expect(start.chip("Budget")).toBeHidden();

  await start.chips.getByRole("button", { name: "Add" }).click();
  await page.getByRole("button", { name: "Transport", exact: true }).click();
  await page.getByRole("radio", { name: "No flights" }).check();
  await page.keyboard.press("Escape");
  await expect(start.chip("Transport")).toContainText("No flights");
  await expect(start.chip("Budget")).toBeHidden();
});

test("every kind of editor changes its chip", async ({ page }) => {
  const start = new StartPage(page);
  await start.chip("To").click();
  await start.editor("To").getByRole("searchbox", { name: "A city or a state" }).fill("new orl");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(start.chip("To")).toContainText("New Orleans");

  await start.chip("Length").click();
  await start.editor("Length").getByRole("button", { name: "Decrease Days, first and last included" }).click();
  await page.keyboard.press("Escape");
  await expect(start.chip("Length")).toContainText("4 days");

  await start.chip("Budget").click();
  await start.editor("Budget").getByRole("textbox", { name: "For the whole trip" }).fill("2750");
  await page.keyboard.press("Enter");
  await expect(start.chip("Budget")).toContainText("$2,750");

  await start.chip("Dates").click();
  await start.editor("Dates").getByRole("radio", { name: "Flexible" }).click();
  await expect(start.editor("Dates").getByRole("application", { name: "The days the trip can fall on" })).toBeVisible();
});

test("a trip is changed from its page with its words and hand-made changes restored", async ({ page }) => {
  const start = new StartPage(page);
  await start.removal("Budget").click();
  await expect(start.chip("Budget")).toBeHidden();
  await start.plan();
  await new TripPage(page).planned();
  await page.getByRole("link", { name: "Change the trip" }).click();
  await expect(start.box).toHaveValue(SENTENCES.feasible);
  await expect(start.chip("From")).toContainText("Chicago");
  await expect(start.chip("Budget")).toBeHidden();
});
