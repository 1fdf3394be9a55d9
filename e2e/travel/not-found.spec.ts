import { expect, test } from "../fixtures";

test.use({ expectedErrors: [/404/] });

test("an unknown trip and an unknown page say so, each with a way on", async ({ page, expectAccessible }) => {
  const response = await page.goto("/trip/6f1c1f5e-0000-4000-8000-000000000000");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Trip not found" })).toBeVisible();
  await expectAccessible();

  await page.goto("/trip/<script>alert(1)</script>");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/(Trip|Page) not found/);

  await page.goto("/nowhere");
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await expectAccessible();
  await page.getByRole("link", { name: "Back to start" }).click();
  await expect(page.getByRole("heading", { name: "Where to?" })).toBeVisible();
});
