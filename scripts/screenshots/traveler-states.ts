import type { Page } from "@playwright/test";
import { ChatPage } from "../../e2e/pages/chat-page";
import { StartPage } from "../../e2e/pages/start-page";
import { TripPage } from "../../e2e/pages/trip-page";
import { SENTENCES } from "../../e2e/sample-trips";
import { SIZES, type States } from "./take-pictures";

/** The traveler's pages. Each is brought into its state from the address of a planned trip. */
export const TRAVELER_STATES: States = {
  start: (page) => new StartPage(page).open(),
  question: async (page) => {
    const start = await typed(page, SENTENCES.withoutDate);
    await start.question("When does the trip start?").waitFor();
  },
  editor: async (page) => {
    const start = await typed(page, SENTENCES.feasible);
    await start.chip("Dates").click();
    await start.editor("Dates").waitFor();
  },
  chat: async (page) => {
    const chat = await talked(page);
    await chat.why.click();
  },
  "chat-known": async (page) => {
    await talked(page);
    const sheet = page.getByRole("button", { name: "What I know" });
    if (await sheet.isVisible()) await sheet.click();
    const hotel = page.getByRole("region", { name: "Hotel" });
    await hotel.getByRole("button", { name: /^Amenities/ }).click();
    await hotel.getByRole("button", { name: "Done" }).scrollIntoViewIfNeeded();
  },
  talk: async (page, trip) => {
    await onTrip(page, trip);
    await page.getByRole("button", { name: "Chat about it" }).click();
    await new ChatPage(page).messages.first().waitFor();
  },
  planning: async (page) => {
    await (await typed(page, SENTENCES.slow)).plan();
    await page.locator("[aria-current=step]").waitFor();
  },
  "no-plan": async (page) => {
    await (await typed(page, SENTENCES.hopeless)).plan();
    await new TripPage(page).waysOut.first().waitFor();
  },
  trip: async (page, trip) => {
    await onTrip(page, trip);
  },
  calendar: async (page, trip) => {
    await onTrip(page, trip);
    await page.getByRole("radio", { name: "Calendar" }).click();
    await page.getByRole("region", { name: "Calendar" }).waitFor();
  },
  "open-stop": async (page, trip) => {
    const onPage = await onTrip(page, trip);
    const dinner = await onPage.open(await onPage.titleOf(2, "Dinner"));
    await dinner
      .getByRole("button", { name: /^Take / })
      .first()
      .waitFor();
    await dinner.scrollIntoViewIfNeeded();
  },
  booked: async (page, trip) => {
    await onTrip(page, trip);
    await pressed(page, "Already booked");
  },
  share: async (page, trip) => {
    await onTrip(page, trip);
    await pressed(page, "Share");
  },
  map: async (page, trip) => {
    await onTrip(page, trip);
    const sheet = page.getByRole("button", { name: "Map", exact: true });
    if ((page.viewportSize()?.width ?? 0) < SIZES.wide.width) await sheet.click();
    await page.getByRole("button", { name: "Nearer" }).waitFor();
    await page.mouse.wheel(0, 300);
  },
  booking: async (page, trip) => {
    await page.goto(`${trip}/booking`);
    await page.getByRole("heading", { level: 1 }).waitFor();
  },
  print: async (page, trip) => {
    await page.goto(`${trip}/print`);
    await page.getByRole("heading", { level: 1 }).waitFor();
  },
  trips: async (page) => {
    await page.goto("/trips");
    await page.getByRole("article").or(page.getByRole("listitem")).first().waitFor();
  },
  shared: async (page, trip) => {
    await onTrip(page, trip);
    await pressed(page, "Share");
    await page.getByRole("button", { name: "Create link" }).click();
    const address = page.getByRole("textbox", { name: "Link address" }).first();
    await address.waitFor();
    await page.goto(await address.inputValue());
    await page.getByRole("heading", { level: 2 }).first().waitFor();
  },
  "sign-up": async (page) => {
    await page.goto("/sign-up");
    await page.getByRole("heading", { level: 1 }).waitFor();
  },
  "not-found": async (page) => {
    await page.goto("/trip/00000000-0000-4000-8000-000000000000");
    await page.getByRole("heading", { level: 1 }).waitFor();
  },
  // From here on the trip is changed.
  broken: async (page, trip) => {
    const onPage = await onTrip(page, trip);
    // The first picture breaks it for the others.
    if (
      (await onPage
        .day(2)
        .getByRole("listitem")
        .filter({ hasText: /Dinner/ })
        .count()) > 0
    ) {
      const dinner = await onPage.open(await onPage.titleOf(2, "Dinner"));
      await dinner.getByRole("button", { name: "Remove" }).click();
    }
    await page.getByRole("button", { name: "Keep anyway" }).first().scrollIntoViewIfNeeded();
  },
  versions: async (page, trip) => {
    await onTrip(page, trip);
    await pressed(page, "Versions");
  },
  replan: async (page, trip) => {
    await onTrip(page, trip);
    await pressed(page, "Re-plan the rest");
    // The first picture leaves a proposal, which the button opens then.
    const begin = page.getByRole("dialog").getByRole("button", { name: "Re-plan the rest" });
    const change = page.getByRole("dialog", { name: "What would change" });
    await begin.or(change).first().waitFor();
    if (await begin.isVisible()) await begin.click();
    await change.waitFor({ timeout: 60_000 });
  },
};

/** Plans a trip; its address. */
export async function planTrip(page: Page): Promise<string> {
  await (await typed(page, SENTENCES.feasible)).plan();
  await new TripPage(page).planned();
  return page.url();
}

/** A trip left planning would keep the next one waiting. */
export async function stopPlanning(page: Page): Promise<void> {
  const { stopPlanning: stop, planning } = new TripPage(page);
  if (!(await stop.isVisible())) return;
  await stop.click();
  await planning.waitFor({ state: "hidden" });
}

async function onTrip(page: Page, address: string): Promise<TripPage> {
  await page.goto(address);
  const trip = new TripPage(page);
  await trip.planned();
  return trip;
}

/** A conversation after its first answers. */
async function talked(page: Page): Promise<ChatPage> {
  const chat = new ChatPage(page);
  await chat.begin(SENTENCES.feasible);
  await chat.say("Economy class, and a hotel with a pool");
  await chat.say("No, rather business class");
  return chat;
}

/** Opens what a button of the toolbar opens. */
async function pressed(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name, exact: true });
  // On a phone some are behind another button.
  if (!(await button.first().isVisible())) await page.getByRole("button", { name: "More", exact: true }).click();
  await button.first().click();
  await page.getByRole("dialog").last().waitFor();
}

async function typed(page: Page, text: string): Promise<StartPage> {
  const start = new StartPage(page);
  await start.open();
  await start.type(text);
  await start.chips.waitFor();
  return start;
}
