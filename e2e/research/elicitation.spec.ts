import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { exampleRun, writeRunFolder } from "@/server/benchmarks/testing/example-elicitation";
import { readAdmin } from "../admin";
import { expect, test } from "../fixtures";
import { OwnServer } from "../own-server";

const TRAVELERS = 60;
const PHONE = { width: 390, height: 844 };

const server = new OwnServer();
test.afterAll(() => server.remove());

async function save(page: Page, name: string): Promise<{ name: string; text: string }> {
  const begun = page.waitForEvent("download");
  await page.getByRole("button", { name, exact: true }).click();
  const download = await begun;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
}

test("before there are runs the page says how they come in", async ({ page, expectAccessible }) => {
  const { email, password } = readAdmin();
  expect((await page.request.post("/api/auth/sign-in/email", { data: { email, password } })).status()).toBe(200);
  await page.goto("/research/elicitation");
  await expect(page.getByText("runs import runs/fixed")).toBeVisible();
  await expectAccessible();
});

test("a researcher without runs is told what belongs into the tables", async ({ page, expectAccessible }) => {
  const { email, password } = readAdmin();
  expect((await page.request.post("/api/auth/sign-in/email", { data: { email, password } })).status()).toBe(200);
  await page.goto("/research/tables");
  await expect(page.getByText("No trial of a run has ended yet.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Start a run, or import one" })).toHaveAttribute(
    "href",
    "/research/runs",
  );
  await expectAccessible();
});

test("a researcher brings runs in, compares policies, and reads a dialog behind a figure", async ({
  page,
  expectAccessible,
}) => {
  test.setTimeout(300_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { email, password } = await server.addResearcher();
  const common = { seed: 1, travelers: TRAVELERS };
  const folders = [
    writeRunFolder(join(server.folder, "fixed"), await exampleRun({ ...common, skill: 0.25, policy: "fixed" })),
    writeRunFolder(join(server.folder, "gain"), await exampleRun({ ...common, skill: 0.65 })),
    writeRunFolder(join(server.folder, "second"), await exampleRun({ ...common, skill: 0.5, simulator: "second" })),
  ];
  const told = await server.command("runs", "import", ...folders);
  expect(told.trim().split("\n")).toHaveLength(3);
  await server.start();

  const signedIn = await page.request.post(`${server.address}/api/auth/sign-in/email`, { data: { email, password } });
  expect(signedIn.status()).toBe(200);
  await page.goto(`${server.address}/research/elicitation`);
  const results = page.getByRole("table", { name: "Policies compared" });
  await expect(results.getByRole("rowheader")).toHaveText(["fixed", "information-gain"]);
  const rounds = page.getByRole("figure", { name: "Accuracy by round" });
  await expect(rounds).toContainText("Simulator: “main” · judge: rules, a rule-based stand-in");
  await expect(rounds.getByRole("img").first()).toContainText("information-gain");
  await rounds.getByRole("button", { name: "The numbers" }).click();
  await expect(rounds.getByRole("table").getByRole("row")).toHaveCount(1 + 2 * 21);
  await page.getByRole("button", { name: "In the paper: Table 2" }).click();
  await expect(page.getByRole("table", { name: "The paper’s Table 2" })).toContainText("12.95");
  await expectAccessible();

  const csv = await save(page, "Save “Accuracy by round” as CSV");
  expect(csv.name).toBe("accuracy-by-round.csv");
  expect(csv.text.split("\r\n")[0]).toBe("Policy,Round,Critical accuracy,Overall accuracy");
  const svg = await save(page, "Save “Accuracy by round” as SVG");
  expect(svg.text).toContain("information-gain");
  // What is saved looks the same where the page's colors are unknown.
  expect(svg.text).not.toContain("var(--");

  await page.getByRole("checkbox", { name: "fixed" }).uncheck();
  await expect(results.getByRole("rowheader")).toHaveText(["information-gain"]);
  await page.getByRole("radio", { name: /Second simulator/ }).click();
  await expect(rounds).toContainText("Simulator: “second”");

  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectAccessible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(PHONE.width);

  const ofLength = page.getByRole("figure", { name: /by dialog length/ }).getByRole("paragraph");
  await ofLength.filter({ hasText: "Dialogs of 8 to 12 rounds" }).getByRole("link").click();
  await expect(page.getByText("Rounds of at least 8 and below 13")).toBeVisible();
  await page.getByRole("link", { name: "Critical right" }).click();
  await expect(page.getByRole("columnheader", { name: "Critical right" })).toHaveAttribute("aria-sort", "descending");
  await expectAccessible();
  await page.getByRole("table").getByRole("rowheader").first().getByRole("link").click();
  await expect(page.getByText("It decides much and is not known yet.").first()).toBeVisible();
  await expectAccessible();
});
