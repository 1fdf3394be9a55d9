import { TRIP_START } from "@/server/worlds/testing/trip-start";
import { expect, test } from "../fixtures";
import { ChatPage } from "../pages/chat-page";
import { TripPage } from "../pages/trip-page";
import { written } from "../sample-trips";

test("a reply is stopped: what was said stays, nothing is proposed, and the talk goes on", async ({ page }) => {
  const chat = new ChatPage(page);
  await chat.begin(
    `Four days in San Francisco from Seattle for two, on ${written(TRIP_START)}, for $3,500 at the most.`,
  );
  await chat.planButton.click();
  await page.waitForURL(/\/trip\//);
  await new TripPage(page).planned();
  await page.getByRole("button", { name: "Talk it over" }).click();
  const before = await chat.messages.count();

  await test.step("the reply to a wish over the plan takes a search, which is stopped", async () => {
    await chat.box.fill("What if we add three days?");
    await chat.box.press("Enter");
    await page.getByRole("button", { name: "Stop the reply" }).click();
    await expect(chat.log).toHaveAttribute("aria-busy", "false");
    await expect(page.getByRole("button", { name: "Stop the reply" })).toBeHidden();
    await expect(chat.messages).toHaveCount(before + 1);
    await expect(chat.messages.last()).toContainText("What if we add three days?");
    await expect(page.getByRole("button", { name: "See what would change" })).toBeHidden();
  });

  await test.step("what is said next is answered", async () => {
    expect(await chat.say("Thank you")).not.toBe("");
    await expect(chat.messages).toHaveCount(before + 3);
  });
});
