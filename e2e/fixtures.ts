import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

interface Fixtures {
  /** Console errors that a test means to cause, e.g. that of a page that is not there. */
  expectedErrors: RegExp[];
  /** Fails with axe's findings unless the page as it is now has none; on a large screen its colors in the dark too. */
  expectAccessible: () => Promise<void>;
  /** Fails the test when a page logs an error or throws. */
  quietConsole: undefined;
}

/** Of 198.18.0.0/15, which is kept for tests (RFC 2544), so that no test uses up the calls a minute of another. */
let callers = 0;
function nextCaller(worker: number): string {
  callers += 1;
  return `198.${18 + (worker % 2)}.${Math.floor(callers / 250)}.${callers % 250}`;
}

export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { parallelIndex }) => {
    await use({ ...extraHTTPHeaders, "x-forwarded-for": nextCaller(parallelIndex) });
  },
  expectAccessible: async ({ page, isMobile }, use) => {
    await use(async () => {
      // A page's title is streamed after what it shows.
      await expect(page).toHaveTitle(/./);
      expect(await findings(page)).toEqual([]);
      if (isMobile) return;
      const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
      await page.emulateMedia({ colorScheme: isDark ? "light" : "dark" });
      expect(await findings(page, ["color-contrast"])).toEqual([]);
      await page.emulateMedia({ colorScheme: isDark ? "dark" : "light" });
    });
  },
  quietConsole: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text());
      });
      await use(undefined);
      expect(errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** What axe objects to, by these rules or by all, with the elements at fault. */
async function findings(page: Page, rules?: string[]) {
  const axe = new AxeBuilder({ page })
    // What is in order need not be listed, and without other sites' frames nothing is put together in a page of its own.
    .options({ resultTypes: ["violations"] })
    .setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, help, nodes }) => ({ id, help, elements: nodes.map(({ target }) => target) }));
}
