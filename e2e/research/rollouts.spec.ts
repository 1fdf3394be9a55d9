import { readFile } from "node:fs/promises";
import { expect, test } from "../fixtures";
import { OwnServer } from "../own-server";

const PHONE = { width: 390, height: 844 };

const server = new OwnServer();
let credentials = { email: "", password: "" };

test.describe.configure({ timeout: 180_000 });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  credentials = await server.addResearcher();
  await server.start();
});
test.afterAll(() => server.remove());

test("a researcher reads rollouts from the curves down to one message", async ({ page, expectAccessible }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const signedIn = await page.request.post(`${server.address}/api/auth/sign-in/email`, { data: credentials });
  expect(signedIn.status()).toBe(200);
  await page.goto(`${server.address}/research/rollouts`);
  await expect(page.getByText("There are no rollouts yet.")).toBeVisible();
  await expectAccessible();
  expect((await page.request.get(`${server.address}/research/rollouts/none`)).status()).toBe(404);

  // They are files: the server need not stop for them.
  await server.script("e2e/research/seed-rollouts.ts");
  await page.reload();
  const list = page.getByRole("table", { name: "Rollouts, the newest first" });
  await expect(list.getByRole("row", { name: /^toy toy \(scripted\) toy 12 / })).toBeVisible();
  await list.getByRole("link", { name: "toy" }).click();

  await expect(page.getByText("Entropy collapse (since step 10).")).toBeVisible();
  await expect(page.getByText("these figures say nothing about real models")).toBeVisible();
  const figure = page.getByRole("figure", { name: "By step" });
  for (const title of ["Reward", "Length", "Turns", "Tool errors", "Entropy", "Keep rate", "Replay buffer"]) {
    await expect(figure.getByRole("img", { name: new RegExp(`^${title}:`) })).toBeVisible();
  }
  await expectAccessible();
  const begun = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save “By step” as CSV" }).click();
  const csv = await readFile(await (await begun).path(), "utf8");
  expect(csv.trim().split("\r\n")).toHaveLength(13);

  await expect(page.getByRole("heading", { name: "Tasks of step 12 of 12" })).toBeVisible();
  await page.getByRole("link", { name: "Earlier step" }).click();
  await expect(page.getByRole("heading", { name: "Tasks of step 11 of 12" })).toBeVisible();
  const tasks = page.getByRole("table", { name: "Tasks of step 11" });
  await tasks.getByRole("row").nth(1).getByRole("link").first().click();

  await expect(page.getByRole("heading", { name: /^toy-\d+, rollout 1$/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^assistant/ }).first()).toContainText("trained");
  await expect(page.getByRole("button", { name: /^user/ })).not.toContainText("trained");
  await expectAccessible();
  await page.setViewportSize(PHONE);
  for (const address of [
    page.url(),
    `${server.address}/research/rollouts/toy`,
    `${server.address}/research/rollouts`,
  ]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  }
  await page.getByRole("link", { name: "toy" }).click();
  await page.getByRole("link", { name: "Rollouts", exact: true }).last().click();
  await expect(list).toBeVisible();
});
