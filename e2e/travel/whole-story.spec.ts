import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { StartPage } from "../pages/start-page";
import { TripPage } from "../pages/trip-page";
import { SENTENCES } from "../sample-trips";

const MOST_STOPS_OF_THE_KEY = 250;

/** Goes on by the Tab key alone until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let pressed = 0; pressed < MOST_STOPS_OF_THE_KEY; pressed++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The Tab key does not lead to ${target}.`);
}

async function tabAndPress(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test("the whole story by the keyboard alone: plan, change, re-plan, share, book, keep", async ({ page }) => {
  test.slow();
  const { keyboard } = page;
  const start = new StartPage(page);
  await start.open();
  await tabTo(page, start.box);
  await keyboard.type(SENTENCES.feasible);
  await start.chips.waitFor();
  await keyboard.press("Control+Enter");
  const trip = new TripPage(page);
  await trip.planned();

  // A stop is opened and locked.
  const dinner = await trip.titleOf(2, "Dinner");
  await tabAndPress(page, trip.line(dinner));
  await tabAndPress(page, trip.row(dinner).getByRole("button", { name: "Lock", exact: true }));
  await expect(trip.row(dinner)).toContainText("locked");
  await keyboard.press("Escape");

  // Another is dragged, and the drag undone and done again.
  const visit = await trip.titleOf(3, "Visit");
  const before = await trip.titlesOf(3);
  await tabAndPress(page, trip.grip(visit), "Space");
  await expect(page.getByText("Where it is now.")).toBeAttached();
  await keyboard.press("ArrowUp");
  await expect(page.getByText(/^Before .* on \w{3} \d/)).toBeAttached();
  await keyboard.press("Space");
  await expect(trip.lastChange).toContainText(`Moved ${visit}`);
  await keyboard.press("Control+z");
  await expect.poll(() => trip.titlesOf(3)).toEqual(before);
  await keyboard.press("Control+Shift+z");
  await expect.poll(() => trip.titlesOf(3)).not.toEqual(before);
  await keyboard.press("Control+z");
  await expect.poll(() => trip.titlesOf(3)).toEqual(before);

  // The rest is re-planned around what is locked, looked at and taken.
  await tabAndPress(page, page.getByRole("button", { name: "Re-plan the rest" }));
  const intro = page.getByRole("dialog", { name: "Re-plan the rest" });
  await tabAndPress(page, intro.getByRole("button", { name: "Re-plan the rest" }));
  const change = page.getByRole("dialog", { name: "What would change" });
  await change.waitFor({ timeout: 60_000 });
  await tabAndPress(page, change.getByRole("button", { name: "Apply" }));
  await expect(change).toBeHidden();
  await expect(trip.line(dinner)).toBeVisible();

  // It is shared,
  await tabAndPress(page, page.getByRole("button", { name: "Share" }));
  await tabAndPress(page, page.getByRole("button", { name: "Create link" }));
  await expect(page.getByRole("textbox", { name: "Link address" }).first()).toBeFocused();
  await keyboard.press("Escape");

  // something is booked,
  await tabAndPress(page, page.getByRole("link", { name: "What to book" }));
  await tabAndPress(page, page.getByRole("main").getByRole("checkbox").first(), "Space");
  await expect(page.getByText(/^1 of \d+ booked$/)).toBeVisible();

  // and it is kept in the list.
  await keyboard.press("Control+Home");
  await page.reload();
  await tabAndPress(page, page.getByRole("link", { name: "My trips" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My trips");
  await tabTo(page, page.getByRole("main").getByRole("link", { name: "Five days in Florida" }).first());
});
