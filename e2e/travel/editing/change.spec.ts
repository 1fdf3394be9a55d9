import { expect, test } from "../../fixtures";
import { planTrip } from "../../planned-trip";

test("a stop is locked, stays so, and is let go again", async ({ page }) => {
  const trip = await planTrip(page);
  const lunch = await trip.titleOf(2, "Lunch");
  await (await trip.open(lunch)).getByRole("button", { name: "Lock", exact: true }).click();
  await expect(trip.row(lunch)).toContainText("locked");
  await page.reload();
  await expect(trip.row(lunch)).toContainText("locked");
  await trip.row(lunch).getByRole("button", { name: "Unlock" }).click();
  await expect(trip.row(lunch)).not.toContainText("locked");
});

test("a stop is swapped for an alternative @phone", async ({ page }) => {
  const trip = await planTrip(page);
  const dinner = await trip.titleOf(2, "Dinner");
  const take = (await trip.open(dinner)).getByRole("button", { name: /^Use / }).first();
  const other = (await take.getAttribute("aria-label"))?.replace("Use ", "") ?? "";
  await take.click();
  await expect(trip.lastChange).toContainText(`Swapped ${dinner} for ${other}`);
  await expect.poll(() => trip.titlesOf(2)).toContain(other);
  await expect.poll(() => trip.titlesOf(2)).not.toContain(dinner);
  await expect(trip.row(other)).toContainText("You chose it.");
});

test("a stay is swapped for all its nights", async ({ page }) => {
  const trip = await planTrip(page);
  const stay = (await trip.titlesOf(1)).at(-1) ?? "";
  const nights = await trip.line(stay).count();
  await trip.line(stay).first().click();
  const take = trip.row(stay).first().getByRole("button", { name: /^Use / }).first();
  const other = (await take.getAttribute("aria-label"))?.replace("Use ", "") ?? "";
  await take.click();
  await expect(trip.line(other)).toHaveCount(nights);
  await expect(trip.line(stay)).toHaveCount(0);
});

test("a place is found by search and added @phone", async ({ page, expectAccessible }) => {
  const trip = await planTrip(page);
  const before = await trip.titlesOf(2);
  await page.getByRole("button", { name: "Add a stop to day 2" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a stop to day 2" });
  const options = dialog.getByRole("option");
  await expect(options.first()).toBeVisible();
  await expectAccessible();
  const field = dialog.getByRole("searchbox", { name: "Search for a place to visit" });
  await field.fill("museum");
  await expect(options.first()).toContainText(/museum/i);
  await field.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(trip.lastChange).toContainText("Added ");
  await expect(trip.stopsOf(2)).toHaveCount(before.length + 1);
});

test("a stop gets other times", async ({ page, expectAccessible }) => {
  const trip = await planTrip(page);
  const dinner = await trip.titleOf(2, "Dinner");
  await (await trip.open(dinner)).getByRole("button", { name: "Change times" }).click();
  const form = page.getByRole("dialog", { name: `Times of ${dinner}` });
  const hour = form.getByRole("group", { name: "From" }).getByRole("spinbutton", { name: /hour/ });
  await expect(hour).toHaveText("18");
  await expectAccessible();
  await hour.press("1");
  await page.keyboard.press("9");
  await form.getByRole("group", { name: "To" }).getByRole("spinbutton", { name: /hour/ }).press("2");
  await page.keyboard.press("1");
  await form.getByRole("button", { name: "Save times" }).click();
  await expect(form).toBeHidden();
  await expect(trip.row(dinner)).toContainText("19:30");
});

test("what an edit breaks is shown at once in its place, and may be kept on purpose", async ({
  page,
  expectAccessible,
}) => {
  const trip = await planTrip(page);
  const dinner = await trip.titleOf(2, "Dinner");
  await (await trip.open(dinner)).getByRole("button", { name: "Remove", exact: true }).click();
  await expect(trip.lastChange).toContainText("1 problem.");
  const keep = trip.day(2).getByRole("button", { name: /^Keep anyway/ });
  await expect(keep).toBeVisible();
  await expectAccessible();

  await keep.click();
  await expect(trip.day(2).getByText("Accepted on purpose.")).toBeVisible();
  await expect(trip.lastChange).toContainText("No problems.");
  await page.reload();
  await trip
    .day(2)
    .getByRole("button", { name: /^Not on purpose/ })
    .click();
  await expect(keep).toBeVisible();
});
