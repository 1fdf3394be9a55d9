import { expect, test } from "../fixtures";
import { TripsPage } from "../pages/trips-page";
import { planTrip } from "../planned-trip";

const TITLE = "Five days in Florida";

test("without trips the page says what belongs here, and leads to the first step", async ({
  page,
  expectAccessible,
}) => {
  const trips = new TripsPage(page);
  await trips.open();
  await expect(page.getByRole("heading", { name: "No trips yet" })).toBeVisible();
  await expectAccessible();
  await page.getByRole("main").getByRole("link", { name: "New trip" }).click();
  await expect(page).toHaveURL("/");
});

test("a trip is listed with its route, renamed in place, and opened @phone", async ({ page, expectAccessible }) => {
  await planTrip(page);
  const address = page.url();
  const trips = new TripsPage(page);
  await trips.open();
  const card = trips.card(TITLE);
  await expect(card).toContainText(/2 people · \$[\d,]+/);
  await expect(card).toContainText(/Chicago → .+ → Chicago/);
  await expect(card).toContainText("Meets all requirements");
  await expect(card.locator("svg path").first()).toBeAttached();
  await expectAccessible();

  await trips.choose(TITLE, "Rename");
  const field = page.getByRole("textbox", { name: "Name of the trip" });
  await expect(field).toBeFocused();
  await expectAccessible();
  await field.fill("Grandma's birthday <b>");
  await field.press("Enter");
  await expect(page.getByRole("link", { name: "Grandma's birthday <b>" })).toBeFocused();
  await page.reload();
  await page.getByRole("link", { name: "Grandma's birthday <b>" }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Grandma's birthday <b>");
});

test("a trip is duplicated, deleted, and brought back at once or later", async ({ page, expectAccessible }) => {
  await planTrip(page);
  const trips = new TripsPage(page);
  await trips.open();
  await trips.choose(TITLE, "Duplicate");
  const copy = `Copy of ${TITLE}`;
  await expect(trips.card(copy)).toBeVisible();
  await expect(trips.cards).toHaveCount(2);

  await trips.choose(copy, "Delete");
  await expect(trips.cards).toHaveCount(1);
  await expect(page.getByText(`“${copy}” is deleted.`)).toBeVisible();
  const focused = await page.getByRole("button", { name: "Undo" }).evaluate((undo: HTMLElement) => {
    undo.focus();
    undo.click();
    return document.activeElement?.textContent;
  });
  expect(focused, "the focus is back at once, and takes nothing from what is opened next").toBe("My trips");
  await expect(trips.card(copy)).toBeVisible();

  await expect(trips.deleted).toBeHidden();
  await trips.choose(copy, "Delete");
  await expect(trips.cards).toHaveCount(1);
  // The list is ahead of the server.
  await expect(trips.deleted).toBeVisible();
  await page.reload();
  await expect(trips.card(copy)).toBeHidden();
  await trips.deleted.click();
  await expectAccessible();
  await page.getByRole("button", { name: `Restore ${copy}` }).click();
  await expect(trips.card(copy)).toBeVisible();
  await expect(trips.deleted).toBeHidden();
  await trips.card(copy).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(copy);
});

test("the list is worked with the keyboard alone", async ({ page }) => {
  await planTrip(page);
  const trips = new TripsPage(page);
  await trips.open();
  const more = page.getByRole("button", { name: `More about ${TITLE}` });
  await page.getByRole("link", { name: TITLE }).focus();
  await page.keyboard.press("Tab");
  await expect(more).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Rename" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.type("By keyboard");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "By keyboard" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("d");
  await expect(page.getByRole("menuitem", { name: "Duplicate" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Delete" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(trips.cards).toHaveCount(0);
  await expect(trips.heading).toBeFocused();
  await expect(page.getByText("“By keyboard” is deleted.")).toBeVisible();
  await page.keyboard.press("Alt+t");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(trips.card("By keyboard")).toBeVisible();
});
