import type { Page } from "@playwright/test";
import { readAdmin } from "../admin";
import { expect, test } from "../fixtures";

async function openTools(page: Page): Promise<void> {
  const { email, password } = readAdmin();
  expect((await page.request.post("/api/auth/sign-in/email", { data: { email, password } })).status()).toBe(200);
  await page.goto("/research/tools?tool=FlightSearch");
}

test("a researcher calls tools as an agent does, and reads what it would", async ({ page, expectAccessible }) => {
  await openTools(page);
  const call = page.getByRole("button", { name: "Call" });
  const tool = page.getByLabel("Tool", { exact: true });
  await call.click();
  await expect(page.getByRole("region", { name: "What was found" }).getByRole("columnheader")).toHaveText([
    "Flight Number",
    "Price",
    "Departure Time",
    "Arrival Time",
    "Date",
    "Origin",
    "Destination",
    "Distance",
  ]);
  await expectAccessible();
  await page.getByRole("radio", { name: "As the agent reads it" }).click();
  await expect(page.getByRole("region", { name: "What it reads" })).toContainText("Flight Number | Price | ");

  await tool.selectOption("NotebookWrite");
  await call.click();
  await expect(page.getByRole("region", { name: "Notebook" }).getByRole("listitem")).toHaveCount(1);

  await tool.selectOption("RestaurantSearch");
  await page.getByLabel("City", { exact: true }).fill("Orlandoo");
  await call.click();
  await expect(page.getByText("Wrong arguments")).toBeVisible();
  await expect(page.getByRole("region", { name: "What it reads" })).toContainText('Did you mean "Orlando"?');
  await expectAccessible();

  await tool.selectOption("Planner");
  await call.click();
  await expect(page.getByRole("region", { name: "What it reads" })).toContainText("Day 3:", { timeout: 60_000 });
});
