import type { Page } from "@playwright/test";
import { tripDocumentSchema } from "@/server/exports";
import { unmarkedAmounts, unmarkedAmountsIn } from "@/server/trip/testing/unmarked-amounts";
import { expect } from "./fixtures";
import type { TripPage } from "./pages/trip-page";

/**
 * Walks everything that shows amounts of the planned trip that the page is on, and of its world: pages, dialogs and files. Gives where
 * amounts were found, and those that are not marked as estimates; `said`: amounts that the traveler named.
 */
export async function walkAmounts(
  trip: TripPage,
  { world, said }: { world: string; said: readonly string[] },
): Promise<AmountsSeen> {
  const { page } = trip;
  const { origin, pathname } = new URL(page.url());
  const address = `${origin}${pathname}`;
  const walked = new AmountsSeen(page, said);
  await walkTrip(trip, walked);
  await walkFiles(page, address, walked);
  await walkShared(page, walked);
  await walkWorld(page, world, walked);
  for (const path of ["booking", "print"]) {
    await page.goto(`${address}/${path}`);
    await expect(page.getByText(/about €\d/).first()).toBeVisible();
    await walked.look(path);
  }
  return walked;
}

const NAMES = ["aria-label", "title", "aria-valuetext", "alt"] as const;

/** Everything that a page says, also to those who hear it: texts that are seen, names and titles. */
async function wordsOf(page: Page): Promise<string> {
  const named = page.locator(NAMES.map((name) => `[${name}]`).join(", "));
  const names = await named.evaluateAll(
    (elements, attributes) => elements.flatMap((each) => attributes.map((name) => each.getAttribute(name) ?? "")),
    NAMES,
  );
  return [...(await page.locator("body").allInnerTexts()), ...names].join("\n");
}

/** Gathers amounts that are shown without a mark, and where. */
class AmountsSeen {
  readonly unmarked: string[] = [];
  /** Where there were amounts at all. */
  readonly places: string[] = [];

  constructor(
    private readonly page: Page,
    private readonly said: readonly string[],
  ) {}

  /** Looks at all that the page says now. */
  async look(where: string): Promise<void> {
    await expect(this.page.locator("main")).toBeVisible();
    this.read(where, await wordsOf(this.page));
  }

  read(where: string, text: string): void {
    if (/€[1-9]/.test(text)) this.places.push(where);
    for (const amount of unmarkedAmounts(text, this.said)) this.unmarked.push(`${where}: ${amount}`);
  }
}

/** The trip's page: its days, every stop with its alternatives, costs, other trips, and what another budget would change. */
async function walkTrip(trip: TripPage, walked: AmountsSeen): Promise<void> {
  const { page } = trip;
  await walked.look("timeline");
  for (const view of ["By day", "By person"]) {
    await page.getByRole("radio", { name: view }).click();
    await walked.look(`costs ${view.toLowerCase()}`);
  }
  for (const details of ["Breakfast", "Visit", "Night"]) {
    const row = trip.day(1).getByRole("listitem").filter({ hasText: details }).first();
    await row.getByRole("heading", { level: 3 }).getByRole("button").click();
    await expect(row.getByRole("heading", { name: "Alternatives" })).toBeVisible();
    await walked.look(`open ${details.toLowerCase()}`);
  }
  await trip.previewBudget(1900);
  const dialog = page.getByRole("dialog", { name: "What would change" });
  await expect(dialog).toContainText("With budget €1,900", { timeout: 60_000 });
  await walked.look("re-plan dialog");
  await dialog.getByRole("button", { name: "Discard" }).click();
}

async function walkFiles(page: Page, address: string, walked: AmountsSeen): Promise<void> {
  const id = address.split("/").at(-1);
  for (const format of ["ics", "kml", "gpx", "markdown"]) {
    const answer = await page.request.get(new URL(`/api/trips/${id}/export?format=${format}`, address).href);
    expect(answer.status(), format).toBe(200);
    // Lines of calendars are folded, and their commas escaped.
    walked.read(format, (await answer.text()).replaceAll(/\r\n[ \t]/g, "").replaceAll("\\,", ","));
  }
  const answer = await page.request.get(new URL(`/api/trips/${id}/export?format=json`, address).href);
  const { plan } = tripDocumentSchema.parse(await answer.json());
  walked.places.push("json");
  walked.unmarked.push(...unmarkedAmountsIn(plan.itinerary).map((path) => `json: ${path}`));
}

/** The page behind a link that shows costs. */
async function walkShared(page: Page, walked: AmountsSeen): Promise<void> {
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByLabel("Show what things cost").check();
  await page.getByRole("button", { name: "Create link" }).click();
  const address = await page.getByRole("textbox", { name: "Link address" }).first().inputValue();
  await page.goto(address);
  await walked.look("shared");
  await page.goto(`${address}/print`);
  await walked.look("shared print");
}

/** The list of what the world holds, and a place of each kind. */
async function walkWorld(page: Page, world: string, walked: AmountsSeen): Promise<void> {
  for (const kind of ["stay", "meal", "visit"]) {
    await page.goto(new URL(`/world?world=${world}&kind=${kind}`, page.url()).href);
    await walked.look(`world, ${kind}`);
    await page.locator(`main a[href^="/world/${kind}/"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`/world/${kind}/`));
    await walked.look(`place, ${kind}`);
  }
}
