import { expect, test } from "../fixtures";
import { ChatPage } from "../pages/chat-page";

const OPENING = "Three days in San Francisco from Seattle, for two";

test("a conversation survives a reload and is the same in two tabs", async ({ page, context, expectAccessible }) => {
  const chat = new ChatPage(page);
  await chat.begin(OPENING);
  await page.reload();
  await chat.answered(2);

  const other = new ChatPage(await context.newPage());
  await other.page.goto(page.url());
  await other.answered(2);
  await chat.say("I would like a hotel with a pool");
  await other.answered(4);
  await expect(other.messages.nth(2)).toContainText("I would like a hotel with a pool");
  await other.entry("Amenities").click();
  await other.known.getByRole("checkbox", { name: "Parking" }).check({ force: true });
  await other.known.getByRole("button", { name: "Done" }).click();
  await expect(chat.entry("Amenities")).toContainText("Pool or Parking");
  await other.page.close();

  await page.goto("/trips");
  const conversations = page.getByRole("region", { name: "Unfinished conversations" });
  await expect(conversations.getByRole("link")).toHaveCount(1);
  await expectAccessible();
  await conversations.getByRole("link").first().click();
  await chat.answered(4);
});

test("an earlier message said differently begins a conversation of its own", async ({ page }) => {
  const chat = new ChatPage(page);
  await chat.begin(OPENING);
  await chat.say("I want to fly economy");
  const before = page.url();
  await chat.messages.nth(2).hover();
  await chat.messages
    .nth(2)
    .getByRole("button", { name: /^Edit message/ })
    .click();
  const field = page.getByRole("textbox", { name: "Edit message" });
  await expect(field).toBeFocused();
  await field.fill("I want to fly business");
  await page.getByRole("button", { name: "Continue from here" }).click();
  await expect(page).not.toHaveURL(before);
  await chat.answered(4);
  await expect(chat.entry("Cabin")).toContainText("Business");
  await page.getByRole("link", { name: "Back to the conversation this continues" }).click();
  await expect(page).toHaveURL(before);
  await expect(chat.entry("Cabin")).toContainText("Economy");
});

test("a reply that takes its time can be stopped", async ({ page }) => {
  const chat = new ChatPage(page);
  await chat.begin(OPENING);
  // Without a model a reply is there at once: the page is told that it is not, as of a slow model's.
  await page.route(/chat\.watch/, () => undefined);
  await page.route(/chat\.say/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"isReplying":false', '"isReplying":true');
    await route.fulfill({ response, body });
  });
  await page.reload();
  await chat.answered(2);
  await chat.box.fill("A quiet hotel");
  await chat.box.press("Enter");
  const stop = page.getByRole("button", { name: "Stop replying" });
  await stop.click();
  await expect(stop).toBeHidden();
  await expect(chat.box).toBeFocused();
  await expect(chat.log).toHaveAttribute("aria-busy", "false");
  await expect(chat.messages.nth(2)).toContainText("A quiet hotel");
});

test("a conversation goes on without a mouse, and each reply is read out once", async ({ page }) => {
  const chat = new ChatPage(page);
  await chat.begin(OPENING);
  const { keyboard } = page;
  await page.evaluate(() => {
    // What a screen reader takes up: words that are in the log whenever it is not busy.
    const log = document.querySelector("[role=log]");
    const heard: string[] = [];
    const seen = new Set<Node>(log?.querySelectorAll("ol > li") ?? []);
    const listen = () => {
      if (log?.getAttribute("aria-busy") !== "false") return;
      for (const line of log.querySelectorAll("ol > li")) {
        if (!seen.has(line)) heard.push(line.textContent ?? "");
        seen.add(line);
      }
    };
    new MutationObserver(listen).observe(log ?? document, { subtree: true, childList: true, attributes: true });
    Object.assign(window, { heard });
  });
  await chat.replies.first().focus();
  await keyboard.press("Enter");
  await chat.answered(4);
  await expect(chat.box).toBeFocused();
  await keyboard.type("Why do you ask?");
  await keyboard.press("Enter");
  await chat.answered(6);
  await expect(chat.box).toBeFocused();
  expect(await page.evaluate(() => Object.getOwnPropertyDescriptor(window, "heard")?.value.length)).toBe(4);

  await keyboard.press("Shift+Tab");
  await expect(chat.why).toBeFocused();
  const pencil = chat.messages.nth(2).getByRole("button", { name: /^Edit message/ });
  await pencil.focus();
  await keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Edit message" })).toBeFocused();
  await keyboard.press("Escape");
  await expect(pencil).toBeFocused();
  await page.getByRole("radio", { name: "A few" }).focus();
  await keyboard.press("ArrowRight", { delay: 100 });
  await expect(page.getByRole("radio", { name: "Many" })).toBeChecked();
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to load/] });

  test("words that do not arrive stay in the box", async ({ page }) => {
    const chat = new ChatPage(page);
    await chat.begin(OPENING);
    await page.route(/\/api\/trpc\/chat\.say/, (route) => route.abort());
    await chat.box.fill("A quiet hotel");
    await chat.box.press("Enter");
    await expect(page.getByRole("note").filter({ hasText: "What you typed is kept" })).toBeVisible();
    await expect(chat.box).toHaveValue("A quiet hotel");
    await page.unroute(/\/api\/trpc\/chat\.say/);
    await chat.box.press("Enter");
    await chat.answered(4);
    await expect(chat.box).toHaveValue("");
  });
});
