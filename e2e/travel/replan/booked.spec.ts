import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../fixtures";
import { planTrip } from "../../planned-trip";

async function openForm(page: Page, kind: string): Promise<Locator> {
  await page.getByRole("button", { name: "Add a booking" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a booking" });
  const add = dialog.getByRole("button", { name: "Add another" });
  const choice = dialog.getByRole("radio", { name: kind });
  await expect(add.or(choice)).toBeVisible();
  if (await add.isVisible()) await add.click();
  await choice.click();
  return dialog;
}

async function typeTime(field: Locator, time: string) {
  await field.getByRole("spinbutton").first().click();
  await field.page().keyboard.type(time.replace(":", ""));
}

test("a flight, a hotel and a table that are booked keep their places, and the rest is planned around them", async ({
  page,
  expectAccessible,
}) => {
  const trip = await planTrip(page);
  const flight = await openForm(page, "Flight or train");
  await flight.getByRole("button", { name: "Add to plan" }).click();
  await expect(flight).toContainText("Enter its name.");
  await expect(flight.getByRole("textbox", { name: "Flight number" })).toBeFocused();
  await expectAccessible();

  await flight.getByRole("textbox", { name: "Flight number" }).fill("ZZ100");
  await typeTime(flight.getByRole("group", { name: "Leaves" }), "08:00");
  await typeTime(flight.getByRole("group", { name: "Arrives" }), "11:30");
  await flight.getByRole("textbox", { name: /^Price/ }).fill("0");
  await expect(flight).toContainText("Local time in Chicago: Central");
  await flight.getByRole("button", { name: "Add to plan" }).click();
  const booked = page.getByRole("list", { name: "Booked" });
  await expect(booked.getByRole("listitem")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(trip.day(1)).toContainText("Flight ZZ100");

  const hotel = await openForm(page, "Hotel");
  await hotel.getByRole("textbox", { name: "Name of the lodging" }).fill("Casa Booked");
  await hotel.getByRole("textbox", { name: "Nights" }).fill("2");
  await hotel.getByRole("textbox", { name: /^Price/ }).fill("99.50");
  await hotel.getByRole("button", { name: "Add to plan" }).click();
  await expect(booked.getByRole("listitem")).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(trip.day(1)).toContainText("Casa Booked");

  const table = await openForm(page, "Table");
  await table.getByRole("combobox", { name: "Day" }).selectOption({ index: 1 });
  await table.getByRole("combobox", { name: "Restaurant" }).fill("Chez Booked");
  await typeTime(table.getByRole("group", { name: "Begins" }), "19:30");
  await table.getByRole("textbox", { name: /^Price/ }).fill("40");
  await table.getByRole("button", { name: "Add to plan" }).click();
  await expect(booked.getByRole("listitem")).toHaveCount(3);

  await page.getByRole("button", { name: "Plan the rest around it" }).click();
  const answer = page.getByRole("dialog", { name: "What would change" });
  await answer.getByRole("button", { name: "Apply" }).click({ timeout: 60_000 });
  await expect(answer).toBeHidden();
  await expect(trip.day(1)).toContainText("Flight ZZ100");
  await expect(trip.day(1)).toContainText("Casa Booked");
  await expect(trip.row("Chez Booked")).toContainText("19:30");
});

test("what is booked is changed and taken out again", async ({ page }) => {
  const trip = await planTrip(page);
  const form = await openForm(page, "Hotel");
  await form.getByRole("textbox", { name: "Name of the lodging" }).fill("Casa Booked");
  await form.getByRole("textbox", { name: /^Price/ }).fill("120");
  await form.getByRole("button", { name: "Add to plan" }).click();
  await form.getByRole("button", { name: "Change Casa Booked" }).click();
  await form.getByRole("textbox", { name: "Name of the lodging" }).fill("Casa Changed");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("list", { name: "Booked" })).toContainText("Casa Changed");
  await form.getByRole("button", { name: "Remove Casa Changed" }).click();
  await expect(form).toContainText("No bookings yet.");
  await page.keyboard.press("Escape");
  await expect(trip.day(1)).not.toContainText("Casa");
});
