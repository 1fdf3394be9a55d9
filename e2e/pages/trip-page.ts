import type { Locator, Page } from "@playwright/test";

/** The page of one trip, in every state. */
export class TripPage {
  readonly page: Page;
  readonly title: Locator;
  readonly planning: Locator;
  readonly stopPlanning: Locator;
  readonly kept: Locator;
  readonly days: Locator;
  readonly costs: Locator;
  readonly map: Locator;
  readonly waysOut: Locator;

  constructor(page: Page) {
    this.page = page;
    this.title = page.getByRole("heading", { level: 1 });
    this.planning = page.getByRole("region", { name: "Planning" });
    this.stopPlanning = page.getByRole("button", { name: "Stop planning" });
    this.kept = page.getByRole("button", { name: /^\d+ of \d+ kept$/ });
    this.days = page.getByRole("region", { name: /^(Sun|Mon|Tue|Wed|Thu|Fri|Sat) \d/ });
    this.costs = page.getByRole("table", { name: "Costs" });
    this.map = page.getByRole("img", { name: /^Map of the route/ });
    this.waysOut = page.getByRole("region", { name: "Ways out" }).getByRole("article");
  }

  /** Waits until the trip is planned. */
  async planned() {
    await this.costs.waitFor({ timeout: 60_000 });
  }
}
