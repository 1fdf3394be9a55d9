import { expect, test } from "../../fixtures";
import { TripPage } from "../../pages/trip-page";
import { planTrip } from "../../planned-trip";

test("every change is undone and done again, over the whole history and a reload", async ({ page }) => {
  const trip = await planTrip(page);
  await expect(trip.undo).toBeDisabled();
  await expect(trip.redo).toBeDisabled();
  const first = await trip.titlesOf(2);

  const dinner = await trip.titleOf(2, "Dinner");
  await (await trip.open(dinner)).getByRole("button", { name: "Save for later" }).click();
  await expect(trip.savedStops).toContainText(dinner);
  const lunch = await trip.titleOf(2, "Lunch");
  await (await trip.open(lunch)).getByRole("button", { name: "Remove", exact: true }).press("Enter");
  await expect(trip.lastChange).toContainText(`Removed ${lunch}`);
  // The keyboard goes on where it was.
  await expect(
    trip.day(2).getByRole("heading", { level: 3 }).getByRole("button").and(page.locator(":focus")),
  ).toHaveCount(1);
  const last = await trip.titlesOf(2);

  await page.reload();
  await trip.undo.click();
  await expect(trip.lastChange).toContainText("Undone: Removed");
  await page.keyboard.press("Control+z");
  await expect(trip.lastChange).toContainText("Undone: Saved");
  await expect.poll(() => trip.titlesOf(2)).toEqual(first);
  await expect(trip.undo).toBeDisabled();

  await page.keyboard.press("Control+Shift+z");
  await trip.redo.click();
  await expect(trip.redo).toBeDisabled();
  await expect.poll(() => trip.titlesOf(2)).toEqual(last);
});

test("undo pressed twice at once undoes two changes", async ({ page }) => {
  const trip = await planTrip(page);
  const first = await trip.titlesOf(2);
  for (const details of ["Lunch", "Dinner"]) {
    const title = await trip.titleOf(2, details);
    await (await trip.open(title)).getByRole("button", { name: "Remove", exact: true }).click();
    await expect(trip.lastChange).toContainText(`Removed ${title}`);
  }
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect(trip.undo).toBeDisabled();
  await expect.poll(() => trip.titlesOf(2)).toEqual(first);
});

test("a change in another window arrives by itself", async ({ page, context }) => {
  const trip = await planTrip(page);
  const other = await context.newPage();
  await other.goto(page.url());
  const lunch = await trip.titleOf(2, "Lunch");
  await expect(new TripPage(other).line(lunch)).toBeVisible();
  await (await trip.open(lunch)).getByRole("button", { name: "Remove", exact: true }).click();
  await expect(new TripPage(other).line(lunch)).toHaveCount(0);
});

test("a change of an outdated plan is refused in a sentence, and the plan as it is now is shown", async ({
  page,
  context,
}) => {
  const trip = await planTrip(page);
  const other = await context.newPage();
  // Deaf to what happens elsewhere.
  await other.route("**/trips.watch**", (route) => route.abort());
  await other.goto(page.url());
  const outdated = new TripPage(other);
  const lunch = await trip.titleOf(2, "Lunch");
  const dinner = await trip.titleOf(2, "Dinner");
  const row = await outdated.open(dinner);
  await (await trip.open(lunch)).getByRole("button", { name: "Remove", exact: true }).click();
  await expect(trip.lastChange).toContainText("Removed");

  await row.getByRole("button", { name: "Lock", exact: true }).click();
  await expect(other.getByText("The trip was changed elsewhere in the meantime.")).toBeVisible();
  await expect(outdated.line(lunch)).toHaveCount(0);
  await expect(outdated.row(dinner)).not.toContainText("locked");
  await other.getByRole("button", { name: "Dismiss" }).click();
  await expect(other.getByRole("button", { name: "Dismiss" })).toBeHidden();
});
