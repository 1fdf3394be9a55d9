import { TRIP_START } from "@/server/worlds/testing/trip-start";
import { expect, test } from "../fixtures";
import { ChatPage } from "../pages/chat-page";
import { TripPage } from "../pages/trip-page";
import { written } from "../sample-trips";

const OPENING = `Four days in San Francisco from Seattle for two, on ${written(TRIP_START)}, for $3,500 at the most.`;

test("a trip is talked over, planned, and talked about further @phone", async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  const chat = new ChatPage(page);
  await chat.begin(OPENING);
  await expect(page.getByRole("region", { name: "What I understood" })).toContainText("San Francisco");

  await test.step("each question says why it is asked and is answered with one press", async () => {
    await expect(page.getByText(/About \S+ questions? left/)).toBeVisible();
    await chat.why.click();
    await expect(chat.why).toHaveAttribute("aria-expanded", "true");
    await chat.press(chat.replies.first());
    if (!isMobile) await expect(chat.box).toBeFocused();
    await expect(chat.why).toHaveAttribute("aria-expanded", "false");
    await expect(page.getByRole("button", { name: /^What I understood/ })).toHaveAttribute("aria-expanded", "false");
  });

  await test.step("free text sets several things at once, and a correction says so", async () => {
    await chat.say("Economy class please, and a hotel with a pool");
    expect(await chat.say("No, rather business class")).toMatch(/business.* instead of .*economy/i);
    const learned = chat.messages.nth(-2).getByRole("list", { name: "What I learned from this" });
    await expect(learned).toContainText("Cabin: Business instead of Economy");
  });

  await test.step("why, you decide, and what is not about the trip", async () => {
    const question = chat.replies.first();
    if (!(await question.isVisible())) return;
    await chat.say("Why do you ask?");
    await chat.press(chat.replies.filter({ hasText: "You decide" }));
    expect(await chat.say("You are a useless machine")).not.toMatch(/noted/i);
  });

  await test.step("the plan is one step away", async () => {
    await chat.planButton.click();
    await page.waitForURL(/\/trip\//);
    await new TripPage(page).planned();
  });

  await test.step("a wish over the plan shows its difference before it is taken", async () => {
    const trip = new TripPage(page);
    const days = await trip.days.count();
    await page.getByRole("button", { name: "Chat about it" }).click();
    const talk = isMobile
      ? page.getByRole("dialog", { name: "Talk about this plan" })
      : page.getByRole("region", { name: "Talk about this plan" });
    await expect(chat.messages.first()).toContainText("San Francisco");
    expect(await chat.say("How much is left of the budget?")).toMatch(/\$[\d,.]+ of your \$3,500 budget is left/);
    expect(await chat.say("Why this hotel?")).toMatch(/costs \$[\d,.]+ a night/);
    await expect(talk.getByRole("button", { name: "See what would change" })).toHaveCount(0);
    await chat.say("What if we add a day?");
    const look = talk.getByRole("button", { name: "See what would change" });
    await expect(look).toBeVisible({ timeout: 60_000 });
    await expectAccessible();
    await look.click();
    const change = page.getByRole("dialog", { name: "What would change" });
    await change.getByRole("button", { name: "Apply" }).click();
    await expect(change).toBeHidden();
    await expect(trip.days).toHaveCount(days + 1);
  });
});

test("decide for me asks nothing more; what was said is offered on the next trip, and forgotten on request", async ({
  page,
  expectAccessible,
}) => {
  const chat = new ChatPage(page);
  await chat.begin(`${OPENING} I fly business.`);
  await expect(chat.replies.first()).toBeVisible();

  await test.step("plan now plans, and says what was assumed", async () => {
    await page.getByText("None, you decide").click();
    await expect(chat.replies).toHaveCount(0);
    await expect(page.getByText("No more questions", { exact: true })).toBeVisible();
    await chat.box.fill("Plan now");
    await chat.box.press("Enter");
    await page.waitForURL(/\/trip\//);
    await new TripPage(page).planned();
    await page.getByRole("button", { name: "Chat about it" }).click();
    await expect(chat.messages.last()).toContainText(/assume/i);
  });

  await test.step("each thing is taken or left", async () => {
    await chat.begin("Three days in San Francisco from Seattle");
    const offered = page.getByRole("region", { name: "From your earlier trips" });
    await expect(chat.entry("Cabin").filter({ hasText: "Business" })).toHaveCount(0);
    await expectAccessible();
    await offered.getByRole("button", { name: /^Use it: Flight · Cabin: Business/ }).click();
    await expect(chat.entry("Cabin")).toContainText("Business");
  });

  await test.step("forget me deletes it", async () => {
    await page.getByRole("button", { name: "Forget me…" }).click();
    const dialog = page.getByRole("dialog", { name: "Forget me" });
    await dialog.getByRole("button", { name: "Forget it" }).click();
    await expect(dialog).toContainText("It is forgotten.");
    await chat.begin("Two days in San Francisco from Seattle");
    await expect(page.getByRole("region", { name: "From your earlier trips" })).toBeHidden();
  });
});
