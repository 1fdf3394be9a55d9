import type { Locator, Page } from "@playwright/test";
import { minutesOfDay, timeOfMinutes } from "@/server/trip";
import { expect, test } from "../../fixtures";
import { planTrip } from "../../planned-trip";

test("a stop is moved within its day and to another day by the keyboard alone", async ({ page }) => {
  const trip = await planTrip(page);
  // A breakfast, or the first visit where the lodging includes breakfast.
  const [first = ""] = await trip.titlesOf(2);

  await trip.grip(first).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Where it is now.")).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText(/^Before .* on \w{3} \d/)).toBeAttached();
  await page.keyboard.press("Space");
  await expect(trip.lastChange).toContainText(`Moved ${first}`);
  expect((await trip.titlesOf(2)).indexOf(first)).toBe(1);

  const row = await trip.open(first);
  await row.getByRole("button", { name: "Move to…" }).press("Enter");
  await page
    .getByRole("menuitem", { name: /^\w{3} \d/ })
    .last()
    .press("Enter");
  await expect(trip.day(5).getByRole("button", { name: first, exact: true })).toBeFocused();
  await expect(trip.lastChange).toContainText(`Moved ${first}`);

  await page.reload();
  await expect.poll(() => trip.titlesOf(5)).toContain(first);
});

test("Escape puts a dragged stop back", async ({ page }) => {
  const trip = await planTrip(page);
  const before = await trip.titlesOf(2);
  await trip.grip(before[0] ?? "").focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Where it is now.")).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText(/^Before .* on \w{3} \d/)).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(page.getByText(/stays where it was\.$/)).toBeAttached();
  await expect.poll(() => trip.titlesOf(2)).toEqual(before);
});

test("a stop is dragged to another day with the mouse and gets a time there", async ({ page }) => {
  const trip = await planTrip(page);
  const visit = await trip.titleOf(2, "Visit");
  const goal = await trip.titleOf(1, "Dinner");
  await drag(page, trip.grip(visit), trip.line(goal));
  await expect(trip.lastChange).toContainText(`Moved ${visit}`);
  // The list follows the change a moment later.
  await expect
    .poll(async () => {
      const titles = await trip.titlesOf(1);
      return titles.indexOf(goal) - titles.indexOf(visit);
    })
    .toBe(1);
  await expect(trip.row(visit)).toContainText(/\d\d:\d\d/);
});

test("in the calendar a stop is moved to another time by the keyboard, and opens in the list", async ({
  page,
  expectAccessible,
}) => {
  const trip = await planTrip(page);
  const visit = await trip.titleOf(2, "Visit");
  await page.getByRole("radio", { name: "Calendar" }).click();
  const calendar = page.getByRole("region", { name: "Calendar" });
  await expect(calendar.getByRole("button", { name: `Drag ${visit}`, exact: true })).toBeVisible();
  await expectAccessible();
  const block = calendar.getByRole("button", { name: new RegExp(`^\\d\\d:\\d\\d ${visit}$`) });
  const before = (await block.textContent())?.slice(0, 5) ?? "";
  const after = timeOfMinutes(Math.round(minutesOfDay(before) / 15) * 15 + 60);
  // In a low window the page has to scroll along.
  await page.setViewportSize({ width: 1440, height: 400 });
  await calendar.getByRole("button", { name: `Drag ${visit}`, exact: true }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText(`Picked up ${visit}.`)).toBeAttached();
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press("ArrowDown");
  await expect(page.getByText(new RegExp(`^\\w{3} \\d+ \\w+, ${after}\\.$`))).toBeAttached();
  await page.keyboard.press("Space");
  await expect(trip.lastChange).toContainText(new RegExp(`Moved ${visit} to .*, ${after}–`));
  await block.click();
  await expect(trip.line(visit)).toHaveAttribute("aria-expanded", "true");
});

/** Drags a grip to just above the line of another stop. */
async function drag(page: Page, grip: Locator, line: Locator) {
  // Near an edge of the window the page would scroll away under the pointer.
  await line.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const from = await grip.boundingBox();
  if (from === null) throw new Error("The grip is not visible.");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 12, { steps: 4 });
  const to = await line.boundingBox();
  if (to === null) throw new Error("The goal is not to be seen.");
  await page.mouse.move(from.x, to.y - 6, { steps: 12 });
  await expect(page.getByText(/^(Before|Last) .* \d+ \w+\.$/)).toBeAttached();
  await page.mouse.up();
}
