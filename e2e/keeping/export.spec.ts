import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { tripDocumentSchema } from "@/server/exports";
import { expect, test } from "../fixtures";
import { planTrip } from "../planned-trip";

/** Saves the trip as one of its files, and answers with the file's name and text. */
async function take(page: Page, item: string): Promise<{ name: string; text: string }> {
  await page.getByRole("button", { name: "Export" }).click();
  const begun = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: item }).click();
  const download = await begun;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
}

test("a trip is saved as a calendar, as text and as data, and each opens where it should", async ({ page }) => {
  const trip = await planTrip(page);
  const dinner = await trip.titleOf(2, "Dinner");

  const calendar = await take(page, "Calendar file");
  expect(calendar.name).toMatch(/^five-days-in-florida-\d{4}-\d\d-\d\d\.ics$/);
  const events = new ICAL.Component(ICAL.parse(calendar.text)).getAllSubcomponents("vevent");
  expect(events.map((event) => String(event.getFirstPropertyValue("summary")))).toContain(`Dinner: ${dinner}`);
  const read = Object.values(nodeIcal.sync.parseICS(calendar.text)).filter((part) => part?.type === "VEVENT");
  expect(read).toHaveLength(events.length);

  const text = await take(page, "Text");
  expect(text.name).toMatch(/\.md$/);
  expect(text.text).toContain("# Five days in Florida");
  expect(text.text).toContain("## Day 5");

  const data = await take(page, "Everything as data");
  expect(tripDocumentSchema.parse(JSON.parse(data.text)).plan.itinerary.days).toHaveLength(5);

  const published = await take(page, "Benchmark plan");
  expect(JSON.parse(published.text)).toHaveLength(5);
});

test("a trip is printed on white without what only screens need", async ({ page, expectAccessible }) => {
  await planTrip(page);
  const address = page.url();
  await page.getByRole("button", { name: "Export" }).click();
  await expectAccessible();
  await page.getByRole("menuitem", { name: "Print or PDF" }).click();
  await page.waitForURL(`${address}/print`);
  await expect(page.getByRole("table", { name: /^\w+day \d+ \w+ \d{4}$/ })).toHaveCount(5);
  await expectAccessible();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(page.getByRole("link", { name: "Dragoman" })).toBeHidden();
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.locator("body")).toHaveCSS("color", "rgb(0, 0, 0)");
});
