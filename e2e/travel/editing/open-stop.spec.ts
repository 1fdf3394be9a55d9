import { expect, test } from "../../fixtures";
import { planTrip } from "../../planned-trip";

test("a stop opens in place with its facts, why it is here and what else it could be @phone", async ({
  page,
  expectAccessible,
}) => {
  const trip = await planTrip(page);
  const dinner = await trip.titleOf(2, "Dinner");
  const row = await trip.open(dinner);
  await expect(row.getByText(/^Rating: \d\.\d of 5$/)).toBeVisible();
  await expect(row.getByText(/^Open that day: \d\d:\d\d – \d\d:\d\d/)).toBeVisible();
  await expect(row.getByText("Why it is here")).toBeVisible();
  await expect(row.getByRole("button", { name: /^Use / }).first()).toBeVisible();
  await expect(row.getByText(/(more|less|the same cost)$/).first()).toBeVisible();
  await expectAccessible();
});

test("one stop is open at a time, the address follows, and Escape closes it", async ({ page }) => {
  const trip = await planTrip(page);
  const lunch = await trip.titleOf(2, "Lunch");
  const dinner = await trip.titleOf(2, "Dinner");
  await trip.open(lunch);
  await trip.open(dinner);
  await expect(trip.line(lunch)).toHaveAttribute("aria-expanded", "false");
  await expect(page).toHaveURL(/#day-2-dinner$/);

  await page.reload();
  await expect(trip.line(dinner)).toHaveAttribute("aria-expanded", "true");
  await trip.line(dinner).focus();
  await page.keyboard.press("Escape");
  await expect(trip.line(dinner)).toHaveAttribute("aria-expanded", "false");
  await expect(trip.line(dinner)).toBeFocused();
  await expect(page).not.toHaveURL(/#/);
});

test("a leg and a stay say why they cannot be moved", async ({ page }) => {
  const trip = await planTrip(page);
  const leg = await trip.stopsOf(1).first().textContent();
  const row = await trip.open(leg ?? "");
  await expect(row.getByText(/keeps its own times/)).toBeVisible();
  await expect(row.getByRole("button", { name: "Move to…" })).toBeHidden();
  await expect(trip.grip(leg ?? "")).toBeHidden();
});
