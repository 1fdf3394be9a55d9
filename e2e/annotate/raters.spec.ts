import type { Browser, BrowserContext } from "@playwright/test";
import { z } from "zod";
import { expect, test } from "../fixtures";
import { OwnServer } from "../own-server";
import { AnnotatePage, REASON } from "../pages/annotate-page";

const PHONE = { width: 390, height: 844 };
const raterSchema = z.object({ email: z.string(), password: z.string() });
const seededSchema = z.object({
  raters: z.tuple([raterSchema, raterSchema, raterSchema, raterSchema]),
  batch: z.string(),
  pairs: z.string(),
  hidden: z.string(),
});
type Rater = z.infer<typeof raterSchema>;

const server = new OwnServer();
let seeded: z.infer<typeof seededSchema>;

test.describe.configure({ mode: "serial", timeout: 180_000 });
// What fails while the connection is away.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|404/] });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  await server.prepare();
  seeded = seededSchema.parse(JSON.parse(await server.script("e2e/annotate/seed.ts")));
  await server.start();
});
test.afterAll(() => server.remove());

async function signIn(context: BrowserContext, { email, password }: Rater) {
  const signedIn = await context.request.post(`${server.address}/api/auth/sign-in/email`, {
    data: { email, password },
  });
  expect(signedIn.status()).toBe(200);
}

async function raterAt(browser: Browser, rater: Rater): Promise<AnnotatePage> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  await signIn(context, rater);
  return new AnnotatePage(await context.newPage());
}

test("three raters at once finish a batch: one loses the connection, one never comes back", async ({ browser }) => {
  const [ada, bo, cy] = await Promise.all(seeded.raters.slice(0, 3).map((rater) => raterAt(browser, rater)));
  if (!ada || !bo || !cy) throw new Error("There are three raters.");
  await Promise.all([ada, bo, cy].map((rater) => rater.open(server.address, seeded.batch)));

  await cy.answer();
  await expect(cy.saved).toHaveText(/^Saved \d\d:\d\d:\d\d$/);
  await cy.page.context().close();

  const first = await ada.opening();
  await ada.page.context().setOffline(true);
  await ada.answer();
  await expect(ada.saved).toHaveText("Offline: kept in this browser, will be sent");
  await ada.page.keyboard.press("Enter");
  await expect(ada.submit).toBeDisabled();
  await expect(ada.saved).toHaveText("Offline: kept in this browser, will be sent");
  await ada.page.context().setOffline(false);
  await ada.page.locator("#turn-0", { hasText: first }).waitFor({ state: "detached" });

  const rated = await Promise.all([ada.rateAll(), bo.rateAll()]);
  // Three dialogs of two raters each, less the one that the third still holds and the one sent when the connection was back.
  expect(rated[0] + rated[1]).toBe(6 - 1 - 1);
  await Promise.all([ada, bo].map(({ page }) => page.context().close()));

  await server.stop();
  await server.script("e2e/annotate/lose-reservations.ts");
  await server.start();
  const back = await Promise.all(seeded.raters.slice(0, 2).map((rater) => raterAt(browser, rater)));
  await Promise.all(back.map(({ page }) => page.goto(`${server.address}/annotate/${seeded.batch}`)));
  const rest = [];
  for (const rater of back) {
    await rater.page.getByRole("button", { name: "Start rating" }).click();
    rest.push(await rater.rateAll());
    await expect(rater.page.getByRole("heading", { name: "All done" })).toBeVisible();
  }
  expect(rest.toSorted()).toEqual([0, 1]);
  await Promise.all(back.map(({ page }) => page.context().close()));
});

test("a rater does a practice item and pairs by keys alone, undoes, and reads the own work", async ({
  page,
  context,
  expectAccessible,
}) => {
  const [, , , dee] = seeded.raters;
  await signIn(context, dee);
  await page.goto(`${server.address}/annotate`);
  await expectAccessible();
  const queue = new AnnotatePage(page);
  await queue.open(server.address, seeded.pairs);
  expect(await page.content()).not.toContain(seeded.hidden);
  await expect(page.getByText(/^Practice item/)).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.keyboard.press("j");
  await page.keyboard.press("p");
  await expect(page.getByRole("button", { name: "first, turn 2", exact: true })).toBeVisible();
  await page.keyboard.press("t");
  await page.keyboard.press("Enter");
  await expect(queue.notice).toContainText("10 more characters");
  await expectAccessible();
  await page.keyboard.press("w");
  await page.keyboard.type(`${REASON} 1 2 3 s u`);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("It asks what matters.")).toBeVisible();
  await expectAccessible();
  await page.keyboard.press("Enter");

  await queue.ready();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("w");
  await page.keyboard.type(REASON);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("1 item rated, 1 left")).toBeVisible();
  await queue.ready();
  await page.keyboard.press("u");
  await expect(queue.notice).toContainText("This is your last rating");
  await expect(page.getByLabel("Why")).toHaveValue(REASON);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 item rated, 1 left")).toBeVisible();
  await expect(page.getByLabel("Why")).toHaveValue("");

  await page.setViewportSize(PHONE);
  await expect(page.getByRole("region", { name: "Second dialog" })).toBeHidden();
  await page.getByRole("button", { name: "Second dialog" }).click();
  await expect(page.getByRole("region", { name: "Second dialog" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await expectAccessible();

  await page.keyboard.press("s");
  await page.getByLabel("Why can’t it be rated?").fill("Both are cut off.");
  await page.getByRole("button", { name: "Skip", exact: true }).last().click();
  await expect(page.getByRole("heading", { name: "All done" })).toBeVisible();
  await page.getByRole("link", { name: "Your ratings" }).first().click();
  await expect(page.getByRole("heading", { name: "Your ratings" })).toBeVisible();
  await expect(page.getByText("2 items", { exact: true })).toBeVisible();
  await expectAccessible();
});
