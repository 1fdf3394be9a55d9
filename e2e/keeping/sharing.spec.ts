import type { Browser, Page } from "@playwright/test";
import { tripDocumentSchema } from "@/server/exports";
import { formatMoney } from "@/server/trip";
import { expect, test } from "../fixtures";
import { TripPage } from "../pages/trip-page";
import { planTrip } from "../planned-trip";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

/** Makes a link in the dialog, which stays open, and answers with its address. */
async function makeLink(page: Page, { withCosts }: { withCosts: boolean }): Promise<string> {
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByLabel("Show what things cost").setChecked(withCosts);
  await page.getByRole("button", { name: "Create link" }).click();
  const address = page.getByRole("textbox", { name: "Link address" }).first();
  await expect(address).toBeFocused();
  return address.inputValue();
}

/** Every amount of the trip, as people read it. */
async function amountsOf(page: Page): Promise<string[]> {
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const answer = await page.request.get(`/api/trips/${id}/export?format=json`);
  const { cost, days } = tripDocumentSchema.parse(await answer.json()).plan.itinerary;
  const costs = [...Object.values(cost), ...days.flatMap(({ stops }) => stops.map((stop) => stop.cost))];
  return costs.filter(({ amountMinor }) => amountMinor > 0).map(formatMoney);
}

/** Opens an address as someone else, and keeps all that the server sends there. */
async function visit(browser: Browser, address: string) {
  const page = await (await browser.newContext()).newPage();
  const sent: Promise<string>[] = [];
  page.on("response", (response) => {
    const type = response.headers()["content-type"] ?? "";
    if (/html|json|x-component|event-stream/.test(type)) sent.push(response.text().catch(() => ""));
  });
  const status = (await page.goto(address))?.status();
  return { page, status, sent: async () => (await Promise.all(sent)).join("\n") };
}

test("a link shows the trip read-only, and no amount is in anything that is sent @phone", async ({
  page,
  browser,
  expectAccessible,
}) => {
  const trip = await planTrip(page);
  const dinner = await trip.titleOf(2, "Dinner");
  const amounts = await amountsOf(page);
  const address = await makeLink(page, { withCosts: false });
  await expectAccessible();
  await page.getByRole("button", { name: "Copy" }).first().click();
  await expect(page.getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  const guest = await visit(browser, address);
  expect(guest.status).toBe(200);
  await expect(guest.page.getByRole("heading", { level: 1 })).toHaveText("Five days in Florida");
  await expect(guest.page.getByRole("heading", { name: dinner })).toBeVisible();
  await expect(guest.page.getByRole("region", { name: "Map" }).getByText("All days")).toBeVisible();
  for (const name of ["Undo", "Lock", "Remove", "Re-plan the rest", "Add a stop", "Share"]) {
    await expect(guest.page.getByRole("button", { name })).toHaveCount(0);
  }
  await expect(guest.page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  await expect(guest.page.locator("meta[name=referrer]")).toHaveAttribute("content", "no-referrer");
  // React names the parts of what it sends "$1", "$2", …
  const sent = (await guest.sent()).replace(/\\?"\$\w+\\?"/g, "");
  const shown = await guest.page.getByRole("main").textContent();
  for (const amount of amounts) expect(`${sent} ${shown}`).not.toContain(amount);
  expect(sent).not.toMatch(/amountMinor|alternatives|keptOnPurpose/);
  const calendar = await guest.page.request.get(`${address}/export?format=ics`);
  expect(await calendar.text()).not.toContain("$");
  await guest.page.getByRole("link", { name: "Print" }).click();
  await expect(guest.page.getByRole("table")).toHaveCount(5);
  await guest.page.context().close();
});

test("a link shows costs when it is to, and nothing once it is taken back", async ({ page, browser }) => {
  await planTrip(page);
  const priceOfLastStop = (await amountsOf(page)).at(-1) ?? "no amount";
  const address = await makeLink(page, { withCosts: true });
  const guest = await visit(browser, address);
  await expect(guest.page.getByText(/\$[\d,.]+ total/)).toBeVisible();
  await expect(guest.page.getByRole("main")).toContainText(priceOfLastStop);

  await page.getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByText("Revoked")).toBeVisible();
  const taken = await visit(browser, address);
  const unknown = await visit(browser, `${new URL(address).origin}/shared/unknown`);
  for (const { status, page: gone } of [taken, unknown]) {
    expect(status).toBe(404);
    await expect(gone.getByRole("heading", { level: 1 })).toHaveText("This link doesn’t work");
    expect(await gone.content()).not.toContain("Florida");
  }
  // Half a character, as a mail program may leave it.
  const broken = await visit(browser, `${new URL(address).origin}/shared/%E0%A4%A`);
  expect(broken.status).toBe(404);
  await expect(broken.page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  for (const { page: each } of [guest, taken, unknown, broken]) await each.context().close();
});

test("a link can be made to expire", async ({ page }) => {
  await planTrip(page);
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("combobox", { name: "The link expires" }).selectOption("after 7 days");
  await page.getByRole("button", { name: "Create link" }).click();
  await expect(page.getByText(/^Open until \d+ \w{3} \d{4}, to view, without costs/)).toBeVisible();
});

test("a trip is changed together: who joins by the link has a name, a vote and a say", async ({ page, browser }) => {
  const trip = await planTrip(page);
  const sight = await trip.titleOf(2, "Visit");
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByLabel("What the link is for").selectOption("edit");
  await page.getByRole("button", { name: "Create link" }).click();
  const address = await page.getByRole("textbox", { name: "Link address" }).first().inputValue();
  await page.keyboard.press("Escape");

  const guest = (await visit(browser, address)).page;
  await guest.getByLabel("Your name, as the others see it").fill("Ana");
  await guest.getByRole("button", { name: "Join the trip" }).click();
  const theirs = new TripPage(guest);
  await theirs.planned();
  await expect(guest.getByRole("button", { name: "Share" })).toHaveCount(0);
  const row = await theirs.open(sight);
  await row.getByRole("button", { name: "For 0" }).click();
  await row.getByRole("textbox", { name: `Comment on ${sight}` }).fill("Worth it.");
  await row.getByRole("button", { name: "Send" }).click();
  await expect(row.getByText("Ana: Worth it.")).toBeVisible();
  await row.getByRole("button", { name: "Lock", exact: true }).click();
  await expect(theirs.lastChange).toContainText(`Locked ${sight}`);
  await guest.context().close();

  await page.reload();
  await trip.planned();
  await expect((await trip.open(sight)).getByText("Ana: for")).toBeVisible();
  await page.getByRole("button", { name: "Versions" }).click();
  await expect(page.getByRole("dialog").getByText("by Ana")).toBeVisible();
});

test.describe("without a connection", () => {
  test.use({
    serviceWorkers: "allow",
    expectedErrors: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch/],
  });

  test("the trip that was looked at last can be read", async ({ page, context }) => {
    const trip = await planTrip(page);
    const { pathname } = new URL(page.url());
    await expect
      .poll(() => page.evaluate(async (path) => (await caches.match(path)) !== undefined, pathname), {
        timeout: 30_000,
      })
      .toBe(true);
    const ofMaps = () =>
      page.evaluate(async () => (await (await caches.open("maps")).keys()).map(({ url }) => new URL(url).pathname));
    await expect
      .poll(ofMaps)
      .toEqual(expect.arrayContaining(["/api/map/basemap", `/api${pathname.replace("trip", "trips")}/ways`]));
    await context.setOffline(true);
    await page.reload();
    await expect(trip.title).toHaveText("Five days in Florida");
    await expect(trip.day(5)).toBeVisible();
    // What the map draws is there, too.
    expect(await page.evaluate(async () => (await fetch("/api/map/basemap")).ok)).toBe(true);
    await page.goto("/trips");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You’re offline");
    await expect(page.getByRole("link", { name: "Five days in Florida" })).toBeVisible();
  });
});
