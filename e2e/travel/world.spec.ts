import { expect, test } from "../fixtures";
import { StartPage } from "../pages/start-page";

test("what the world holds is counted, searched and read place by place @phone", async ({ page, expectAccessible }) => {
  await new StartPage(page).open();
  await page.getByRole("link", { name: "See what it holds" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Places of the world/ })).toBeVisible();
  await expect(page.getByRole("list", { name: "Places", exact: true }).getByRole("listitem")).toHaveCount(50);
  await expectAccessible();

  await page.getByLabel("Kind").selectOption({ label: "Places to visit: all" });
  await page.getByLabel("City").selectOption("Austin");
  await page.getByRole("button", { name: "Search" }).click();
  await page.waitForURL(/kind=visit.*city=Austin/);
  const places = page.getByRole("list", { name: "Places", exact: true }).getByRole("link");
  await expect(places.first()).toBeVisible();
  const name = (await places.first().textContent()) ?? "";
  await places.first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByRole("table", { name: "Hours of the week" }).getByRole("row")).toHaveCount(7);
  await expectAccessible();

  await page.goto("/world?q=nothing+is+called+so");
  await expect(page.getByText("No place fits.")).toBeVisible();
  await page.getByRole("link", { name: "Show all" }).click();
  await expect(page.getByText(/page 1 of/)).toBeVisible();
});

test.describe("a place that is not there", () => {
  test.use({ expectedErrors: [/404/] });

  test("says so with a way on", async ({ page, expectAccessible }) => {
    const response = await page.goto("/world/stay/way%2F0");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Place not found" })).toBeVisible();
    await expectAccessible();
    await page.getByRole("link", { name: "All places" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /Places of the world/ })).toBeVisible();
  });
});
