import type { Locator, Page } from "@playwright/test";
import { awake } from "./awake";

/** The page where a trip begins. */
export class StartPage {
  readonly page: Page;
  readonly box: Locator;
  readonly planButton: Locator;
  readonly chips: Locator;
  readonly examples: Locator;
  readonly notices: Locator;
  /** Words that nothing was made of, each with what can be done about it. */
  readonly unread: Locator;
  /** The lines under such words in the box itself. */
  readonly underlines: Locator;

  constructor(page: Page) {
    this.page = page;
    this.box = page.getByRole("textbox", { name: "Your trip in a sentence or two" });
    this.planButton = page.getByRole("button", { name: "Plan", exact: true });
    this.chips = page.getByRole("list", { name: "Your trip" });
    this.examples = page.getByRole("region", { name: "Or start with one of these" }).getByRole("button");
    this.notices = page.getByRole("note");
    this.unread = page.getByRole("region", { name: "Not planned" });
    this.underlines = page.locator("form [aria-hidden] span.underline");
  }

  async open() {
    await this.page.goto("/");
    await awake(this.box);
  }

  async type(text: string) {
    await this.box.fill(text);
  }

  /** The chip of a part of the trip, by its label: "From", "Budget". */
  chip(label: string): Locator {
    return this.chips.getByRole("button", { name: new RegExp(`^${label}`) });
  }

  removal(label: string): Locator {
    return this.chips.getByRole("button", { name: new RegExp(`^Remove: ${label}`) });
  }

  question(text: string | RegExp): Locator {
    return this.page.getByRole("region", { name: text });
  }

  /** What floats to edit a part of the trip. */
  editor(label: string): Locator {
    return this.page.getByRole("dialog", { name: label });
  }

  async plan() {
    await this.planButton.click();
    await this.page.waitForURL(/\/trip\//);
  }
}
