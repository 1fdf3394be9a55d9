import { expect, test } from "../fixtures";
import { StartPage } from "../pages/start-page";
import { TripPage } from "../pages/trip-page";
import { SENTENCES } from "../sample-trips";

test("says before anyone types that the world is invented", async ({ page }) => {
  await new StartPage(page).open();
  await expect(page.getByText("This is a sample world")).toBeVisible();
});

test("a sentence becomes chips, a question is answered in place, and the plan shows what it keeps", async ({
  page,
}) => {
  const start = new StartPage(page);
  await start.open();
  await start.type(SENTENCES.withoutDate);
  await expect(start.chip("From")).toContainText("Seattle");
  await expect(start.chip("To")).toContainText("San Francisco");
  await expect(start.chip("Length")).toContainText("3 days");
  await expect(start.chip("People")).toContainText("2 people");
  await expect(page.getByRole("list", { name: "Your preferences" })).toContainText(/private room/i);

  const question = start.question("When does the trip start?");
  await question.getByRole("button", { name: "Choose a date…" }).click();
  const calendar = start.editor("When does the trip start?");
  await calendar.getByRole("button", { name: "Next", exact: true }).first().click();
  await calendar.getByRole("button", { name: /\b15 \w+ \d{4}|\b15, \d{4}/ }).click();
  await expect(question).toBeHidden();
  await expect(start.chip("Dates")).toContainText("15");

  await start.plan();
  const trip = new TripPage(page);
  await trip.planned();
  await expect(trip.title).toHaveText("Three days in San Francisco");
  await expect(trip.days).toHaveCount(3);
  await expect(page.getByText("Proven: no other plan from these records suits better.")).toBeVisible();
  await expect(page.getByText("Home to Seattle at the end – you didn’t say where the trip ends.")).toBeVisible();
});

test("the planned trip shows cost against budget, every demand with evidence, and alternatives @phone", async ({
  page,
  isMobile,
}) => {
  const start = new StartPage(page);
  await start.open();
  await start.type(SENTENCES.feasible);
  await expect(start.chip("Budget")).toContainText("$3,500");
  await start.plan();

  const trip = new TripPage(page);
  await trip.planned();
  await expect(page.getByText(/^\$[\d,.]+ of \$3,500$/)).toBeVisible();
  await expect(isMobile ? page.getByRole("button", { name: "Map", exact: true }) : trip.map).toBeVisible();
  await expect(trip.days).toHaveCount(5);

  await trip.kept.click();
  await expect(trip.kept).toHaveText(/^Meets all \d+ of your requests\./);
  await expect(page.getByText(/^\$[\d,.]+ of \$3,500: \$[\d,.]+ left\.$/)).toBeVisible();

  const dinner = await trip.open(await trip.titleOf(2, "Dinner"));
  await expect(dinner.getByText(/(more|less|the same cost)$/).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Other trips that meet everything" })).toBeVisible();
});

test("who asks for the cheapest trip gets the cheapest, unless they choose otherwise", async ({ page }) => {
  const start = new StartPage(page);
  await start.open();
  await start.type(`The cheapest trip for two, ${SENTENCES.feasible}`);
  await expect(page.getByRole("radio", { name: "Cheapest" })).toBeChecked();
  await page.getByRole("radio", { name: "Best match" }).click();
  await start.box.press("End");
  await start.box.pressSequentially(" No parties.");
  await expect(page.getByRole("radio", { name: "Best match" })).toBeChecked();
});

test("Back after planning leads to the words and edits as they were, a new visit to an empty box", async ({ page }) => {
  const start = new StartPage(page);
  await start.open();
  await start.type(SENTENCES.feasible);
  await start.chip("People").click();
  await start.editor("People").getByRole("button", { name: "Increase Everyone" }).click();
  await page.keyboard.press("Escape");
  await expect(start.chip("People")).toContainText("3 people");
  await start.plan();
  await new TripPage(page).planned();
  await page.goBack();
  await expect(start.box).toHaveValue(SENTENCES.feasible);
  await expect(start.chip("People")).toContainText("3 people");
  await page.goto("/trips");
  await start.open();
  await expect(start.box).toHaveValue("");
});

test("an example can be taken and planned for the least money", async ({ page }) => {
  const start = new StartPage(page);
  await start.open();
  await expect(start.examples).toHaveCount(3);
  await start.examples.first().click();
  await expect(start.box).toHaveValue(/Florida/);
  await page.getByRole("radio", { name: "Cheapest" }).click();
  await start.plan();
  await new TripPage(page).planned();
  await expect(page.getByText("Proven: no other plan from these records costs less.")).toBeVisible();
});
