import { expect, test } from "../../fixtures";
import { planTrip } from "../../planned-trip";

test("a stop is saved for later, costs nothing there, and comes back", async ({ page, expectAccessible }) => {
  const trip = await planTrip(page);
  const dinner = await trip.titleOf(2, "Dinner");
  const row = await trip.open(dinner);
  await row.getByRole("button", { name: "Save for later" }).click();
  await expect(trip.savedStops).toContainText(dinner);
  await expect.poll(() => trip.titlesOf(2)).not.toContain(dinner);
  await expectAccessible();

  await trip.savedStops.getByRole("button", { name: "Move to…" }).click();
  await page
    .getByRole("menuitem", { name: /^\w{3} \d/ })
    .nth(1)
    .click();
  await expect(trip.day(2).getByRole("button", { name: dinner, exact: true })).toBeVisible();
  await expect(trip.savedStops).toBeHidden();
});

test("a stop is dragged aside with the mouse", async ({ page }) => {
  const trip = await planTrip(page);
  const visit = await trip.titleOf(2, "Visit");
  await trip.grip(visit).scrollIntoViewIfNeeded();
  const from = await trip.grip(visit).boundingBox();
  if (from === null) throw new Error("The grip is not visible.");
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y + 40, { steps: 4 });
  await expect(trip.savedStops).toContainText("Drop it here");
  const to = await trip.savedStops.boundingBox();
  if (to === null) throw new Error("The area for saved stops is not visible.");
  await page.mouse.move(from.x + 10, to.y + to.height / 2, { steps: 8 });
  await expect(page.getByText("Saved for later.", { exact: true })).toBeAttached();
  await page.mouse.up();
  await expect(trip.savedStops).toContainText(visit);
  await expect.poll(() => trip.titlesOf(2)).not.toContain(visit);
});
