import { expect, test } from "../fixtures";
import { ChatPage } from "../pages/chat-page";

const OPENING = "Three days in San Francisco from Seattle, for two";

test("what is known is set by hand, and no state has an axe violation @phone", async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  const chat = new ChatPage(page);
  await chat.begin(OPENING);
  await chat.why.click();
  await expectAccessible();

  const known = isMobile ? page.getByRole("dialog", { name: "What I know" }) : chat.known;
  if (isMobile) await page.getByRole("button", { name: "What I know" }).click();
  const rating = known.getByRole("region", { name: "Hotel" }).getByRole("button", { name: /^Rating/ });
  if (!(await rating.isVisible())) {
    await known
      .getByRole("region", { name: "Hotel" })
      .getByRole("button", { name: /^Show \d+/ })
      .click();
  }
  await rating.click();
  await known.getByRole("textbox", { name: "At least, in stars" }).fill("4");
  await page.keyboard.press("Tab");
  await expectAccessible();
  await known.getByRole("button", { name: "Done" }).click();
  await expect(rating).toContainText("At least 4 stars");
  await expect(rating).toBeFocused();
  await rating.click();
  await known.getByRole("button", { name: "Clear" }).click();
  await expect(rating).not.toContainText("At least 4 stars");

  // Chats without an account are never rated, so there is nothing to allow.
  await expect(known.getByRole("switch")).toHaveCount(0);
  if (isMobile) {
    await page.keyboard.press("Escape");
    await expect(chat.box).toBeInViewport();
    // As low as next to an open keyboard, which shortens the page (interactiveWidget).
    const whole = page.viewportSize();
    await chat.box.focus();
    await page.setViewportSize({ width: 390, height: 460 });
    await expect(chat.box).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Send" })).toBeInViewport({ ratio: 1 });
    if (whole !== null) await page.setViewportSize(whole);
  }
  await chat.say("What would you do in my place?");
  await chat.messages.first().hover();
  await chat.messages
    .first()
    .getByRole("button", { name: /^Edit message/ })
    .click();
  await expectAccessible();
});
