import type { Page } from "@playwright/test";
import { expect } from "../fixtures";

/** The page on which an episode is read. */
export class InspectorPage {
  constructor(private readonly page: Page) {}

  get tree() {
    return this.page.getByRole("tree", { name: "Events" });
  }
  get chosen() {
    return this.tree.getByRole("treeitem", { selected: true });
  }
  get event() {
    return this.page.getByRole("region", { name: "Event", exact: true });
  }
  get story() {
    return this.page.getByRole("region", { name: "The trip at this event" });
  }
  get search() {
    return this.page.getByRole("searchbox", { name: "Search in the events" });
  }
  get count() {
    return this.page.getByText(/of [\d,]+ events$/);
  }

  /** Opens it and waits until every event is in the list. */
  async open(address: string, events: number): Promise<void> {
    await this.page.goto(address);
    await expect(this.count).toContainText(`of ${events.toLocaleString("en-US")} events`, { timeout: 60_000 });
  }
}
