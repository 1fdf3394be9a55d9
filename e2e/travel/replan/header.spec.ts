import { expect, test } from "../../fixtures";
import { planTrip } from "../../planned-trip";

test("the trip is renamed in its place", async ({ page, expectAccessible }) => {
  const trip = await planTrip(page);
  await page.getByRole("button", { name: "Rename the trip" }).click();
  const field = page.getByRole("textbox", { name: "Name of the trip" });
  await expectAccessible();
  await field.fill("Winter sun");
  await field.press("Enter");
  await expect(trip.title).toHaveText("Winter sun");
  await expect(page.getByRole("button", { name: "Rename the trip" })).toBeFocused();
  await page.reload();
  await expect(trip.title).toHaveText("Winter sun");
});

test("a demand that makes no sense is refused at its field", async ({ page }) => {
  const trip = await planTrip(page);
  await trip.openRequests();
  await page.getByRole("button", { name: /^People/ }).click();
  const editor = page.getByRole("dialog", { name: "People" });
  await editor.getByRole("textbox", { name: "How many are children" }).fill("5");
  await editor.getByRole("textbox", { name: "How many are children" }).press("Tab");
  await editor.getByRole("button", { name: "See what it would change" }).click();
  await expect(editor.getByRole("note")).toBeVisible();
  await expect(page.getByRole("dialog", { name: /Plan/ })).toBeHidden();
});
