import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { ROOT } from "../lib/project.mjs";

const FOLDER = join(ROOT, "docs/screenshots");
const THEMES = ["light", "dark"] as const;
/** Time for the map's first frames and for what moves into place. */
const SETTLING_MS = 1_500;

export const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** How to bring a fresh page into each state, from the address that it is about. */
export type States = Record<string, (page: Page, address: string) => Promise<void>>;

export interface Pictures {
  readonly states: States;
  readonly address: string;
  readonly sizes: readonly (keyof typeof SIZES)[];
  /** Where the server is, and who is signed in. */
  readonly context: Pick<BrowserContextOptions, "baseURL" | "storageState">;
  /** What must be done before the next page is opened. */
  readonly leave?: (page: Page) => Promise<void>;
}

/** Takes a picture of each state in each size, light and dark, for docs/screenshots. `wanted`: names of states; none: all. */
export async function takePictures(browser: Browser, pictures: Pictures, wanted: readonly string[]): Promise<void> {
  const { states, address, sizes, context: common, leave } = pictures;
  mkdirSync(FOLDER, { recursive: true });
  for (const [state, bring] of Object.entries(states)) {
    if (wanted.length > 0 && !wanted.includes(state)) continue;
    for (const size of sizes) {
      for (const colorScheme of THEMES) {
        const context = await browser.newContext({
          ...common,
          viewport: SIZES[size],
          colorScheme,
          reducedMotion: "reduce",
          locale: "en-US",
        });
        const page = await context.newPage();
        await bring(page, address);
        await page.mouse.move(1, 1);
        await page.waitForTimeout(SETTLING_MS);
        await page.screenshot({ path: join(FOLDER, `${state}-${size}-${colorScheme}.png`) });
        await leave?.(page);
        await context.close();
        console.log(`${state}, ${size}, ${colorScheme}`);
      }
    }
  }
}
