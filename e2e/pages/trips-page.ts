import type { Locator, Page } from "@playwright/test";

/** The list of a traveler's trips. */
export class TripsPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly cards: Locator;
  readonly deleted: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole("heading", { level: 1, name: "My trips" });
    this.cards = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: /^More about/ }) });
    this.deleted = page.getByRole("button", { name: /^Recently deleted/ });
  }

  async open() {
    await this.page.goto("/trips");
    await this.heading.waitFor();
  }

  card(title: string): Locator {
    return this.cards.filter({ has: this.page.getByRole("link", { name: title, exact: true }) });
  }

  async choose(title: string, action: "Rename" | "Duplicate" | "Delete") {
    await this.page.getByRole("button", { name: `More about ${title}`, exact: true }).click();
    await this.page.getByRole("menuitem", { name: action }).click();
  }
}
