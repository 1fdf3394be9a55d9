import type { Page } from "@playwright/test";
import { InspectorPage } from "../../e2e/pages/inspector-page";
import type { States } from "./take-pictures";

/** The researcher's pages, over the runs and episodes that `e2e/research/seed.ts` makes up, and the ratings of `seed-ratings.ts`. */
export const RESEARCH_STATES: States = {
  run: async (page) => {
    await page.goto("/research/runs/run-one");
    await page.getByRole("figure", { name: "Rates", exact: true }).waitFor();
  },
  leaderboard: async (page) => {
    await page.goto("/research/leaderboard");
    await page.getByRole("table").first().waitFor();
  },
  inspector: async (page) => {
    await onFailedEpisode(page);
    const inspector = new InspectorPage(page);
    await inspector.story.getByText("Budget: broken").waitFor();
    await inspector.tree.getByRole("treeitem").filter({ hasText: "Tool answered" }).last().click();
    await inspector.event.getByRole("table").first().waitFor();
  },
  agreement: async (page) => {
    await page.goto("/research/annotation");
    await page.getByRole("link", { name: "Sixty dialogs" }).click();
    await page.getByRole("link", { name: "Agreement" }).click();
    await page.getByRole("figure", { name: "Agreement by question" }).waitFor();
  },
  compare: async (page) => {
    await page.goto("/research/compare?left=run-one&right=run-two");
    await page.getByRole("figure", { name: "Rates", exact: true }).waitFor();
  },
};

/** Reads an episode that breaks the budget, at its end. */
async function onFailedEpisode(page: Page): Promise<void> {
  await page.goto("/research/runs/run-one/trials?outcome=failed");
  await page.getByRole("table", { name: "Trials" }).getByRole("rowheader").first().getByRole("link").click();
  // Keys are heard once the events are there.
  await new InspectorPage(page).count.waitFor();
  await page.keyboard.press("G");
}
