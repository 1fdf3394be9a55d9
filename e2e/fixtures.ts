import AxeBuilder from "@axe-core/playwright";
import { test as base, expect } from "@playwright/test";

interface Fixtures {
  /** Console errors that a test means to cause, e.g. that of a page that is not there. */
  expectedErrors: RegExp[];
  /** Fails with axe's findings unless the page as it is now has none. */
  expectAccessible: () => Promise<void>;
  /** Fails the test when a page logs an error or throws. */
  quietConsole: undefined;
}

export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  expectAccessible: async ({ page }, use) => {
    await use(async () => {
      // A page's title is streamed after what it shows.
      await expect(page).toHaveTitle(/./);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const findings = violations.map(({ id, help, nodes }) => ({
        id,
        help,
        elements: nodes.map((node) => node.target),
      }));
      expect(findings).toEqual([]);
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
