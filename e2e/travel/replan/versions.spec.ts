import { expect, test } from "../../fixtures";
import { planTrip } from "../../planned-trip";

test("versions are compared and brought back", async ({ page, expectAccessible }) => {
  const trip = await planTrip(page);
  const dinner = await trip.titleOf(2, "Dinner");
  await (await trip.open(dinner)).getByRole("button", { name: "Remove" }).click();
  await expect(trip.line(dinner)).toHaveCount(0);

  await page.getByRole("button", { name: "Versions" }).click();
  const dialog = page.getByRole("dialog", { name: "Versions" });
  const versions = dialog.getByRole("listitem");
  await expect(versions).toHaveCount(2);
  await expect(versions.first()).toContainText(`Removed ${dinner}`);
  await expect(versions.first()).toContainText("current");
  await expectAccessible();

  await dialog.getByRole("button", { name: "Compare version 1" }).click();
  await expect(dialog.getByRole("region", { name: "Added (1)" })).toContainText(dinner);
  await expect(dialog.getByRole("region", { name: "Now met" })).toContainText("Meals");
  await dialog.getByRole("combobox", { name: "From" }).selectOption({ index: 1 });
  await dialog.getByRole("combobox", { name: "To" }).selectOption({ index: 0 });
  await expect(dialog.getByRole("region", { name: "Removed (1)" })).toContainText(dinner);
  await expectAccessible();

  await dialog.getByRole("button", { name: "All versions" }).click();
  await dialog.getByRole("button", { name: "Restore version 1" }).click();
  await expect(dialog).toBeHidden();
  await expect(trip.line(dinner)).toBeVisible();
});
