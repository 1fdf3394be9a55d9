import { expect, test } from "../fixtures";
import { StartPage } from "../pages/start-page";
import { TripPage } from "../pages/trip-page";

const RICH =
  "Two of us from Chicago to Denver, 4 days from June 3, $3,000, a 4-star hotel with a pool. My wife is allergic to shellfish.";

test("words that nothing is planned for are underlined while typing and quoted next to the tick", async ({
  page,
  expectAccessible,
}) => {
  const start = new StartPage(page);
  await start.open();
  await start.type(RICH);
  const wishes = page.getByRole("list", { name: "Your preferences" });
  await expect(wishes).toContainText("Pool");
  await expect(wishes).toContainText("At least 4 stars");
  await expect(start.unread).toContainText("shellfish");
  await expect(start.underlines.filter({ hasText: "shellfish" })).toHaveCount(1);
  await expectAccessible();

  await start.unread
    .getByRole("button", { name: /^Keep as a note: .*shellfish/ })
    .first()
    .click();
  await expect(start.unread).toContainText("kept as a note");
  await expect(start.underlines.filter({ hasText: "shellfish" })).toHaveCount(0);

  await start.plan();
  const trip = new TripPage(page);
  await trip.planned();
  await expect(trip.kept).toContainText(/\d not planned: .*shellfish/);
  await trip.openRequests();
  await page
    .getByRole("button", { name: /^Ignore: .*shellfish/ })
    .first()
    .click();
  await expect(trip.kept).not.toContainText("shellfish");
});

test("an ignored note does not come along", async ({ page }) => {
  const start = new StartPage(page);
  await start.open();
  await start.type(RICH);
  await expect(start.unread).toContainText("shellfish");
  for (;;) {
    const ignore = start.unread.getByRole("button", { name: /^Ignore/ }).first();
    if (!(await ignore.isVisible())) break;
    await ignore.click();
  }
  await expect(start.unread).toBeHidden();
  await expect(start.underlines).toHaveCount(0);
  await start.plan();
  const trip = new TripPage(page);
  await trip.planned();
  await expect(trip.kept).not.toContainText("not planned");
});
