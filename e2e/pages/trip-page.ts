import { expect, type Locator, type Page } from "@playwright/test";
import { awake } from "./awake";

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
  /** What the last change did. */
  readonly lastChange: Locator;
  readonly undo: Locator;
  readonly redo: Locator;
  /** Stops unscheduled. */
  readonly savedStops: Locator;

  constructor(page: Page) {
    this.page = page;
    this.title = page.getByRole("heading", { level: 1 });
    this.planning = page.getByRole("region", { name: "Planning" });
    this.stopPlanning = page.getByRole("button", { name: "Stop planning" });
    this.kept = page.getByRole("button", { name: /^Meets / });
    this.days = page.getByRole("region", { name: /^(Sun|Mon|Tue|Wed|Thu|Fri|Sat),? / });
    this.costs = page.getByRole("table", { name: "Costs" });
    this.map = page.getByRole("region", { name: "Map", exact: true });
    this.waysOut = page.getByRole("region", { name: "How to fix it" }).getByRole("article");
    this.lastChange = page.getByRole("status", { name: "The last change" });
    this.undo = page.getByRole("button", { name: "Undo", exact: true });
    this.redo = page.getByRole("button", { name: "Redo", exact: true });
    this.savedStops = page.getByRole("region", { name: "Saved for later" });
  }

  /** Waits until the trip is planned. */
  async planned() {
    await this.undo.waitFor({ timeout: 60_000 });
    await awake(this.undo);
  }

  /** Opens what was asked for, where each part can be changed. */
  async openRequests() {
    if ((await this.kept.getAttribute("aria-expanded")) === "false") await this.kept.click();
  }

  /** Asks what another budget would change. */
  async previewBudget(amount: number) {
    await this.openRequests();
    await this.page.getByRole("button", { name: /^Budget/ }).click();
    const editor = this.page.getByRole("dialog", { name: "Budget" });
    await editor.getByRole("textbox", { name: "For the whole trip" }).fill(String(amount));
    await editor.getByRole("textbox", { name: "For the whole trip" }).press("Tab");
    await editor.getByRole("button", { name: "See what it would change" }).click();
  }

  /** A day by its number. */
  day(number: number): Locator {
    return this.days.nth(number - 1);
  }

  /** The lines of a day's stops, in their order; each opens its stop. */
  stopsOf(day: number): Locator {
    return this.day(day).getByRole("heading", { level: 3 }).getByRole("button");
  }

  async titlesOf(day: number): Promise<string[]> {
    return this.stopsOf(day).allTextContents();
  }

  /** The whole row of a stop, by its title. */
  row(title: string): Locator {
    return this.page.getByRole("listitem").filter({ has: this.line(title) });
  }

  line(title: string): Locator {
    return this.page.getByRole("heading", { level: 3 }).getByRole("button", { name: title, exact: true });
  }

  grip(title: string): Locator {
    return this.page.getByRole("button", { name: `Drag ${title}`, exact: true });
  }

  /** A marker or another button of the map next to the timeline, by its name. */
  mapButton(name: string | RegExp): Locator {
    return this.map.getByRole("button", { name });
  }

  /** Opens a stop and gives its row. */
  async open(title: string): Promise<Locator> {
    await this.line(title).click();
    await expect(this.line(title)).toHaveAttribute("aria-expanded", "true");
    return this.row(title);
  }

  /** The title of a stop whose details say this, e.g. "Dinner", on a day. */
  async titleOf(day: number, details: string): Promise<string> {
    const row = this.day(day).getByRole("listitem").filter({ hasText: details }).first();
    return (await row.getByRole("heading", { level: 3 }).getByRole("button").textContent()) ?? "";
  }
}
