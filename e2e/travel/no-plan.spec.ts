import { expect, test } from "../fixtures";
import { StartPage } from "../pages/start-page";
import { TripPage } from "../pages/trip-page";
import { SENTENCES } from "../sample-trips";

test("names what cannot hold, and a way out leads to a plan", async ({ page }) => {
  const start = new StartPage(page);
  await start.open();
  await start.type(SENTENCES.hopeless);
  await expect(start.chip("Budget")).toContainText("$90");
  await start.plan();

  const trip = new TripPage(page);
  await expect(page.getByRole("heading", { name: "Not possible as asked" })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("A budget of $90 isn’t possible, whatever else you drop.")).toBeVisible();
  await expect(page.getByText(/relative to these records/)).toBeVisible();
  const way = trip.waysOut.filter({ hasText: "Raise the budget to $" });
  const raised = (await way.getByRole("heading").textContent())?.match(/\$[\d,.]+\d/)?.[0] ?? "no amount";

  await way.getByRole("button", { name: "Use this" }).click();
  await trip.planned();
  await expect(page.getByText(`of ${raised}`, { exact: true })).toBeVisible();

  await page.getByRole("link", { name: "Change the trip" }).click();
  await expect(start.box).toHaveValue(SENTENCES.hopeless);
  await expect(start.chip("Budget")).toContainText(raised);
});
