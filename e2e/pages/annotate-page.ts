import { expect, type Locator, type Page } from "@playwright/test";
import { awake } from "./awake";

export const REASON = "It asks who comes along.";

/** The rater's queue. */
export class AnnotatePage {
  readonly page: Page;
  readonly submit: Locator;
  readonly notice: Locator;
  readonly saved: Locator;

  constructor(page: Page) {
    this.page = page;
    this.submit = page.getByRole("button", { name: "Submit" });
    this.notice = page.getByRole("main").getByRole("note");
    this.saved = page.getByRole("main").getByRole("status");
  }

  /** Opens a project's queue; the first time the guidelines come first. */
  async open(address: string, project: string) {
    await this.page.goto(`${address}/annotate/${project}`);
    await this.page.getByRole("button", { name: "Start rating" }).click();
    await this.ready();
  }

  /** Waits until an item can be rated; while a rating is on its way, keys do nothing. */
  async ready() {
    await awake(this.submit);
    await expect(this.submit).toBeEnabled();
  }

  /** The first turn of the dialog at hand. */
  async opening(): Promise<string> {
    return (await this.page.locator("#turn-0").textContent()) ?? "";
  }

  /** Answers both questions of the batch by keys alone. */
  async answer() {
    await this.page.keyboard.press("4");
    await this.page.keyboard.press("1");
    await this.page.keyboard.press("ArrowUp");
    await this.page.keyboard.press("w");
    await this.page.keyboard.type(REASON);
    await this.page.keyboard.press("Escape");
  }

  /** Rates what is at hand, and what comes next, until there is nothing; gives how many it were. */
  async rateAll(): Promise<number> {
    const end = this.page.getByRole("heading", { name: /^(All done|Others have the last items)$/ });
    for (let rated = 0; ; rated += 1) {
      await this.submit.or(end).waitFor();
      if (await end.isVisible()) return rated;
      const before = await this.opening();
      await this.answer();
      await this.page.keyboard.press("Enter");
      await this.page.locator("#turn-0", { hasText: before }).waitFor({ state: "detached" });
    }
  }
}
