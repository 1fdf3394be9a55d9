import type { Page } from "@playwright/test";
import { addDays, todayHere, weekday } from "@/server/trip";
import { expect, test } from "../fixtures";
import { ChatPage } from "../pages/chat-page";
import { StartPage } from "../pages/start-page";
import { TripPage } from "../pages/trip-page";
import { written } from "../sample-trips";

/** Trips as ten kinds of people ask for them, each with what must hold of what they get. */

async function planDirectly(page: Page, text: string): Promise<TripPage> {
  const start = new StartPage(page);
  await start.open();
  await start.type(text);
  await start.plan();
  return new TripPage(page);
}

/** Has the conversation plan with what is known, and waits for the plan. */
async function planFrom(chat: ChatPage): Promise<TripPage> {
  await chat.planButton.click();
  await chat.page.waitForURL(/\/trip\//);
  const trip = new TripPage(chat.page);
  await trip.planned();
  return trip;
}

/** What the page says of what was asked for, unfolded. */
async function requests(trip: TripPage): Promise<string> {
  await trip.openRequests();
  return ((await trip.page.getByRole("main").textContent()) ?? "").replaceAll("’", "'");
}

const weekdaysOf = async (trip: TripPage) =>
  (await trip.days.getByRole("heading", { level: 2 }).allTextContents()).map((heading) => heading.trim().slice(0, 3));

test("1: a family of five sleeps together, accessibly, and not with strangers", async ({ page }) => {
  const trip = await planDirectly(
    page,
    "Denver to San Diego, 6 days in March, me, my wife, kids 5 and 9, and my mother who uses a wheelchair, about $6000, no more than 2 rooms, ideally an apartment",
  );
  await trip.planned();
  const text = await requests(trip);
  expect(text).toMatch(/At most 2 rooms/i);
  expect(text).toMatch(/wheelchair|accessible|disability/i);
  await expect(page.getByText(/shared room|dorm/i)).toHaveCount(0);
  for (let day = 1; day <= (await trip.days.count()); day++) {
    const markets = (await trip.titlesOf(day)).filter((title) => /Food Hall|Market/.test(title));
    expect(markets.length, `day ${day}: ${markets.join(", ")}`).toBeLessThan(2);
  }
});

test("2: a long weekend somewhere warm is proposed, chosen and on a weekend", async ({ page }) => {
  const chat = new ChatPage(page);
  await chat.begin("Find us a long weekend from Boston somewhere warm in March, 2 people");
  expect(await chat.lastReply()).toMatch(/\d °[CF] in March/);
  expect(await chat.press(chat.replies.filter({ hasText: "You decide" }))).toMatch(/Noted: to /);
  const trip = await planFrom(chat);
  expect(await weekdaysOf(trip)).toEqual(["Fri", "Sat", "Sun"]);
});

test("3: what food lovers say is noted as it was meant, and what cannot be planned is said", async ({ page }) => {
  const chat = new ChatPage(page);
  await chat.begin("Our honeymoon: 10 days in California from New York in May, just the two of us, open budget");
  const reply = await chat.say("Fine dining please, no fast food, and my wife is allergic to shellfish");
  expect(reply).toMatch(/dining/i);
  expect(reply).toMatch(/no fast food/i);
  expect(reply).toMatch(/shellfish/i);
  expect(reply).not.toMatch(/economy/i);
});

test("4: three cities for $300 are too many, and what $300 buys is offered", async ({ page }) => {
  const trip = await planDirectly(
    page,
    "4 days, 3 cities in Texas from Chicago in April, one person, $300, flights only",
  );
  await expect(page.getByRole("heading", { name: "Not possible as asked" })).toBeVisible({ timeout: 60_000 });
  await expect(trip.waysOut.filter({ hasText: /Raise the budget to \$/ })).toHaveCount(1);
  await expect(trip.waysOut.filter({ hasText: /1 city|2 cities|fewer|shorter/i }).first()).toBeVisible();
});

test("5: without driving or flying, trains and buses carry a traveler and a cat", async ({ page }) => {
  const chat = new ChatPage(page);
  await chat.begin("Me and my cat want a week in Oregon in April, starting in Seattle. No driving.");
  expect(await chat.say("No flights either, I'd rather take the train")).toMatch(/only trains and buses/i);
  const trip = await planFrom(chat);
  await expect(trip.days.last()).toBeVisible();
  const text = await requests(trip);
  expect(text.match(/(Train|Bus)\s[A-Z]\w*\d/g)?.length ?? 0).toBeGreaterThanOrEqual(2);
  expect(text).not.toMatch(/Flight\s[A-Z0-9]{2}\d/);
  expect(text).toMatch(/\bpets?\b/i);
});

test("6: a traveler who leaves everything open gets a plan that breaks no guess of the app's", async ({ page }) => {
  const chat = new ChatPage(page);
  await chat.begin("I need a break. Four days from Chicago in May.");
  expect(await chat.say("surprise me")).toMatch(/suggest where to go/);
  expect(await chat.say("two of us")).toMatch(/flight, about/);
  for (let turn = 0; turn < 12 && (await chat.replies.filter({ hasText: "You decide" }).count()) > 0; turn++) {
    await chat.press(chat.replies.filter({ hasText: "You decide" }).first());
  }
  const trip = await planFrom(chat);
  await expect(trip.kept).toContainText(/^Meets (all|everything)/);
  await expect(page.getByText(/shared room/i)).toHaveCount(0);
});

test("7: weekdays said later are those of the weekend that is known", async ({ page }) => {
  const chat = new ChatPage(page);
  await chat.begin("2 of us, the first weekend after new year, Atlanta to New Orleans, about 1500 dollars");
  expect(await chat.lastReply()).toMatch(/Sat \d Jan/);
  await chat.say("we fly out friday evening and come back sunday night");
  const trip = await planFrom(chat);
  expect(await weekdaysOf(trip)).toEqual(["Fri", "Sat", "Sun"]);
  await expect(trip.days.first()).toHaveAccessibleName(/ Jan/);
});

test("8: places that the world does not have are named, with what it covers", async ({ page }) => {
  const chat = new ChatPage(page);
  await chat.begin("5 days in Paris and Tokyo for two from Seattle in April");
  expect(await chat.lastReply()).toMatch(/only .*US cities|US cities/i);
  expect(await chat.say("Austin and Houston instead")).toMatch(/Austin/);
  const trip = await planFrom(chat);
  await expect(trip.days).toHaveCount(5);
});

test("9: typos are read, and wishes that cannot be planned are quoted", async ({ page }) => {
  const trip = await planDirectly(
    page,
    "flites frm seatle to sanfransisco on febuary 20, 4 days, 2 ppl, budgt $2000, no early flites, my freind dosnt eat meat",
  );
  await trip.planned();
  await expect(trip.title).toHaveText("Four days in San Francisco");
  const text = await requests(trip);
  expect(text).toMatch(/early|before \d/i);
  expect(text).toMatch(/meat|vegetarian/i);
});

test("10: fixed meetings are kept at their times, and the way home is in time", async ({ page }) => {
  const chat = new ChatPage(page);
  await chat.begin(
    `Business trip from Chicago to Dallas, ${written(MONDAY)}, 3 days, just me. Meeting Tuesday 9 to 11 at 500 Main St and a client dinner Tuesday at 7 pm. I need to be home by 6 pm on Wednesday.`,
  );
  const trip = await planFrom(chat);
  await expect(
    trip
      .day(2)
      .getByText(/Meeting at 500 Main St/)
      .first(),
  ).toBeVisible();
  const meeting = trip.day(2).getByRole("listitem").filter({ hasText: "Meeting at 500 Main St" }).first();
  await expect(meeting).toContainText(/0?9:00/);
  await expect(
    trip
      .day(2)
      .getByRole("listitem")
      .filter({ hasText: /client dinner/i })
      .first(),
  ).toContainText(/19:00|7:00/);
});

/** A Monday some weeks ahead. */
const MONDAY = ((): string => {
  const day = addDays(todayHere(), 60);
  return addDays(day, (8 - weekday(day)) % 7);
})();
