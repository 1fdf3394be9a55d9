import { expect, test } from "../fixtures";
import { StartPage } from "../pages/start-page";
import { TripPage } from "../pages/trip-page";

const RICH =
  "Two of us from Chicago to Denver, 4 days from June 3, $3,000, a 4-star hotel with a pool. My wife is allergic to shellfish.";

test("words that nothing is planned for are quoted while typing and on the trip, and can be ignored", async ({
  page,
}) => {
  const start = new StartPage(page);
  await start.open();
  await start.type(RICH);
  const wishes = page.getByRole("list", { name: "Your preferences" });
  await expect(wishes).toContainText("Pool");
  await expect(wishes).toContainText("At least 4 stars");
  const unread = page.getByRole("region", { name: "Not planned yet" });
  await expect(unread).toContainText("shellfish");

  await start.plan();
  await new TripPage(page).planned();
  const notPlanned = page.getByRole("region", { name: /not planned/ });
  await expect(notPlanned).toContainText("shellfish");
});

test("an ignored note does not come along", async ({ page }) => {
  const start = new StartPage(page);
  await start.open();
  await start.type(RICH);
  const unread = page.getByRole("region", { name: "Not planned yet" });
  await expect(unread).toContainText("shellfish");
  for (;;) {
    const ignore = unread.getByRole("button", { name: /^Ignore/ }).first();
    if (!(await ignore.isVisible())) break;
    await ignore.click();
  }
  await expect(unread).toBeHidden();
  await start.plan();
  await new TripPage(page).planned();
  await expect(page.getByRole("region", { name: /not planned/ })).toBeHidden();
});
