import { expect, type Locator, type Page } from "@playwright/test";
import { StartPage } from "./start-page";

/** A conversation about a trip, on its own page or alongside the plan. */
export class ChatPage {
  readonly page: Page;
  readonly box: Locator;
  readonly log: Locator;
  readonly messages: Locator;
  /** What can be answered with one press. */
  readonly replies: Locator;
  readonly why: Locator;
  readonly planButton: Locator;
  readonly known: Locator;

  constructor(page: Page) {
    this.page = page;
    this.box = page.getByRole("textbox", { name: "Your message" });
    this.log = page.getByRole("log", { name: "Conversation" });
    this.messages = this.log.locator("> ol > li");
    this.replies = page.getByRole("group", { name: "Quick answers" }).getByRole("button");
    this.why = page.getByRole("button", { name: "Why do you ask?", exact: true });
    this.planButton = page.getByRole("button", { name: "Plan", exact: true });
    this.known = page.getByRole("complementary", { name: "What I know" });
  }

  /** Begins a conversation on the start page and waits for the first reply. */
  async begin(text: string) {
    const start = new StartPage(this.page);
    await start.open();
    await start.type(text);
    await this.page.getByRole("button", { name: "Chat about it" }).click();
    await this.page.waitForURL(/\/chat\//);
    await this.answered(2);
  }

  /** Waits until so many messages are there, or more where a search ended meanwhile, and no reply is under way. */
  async answered(messages: number) {
    await expect.poll(() => this.messages.count()).toBeGreaterThanOrEqual(messages);
    await expect(this.log).toHaveAttribute("aria-busy", "false");
  }

  /** Says something and waits for the reply, which it gives. */
  async say(text: string): Promise<string> {
    const before = await this.messages.count();
    await this.box.fill(text);
    await this.box.press("Enter");
    await this.answered(before + 2);
    return this.lastReply();
  }

  /** Presses a quick reply and waits for what is answered. */
  async press(reply: Locator): Promise<string> {
    const before = await this.messages.count();
    await reply.click();
    await this.answered(before + 2);
    return this.lastReply();
  }

  async lastReply(): Promise<string> {
    return (await this.messages.last().textContent()) ?? "";
  }

  /** The line of an entry in "What I know", within what holds it. */
  entry(label: string, within: Locator = this.known): Locator {
    return within.getByRole("button", { name: new RegExp(`^${label}`) });
  }
}
