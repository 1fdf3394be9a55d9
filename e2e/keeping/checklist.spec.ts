import { expect, test } from "../fixtures";
import { planTrip } from "../planned-trip";

test("what has to be booked is ticked off with its number, and stays in the plan @phone", async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  const trip = await planTrip(page);
  const address = page.url();
  if (isMobile) await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("link", { name: "What to book" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What to book");
  const progress = page.getByText(/^\d+ of \d+ booked$/);
  await expect(progress).toHaveText(/^0 of /);
  await expectAccessible();

  const flights = page.getByRole("listitem").filter({ has: page.getByLabel(/^Flight .+, Chicago to /) });
  await flights.getByRole("checkbox").check();
  await expect(progress).toHaveText(/^1 of /);
  await expect(flights).toContainText("Booked.");

  const field = page.getByRole("textbox", { name: /^Confirmation number of/ }).nth(1);
  await field.fill("XY-4711");
  await field.press("Enter");
  await expect(progress).toHaveText(/^2 of /);
  await expectAccessible();
  await page.reload();
  const booked = page.getByRole("region", { name: "Booked" });
  await expect(booked.getByRole("checkbox", { checked: true })).toHaveCount(2);
  await expect(progress).toHaveText(/^2 of /);
  const numbers = await booked
    .getByRole("textbox")
    .evaluateAll((fields) => fields.map((each) => each.getAttribute("value")));
  expect(numbers).toContain("XY-4711");

  await page.getByRole("link", { name: "Back to the trip" }).click();
  await expect(page).toHaveURL(address);
  await trip.planned();
  await expect(trip.day(1).getByText("locked").first()).toBeVisible();
});

test("a number typed before the box is ticked is kept with it, and a tick is taken back", async ({ page }) => {
  await planTrip(page);
  await page.goto(`${page.url()}/booking`);
  const row = page.getByRole("main").getByRole("listitem").first();
  await row.getByRole("textbox").fill("AB-1");
  await row.getByRole("checkbox").check();
  await expect(page.getByText(/^1 of \d+ booked$/)).toBeVisible();
  await expect(row.getByRole("textbox")).toHaveValue("AB-1");
  await row.getByRole("checkbox").uncheck();
  await expect(page.getByText(/^0 of \d+ booked$/)).toBeVisible();
  await expect(row.getByRole("textbox")).toHaveValue("");
});
