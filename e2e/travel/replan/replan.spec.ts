import { expect, test } from "../../fixtures";
import type { TripPage } from "../../pages/trip-page";
import { planTrip } from "../../planned-trip";

/** Dollars of a text like "$1,946". */
function dollars(text: string | null): number {
  return Number(text?.replace(/[^\d.]/g, ""));
}

async function totalOf(trip: TripPage): Promise<number> {
  return dollars(
    await trip.costs
      .getByRole("row", { name: /^Total/ })
      .getByRole("cell")
      .textContent(),
  );
}

test("another budget shows what it would change, is left, and later taken", async ({ page, expectAccessible }) => {
  const trip = await planTrip(page);
  const before = await totalOf(trip);
  const budget = before - 200;
  await trip.previewBudget(budget);

  const dialog = page.getByRole("dialog", { name: "What would change" });
  await expect(dialog).toContainText(`With budget $${budget.toLocaleString("en-US")}:`, { timeout: 60_000 });
  await expect(dialog.getByRole("region", { name: "Change in cost" })).toContainText("less");
  await expect(
    dialog
      .getByRole("region", { name: /^Removed/ })
      .getByRole("listitem")
      .first(),
  ).toBeVisible();
  await expect(
    dialog
      .getByRole("region", { name: /^Added/ })
      .getByRole("listitem")
      .first(),
  ).toBeVisible();
  await expectAccessible();

  // Closed, it waits; also for who comes back.
  await page.keyboard.press("Escape");
  expect(await totalOf(trip)).toBe(before);
  await page.reload();
  await page.getByRole("button", { name: "Review" }).click();
  await dialog.getByRole("button", { name: "Discard" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Review" })).toBeHidden();
  expect(await totalOf(trip)).toBe(before);

  await trip.previewBudget(budget);
  await dialog.getByRole("button", { name: "Apply" }).click({ timeout: 60_000 });
  await expect(page.getByRole("button", { name: /^Budget/ })).toContainText(`$${budget.toLocaleString("en-US")}`);
  await expect.poll(() => totalOf(trip)).toBeLessThanOrEqual(budget);
  await trip.undo.click();
  await expect.poll(() => totalOf(trip)).toBe(before);
});

test("what is locked stays when the rest is re-planned", async ({ page }) => {
  const trip = await planTrip(page);
  const dinner = await trip.titleOf(2, "Dinner");
  await (await trip.open(dinner)).getByRole("button", { name: "Lock", exact: true }).click();
  await expect(trip.row(dinner)).toContainText("locked");
  const before = await totalOf(trip);

  await page.getByRole("button", { name: "Re-plan the rest" }).click();
  const intro = page.getByRole("dialog", { name: "Re-plan the rest" });
  await intro.getByRole("button", { name: /^What stays/ }).click();
  await expect(intro.getByRole("listitem")).toHaveText([dinner]);
  await page.keyboard.press("Escape");

  await trip.previewBudget(before - 200);
  const dialog = page.getByRole("dialog", { name: "What would change" });
  await dialog.getByRole("button", { name: "Apply" }).click({ timeout: 60_000 });
  await expect.poll(() => totalOf(trip)).toBeLessThanOrEqual(before - 200);
  await expect.poll(() => trip.titlesOf(2)).toContain(dinner);
});

test("a demand that cannot be kept shows the ways out, and the plan stays", async ({ page, expectAccessible }) => {
  const trip = await planTrip(page);
  const before = await totalOf(trip);
  await trip.previewBudget(90);
  const dialog = page.getByRole("dialog", { name: /^Not possible/ });
  await expect(dialog.getByRole("region", { name: "How to fix it" }).getByRole("article").first()).toBeVisible({
    timeout: 60_000,
  });
  await expectAccessible();
  await dialog.getByRole("button", { name: "See this plan" }).first().click();
  const change = page.getByRole("dialog", { name: "What would change" });
  await change.getByRole("button", { name: "Discard" }).click({ timeout: 60_000 });
  expect(await totalOf(trip)).toBe(before);
});

test("another trip that keeps everything is taken instead", async ({ page }) => {
  const trip = await planTrip(page);
  const others = page.getByRole("region", { name: "Other trips that meet everything" });
  const title = (await others.getByRole("heading", { level: 3 }).first().textContent()) ?? "";
  await others.getByRole("button", { name: "See what would change" }).first().click();
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog.getByRole("region", { name: /^Added/ })).toBeVisible();
  await dialog.getByRole("button", { name: "Use this one instead" }).click();
  await expect(dialog).toBeHidden();
  await expect(trip.undo).toBeEnabled();
});
