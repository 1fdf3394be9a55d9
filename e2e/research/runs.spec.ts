import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { readEpisode } from "@/server/episodes";
import { expect, test } from "../fixtures";
import { OwnServer } from "../own-server";
import { InspectorPage } from "../pages/inspector-page";

const PHONE = { width: 390, height: 844 };
const MANY_EVENTS = 10_000;
/** Of a seeded trial: the task, three steps of four events, plan, score, failure and end. */
const TRIAL_EVENTS = 17;

const server = new OwnServer();
let credentials = { email: "", password: "" };
let many = "";
let spanned = "";

test.describe.configure({ mode: "serial", timeout: 180_000 });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  credentials = await server.addResearcher();
  ({ many, spanned } = await server.seed());
  await server.start();
});
test.afterAll(() => server.remove());
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const signedIn = await page.request.post(`${server.address}/api/auth/sign-in/email`, { data: credentials });
  expect(signedIn.status()).toBe(200);
});

async function downloaded(page: Page, press: () => Promise<void>): Promise<string> {
  const begun = page.waitForEvent("download");
  await press();
  return readFile(await (await begun).path(), "utf8");
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
}

test("a researcher filters runs, reads the rates of one, and opens the episodes behind a number", async ({
  page,
  expectAccessible,
}) => {
  await page.goto(`${server.address}/research/runs`);
  const runs = page.getByRole("table", { name: /^Runs/ });
  await expect(runs.getByRole("rowheader")).toHaveCount(4);
  await expectAccessible();
  await page.getByLabel("Name").fill("second");
  await expect(runs.getByRole("rowheader")).toHaveCount(1);
  await page.getByRole("link", { name: "Show all" }).click();
  await expect(runs.getByRole("rowheader")).toHaveCount(4);
  await page.getByLabel("Agent").selectOption("react");
  await expect(runs.getByRole("rowheader")).toHaveCount(2);

  await runs.getByRole("link", { name: "React, first try" }).click();
  await expect(page.getByRole("heading", { name: "React, first try" })).toBeVisible();
  await expect(page.getByText("these figures say nothing about real models")).toBeVisible();
  const rates = page.getByRole("figure", { name: "Rates", exact: true });
  await expect(rates.getByRole("row", { name: /Final pass/ })).toContainText("3 of 6 · 19–81 %");
  await expectAccessible();
  const csv = await downloaded(page, () =>
    page.getByRole("button", { name: "Save “Checks by level and days” as CSV" }).click(),
  );
  expect(csv.split("\r\n")[0]).toMatch(/^Check,All,All: 95 % low,All: 95 % high,All: n,"Level easy, Days 3",/);
  expect(csv).toMatch(/Budget,0\.5,0\.18\d+,0\.81\d+,6,0\.5,/);
  await expect(page.getByRole("button", { name: "Copy: Run it again" })).toBeVisible();

  const constraints = page.getByRole("figure", { name: "Checks by level and days" });
  await constraints
    .getByRole("row", { name: /^Budget/ })
    .getByRole("link")
    .first()
    .click();
  await expect(page.getByText("3 trials: fails Budget.")).toBeVisible();
  await expectAccessible();
  await page.getByRole("table", { name: "Trials" }).getByRole("rowheader").first().getByRole("link").click();
  const inspector = new InspectorPage(page);
  await expect(inspector.count).toContainText(`${TRIAL_EVENTS} of ${TRIAL_EVENTS} events`);
});

test("a researcher chooses runs, reads their tables, and takes them along", async ({ page, expectAccessible }) => {
  await page.goto(`${server.address}/research/runs`);
  await page.getByRole("navigation", { name: "Research" }).getByRole("link", { name: "Tables" }).click();
  const main = page.getByRole("figure", { name: "Main results" });
  await expect(main.getByRole("row", { name: /react.*\(scripted\)/ })).toContainText("3 of 6 · 19–81 %");
  await expect(page.getByText("they show that the method runs, and say nothing of real models")).toBeVisible();
  await expect(page.getByText("None of these runs is without a part of its method.")).toBeVisible();
  const effort = page.getByRole("figure", { name: "What it took" });
  await expect(effort.getByRole("img", { name: /^Turns/ })).toBeVisible();
  await effort.getByRole("button", { name: "The numbers" }).click();
  await expect(effort.getByRole("row", { name: /react/ })).toContainText("33.3");
  await expectAccessible();

  await page.getByRole("checkbox", { name: /React, second try/ }).check();
  await expect(page).toHaveURL(/run=run-two/);
  await expect(main.getByRole("row", { name: /react.*\(scripted\)/ })).toHaveCount(2);
  await page.getByLabel("Counts as solved").selectOption({ label: "Budget" });
  await expect(page).toHaveURL(/binary=valid_cost/);
  const scores = page.getByRole("figure", { name: "Binary and fine-grained scores" });
  await expect(scores.getByRole("img", { name: /^Budget/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("checkbox", { name: /React, second try/ })).toBeChecked();

  const begun = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save “Main results” as CSV" }).click();
  const csv = await readFile(await (await begun).path(), "utf8");
  expect(csv.split("\r\n")[0]).toMatch(/^Method,Model,Trials,Delivery,Delivery: 95 % low/);

  const failures = page.getByRole("figure", { name: "Failures by method" });
  await failures.getByRole("row", { name: /react/ }).first().getByRole("link").last().click();
  await expect(page.getByText(/trials?: failure budget/)).toBeVisible();
});

test("an episode is read by keyboard, searched, linked to and saved", async ({ page, context, expectAccessible }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const inspector = new InspectorPage(page);
  await page.goto(`${server.address}/research/runs/run-one/trials?outcome=failed`);
  await page.getByRole("table", { name: "Trials" }).getByRole("rowheader").first().getByRole("link").click();
  await expect(inspector.count).toContainText(`${TRIAL_EVENTS} of ${TRIAL_EVENTS} events`);
  await expect(inspector.event.getByRole("heading", { name: /^Task/ })).toBeVisible();
  await expectAccessible();

  const { keyboard } = page;
  await expect(inspector.tree).toBeFocused();
  await keyboard.press("j");
  await expect(inspector.chosen).toContainText("Step 1");
  await keyboard.press("ArrowLeft");
  await expect(inspector.chosen).toHaveAttribute("aria-expanded", "false");
  await keyboard.press("j");
  await expect(inspector.chosen).toContainText("Step 2");
  await keyboard.press("k");
  await keyboard.press("ArrowRight");
  await keyboard.press("j");
  await expect(inspector.event).toContainText("Model called");
  await expect(inspector.event).toContainText("901 sent, 30 answered");
  await keyboard.press("Enter");
  await expect(inspector.event).toBeFocused();
  await keyboard.press("r");
  await expect(inspector.event).toContainText('"type": "modelCalled"');
  await keyboard.press("r");
  await keyboard.press("Escape");
  await expect(inspector.tree).toBeFocused();
  await keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  await expectAccessible();
  await keyboard.press("Escape");

  await expect(inspector.story).toContainText("None yet.");
  await keyboard.press("G");
  await expect(inspector.event.getByRole("heading", { name: /^Ended/ })).toBeVisible();
  await expect(inspector.story).toContainText("Quiet Loft, Austin");
  await expect(inspector.story.getByText("Budget: broken")).toBeVisible();
  await expectAccessible();
  await inspector.story.getByRole("button", { name: "event 14" }).click();
  await expect(inspector.event.getByRole("heading", { name: /^Scored/ })).toBeVisible();
  await expect(page).toHaveURL(/#e14$/);

  await keyboard.press("/");
  await expect(inspector.search).toBeFocused();
  await keyboard.type("F3570105");
  await expect(page.getByText("1 event found")).toBeVisible();
  await keyboard.press("Enter");
  await keyboard.press("G");
  await expect(inspector.event.getByRole("heading", { name: /^Tool answered/ })).toBeVisible();
  await expect(inspector.event.locator("mark")).toHaveText(["F3570105"]);
  await page.getByRole("button", { name: "Stop searching" }).click();
  await page.getByRole("button", { name: "Problems", exact: true }).click();
  await expect(inspector.count).toContainText(`2 of ${TRIAL_EVENTS} events`);

  await page.getByRole("button", { name: "Copy link" }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\?event=4$/);
  const text = await downloaded(page, () => page.getByRole("link", { name: "JSONL" }).click());
  const folder = mkdtempSync(join(tmpdir(), "dragoman-saved-"));
  writeFileSync(join(folder, "episode.jsonl"), text);
  expect(readEpisode(join(folder, "episode.jsonl"))).toMatchObject({ ok: true });
  rmSync(folder, { recursive: true });
  const schema = await page.request.get(
    await page
      .getByRole("link", { name: "Schema" })
      .getAttribute("href")
      .then((path) => `${server.address}${path}`),
  );
  expect(schema.headers()["content-type"]).toContain("application/schema+json");

  await page.goto(link);
  await expect(inspector.event.getByRole("heading", { name: /^Tool answered/ })).toContainText("event 4");
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Trip", exact: true }).click();
  await expect(inspector.story).toBeVisible();
  await expectAccessible();
});

test("ten thousand events scroll, are searched and stay text", async ({ page, expectAccessible }) => {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { longTasks: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push(Math.round(entry.duration));
    }).observe({ type: "longtask" });
  });
  const longTasks = () => page.evaluate(() => JSON.stringify(Reflect.get(globalThis, "longTasks")));
  const inspector = new InspectorPage(page);
  await inspector.open(`${server.address}/research/episodes/${many}`, MANY_EVENTS);
  const whileOpening = await longTasks();
  await page.evaluate(() => Reflect.get(globalThis, "longTasks").splice(0));
  const { keyboard } = page;
  await keyboard.press("G");
  await expect(inspector.event.getByRole("heading", { name: /^Ended/ })).toBeVisible();
  await keyboard.press("g");
  for (let press = 0; press < 60; press++) await keyboard.press("j");
  await inspector.tree.hover();
  for (let turn = 0; turn < 40; turn++) await page.mouse.wheel(0, 4_000);
  // Only what is in sight is drawn.
  expect(await inspector.tree.getByRole("treeitem").count()).toBeLessThan(100);
  await page.getByRole("button", { name: "Close all steps" }).click();
  await page.getByRole("button", { name: "Open all steps" }).click();
  await inspector.search.fill("needle-at-the-beginning");
  await expect(page.getByText("1 event found", { exact: true })).toBeVisible({ timeout: 60_000 });
  await keyboard.press("Enter");
  await keyboard.press("j");
  await expect(inspector.event).toContainText("<img src=x onerror=alert(1)> <b>bold</b>");
  await expect(inspector.event.locator("img, b")).toHaveCount(0);
  await expectAccessible();
  console.log(
    `Long tasks (over 50 ms) of ${MANY_EVENTS} events: opening ${whileOpening}, reading ${await longTasks()}`,
  );
});

test("agents that work for another are a tree with what each took, and lanes", async ({ page, expectAccessible }) => {
  const inspector = new InspectorPage(page);
  await inspector.open(`${server.address}/research/episodes/${spanned}`, 11);
  const row = (name: RegExp) => inspector.tree.getByRole("treeitem", { name });
  await expect(row(/^subtask Find a hotel/)).toHaveAttribute("aria-level", "1");
  await expect(row(/^agent Hotel agent/)).toHaveAttribute("aria-level", "2");
  await expect(row(/^agent Hotel agent/)).toContainText("1.9K tokens · $0.0020");
  await expect(row(/^tool Planner/)).toHaveAttribute("aria-level", "4");
  await expectAccessible();

  const { keyboard } = page;
  await keyboard.press("j");
  await expect(inspector.chosen).toContainText("Find a hotel");
  await expect(inspector.event).toContainText("In Austin, for two nights.");
  await keyboard.press("j");
  await keyboard.press("ArrowLeft");
  await expect(inspector.chosen).toHaveAttribute("aria-expanded", "false");
  await expect(row(/^tool Planner/)).toHaveCount(0);
  await keyboard.press("ArrowLeft");
  await expect(inspector.chosen).toContainText("Find a hotel");
  await keyboard.press("ArrowRight");
  await expect(row(/^agent Hotel agent/)).toHaveAttribute("aria-expanded", "false");
  await page.getByRole("button", { name: "Open all steps" }).click();
  await page.getByRole("button", { name: "Agents and steps" }).click();
  await expect(inspector.count).toContainText("4 of 11 events");
  await expect(row(/^agent Hotel agent/)).toBeVisible();

  await page.getByRole("button", { name: "Agents and steps" }).click();
  await keyboard.press("/");
  await keyboard.press("Escape");
  await row(/Model called/)
    .first()
    .click();
  await expect(page.getByRole("slider", { name: "Moment of the episode" })).toHaveAttribute(
    "aria-valuetext",
    /agent Hotel agent$/,
  );
});

test("an episode that goes on is followed as it happens", async ({ page, request }) => {
  await request.get(`${server.address}/api/health`);
  // A chat of the researcher's own: others' are read with their consent.
  const call = async (path: string, input: unknown) => {
    const answer = await page.request.post(`${server.address}/api/trpc/${path}`, { data: { json: input } });
    expect(answer.status()).toBe(200);
    return answer.json();
  };
  const begun = await call("chat.begin", { text: "Five days in Texas for two" });
  const id: string = begun.result.data.json.id;
  const inspector = new InspectorPage(page);
  await page.goto(`${server.address}/research/episodes/${id}`);
  await expect(page.getByRole("heading", { name: /A traveler’s episode/ })).toBeVisible();
  await page.getByRole("button", { name: "Live: follow" }).click();
  await call("chat.delegate", { id, level: "ask me little" });
  await expect(inspector.event.getByRole("heading", { name: /^Delegated/ })).toBeVisible();
});

test("two runs are compared, and two episodes of the same task", async ({ page, expectAccessible }) => {
  await page.goto(`${server.address}/research/runs`);
  await page.getByRole("checkbox", { name: "Compare React, first try" }).check();
  await page.getByRole("checkbox", { name: "Compare React, second try" }).check();
  await page.getByRole("link", { name: "Compare these two" }).click();
  await expect(page.getByText("2 trials lost, 1 won; 1 pass in both, 2 in neither.")).toBeVisible();
  await expect(
    page.getByText(/2 pass at the left only and 1 at the right only: right − left = −17 points/),
  ).toBeVisible();
  await expect(page.getByRole("figure", { name: "What makes them different" })).toContainText("Seed");
  await expectAccessible();
  const lost = page.getByRole("figure", { name: /^Lost/ });
  await lost.getByRole("link", { name: "compare" }).first().click();
  await expect(page.getByRole("heading", { name: "First difference" })).toBeVisible();
  await expect(page.getByText("The first 13 events say the same")).toBeVisible();
  const plans = page.getByRole("table", { name: "Where the plans differ" });
  await expect(plans).toContainText("Quiet Loft, Austin");
  await expect(plans).toContainText("Old Mill Inn, Austin");
  const csv = await downloaded(page, () =>
    page.getByRole("button", { name: "Save “Where the plans differ” as CSV" }).click(),
  );
  expect(csv).toBe('Day,Field,Left,Right\r\nDay 1,Night,"Quiet Loft, Austin","Old Mill Inn, Austin"\r\n');
  await expectAccessible();
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
});

test("the leaderboard puts runs alongside submissions, with what each was allowed to see", async ({
  page,
  expectAccessible,
}) => {
  await page.goto(`${server.address}/research/leaderboard`);
  const table = page.getByRole("table", { name: "texas-6, 6 tasks" });
  await expect(table.getByRole("rowheader")).toHaveText(["Another system", "React, first try", "React, second try"]);
  await expect(table).toContainText("The query and the reference information.");
  await expect(table).toContainText("react, scripted, two-stage");
  const fewer = page.getByRole("table", { name: "texas-3, 3 tasks" });
  await expect(fewer.getByRole("rowheader")).toHaveText(["Another system, fewer tasks"]);
  await expectAccessible();
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
});

test("a researcher starts a run, watches it to its end and takes its plans along", async ({
  page,
  expectAccessible,
}) => {
  await page.goto(`${server.address}/research/runs`);
  await page.getByRole("button", { name: "Start a run" }).click();
  const dialog = page.getByRole("dialog", { name: "Start a run" });
  await dialog.getByRole("button", { name: "Start", exact: true }).click();
  await expect(dialog.getByText("Give the run a name.")).toBeVisible();
  await dialog.getByLabel("Name").fill("Exact planner");
  await dialog.getByLabel("Tasks").selectOption({ label: "texas-6 (6)" });
  await dialog.getByLabel("World", { exact: true }).selectOption("texas");
  await dialog.getByLabel("Agent").selectOption("solver");
  await dialog.getByLabel("What it reads").selectOption("gold");
  await expectAccessible();
  await dialog.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Exact planner" })).toBeVisible();
  await expect(page.getByText("6 of 6 trials").first()).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText("Finished", { exact: true })).toBeVisible();
  const final = page.getByRole("figure", { name: "Rates", exact: true }).getByRole("row", { name: /Final pass/ });
  await expect(final.getByRole("cell")).toHaveText(["–", /100 %.*6 of 6/]);
  await expectAccessible();
  const submission = await downloaded(page, () => page.getByRole("link", { name: "Submission" }).click());
  const rows = submission.trim().split("\n");
  expect(rows).toHaveLength(6);
  expect(JSON.parse(rows[0] ?? "")).toMatchObject({ idx: 1, plan: expect.any(Array) });
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectNoSidewaysScroll(page);
  await expectAccessible();
});

test("a researcher brings an agent of their own, which takes a task with the token that is shown", async ({
  page,
  request,
  expectAccessible,
}) => {
  await page.goto(`${server.address}/research/runs`);
  await page.getByRole("button", { name: "Bring your own agent" }).click();
  const dialog = page.getByRole("dialog", { name: "Bring your own agent" });
  await dialog.getByRole("button", { name: "Create run" }).click();
  await expect(dialog.getByText("Say what your agent is called.")).toBeVisible();
  await expect(dialog.getByText("Choose the tasks.")).toBeVisible();
  await dialog.getByLabel("Name of the agent").fill("mine");
  await dialog.getByLabel("Tasks", { exact: true }).selectOption({ label: "TravelPlanner: texas-6 (6)" });
  await dialog.getByLabel("World", { exact: true }).selectOption("texas");
  await dialog.getByLabel("Only the first").fill("1");
  await expectAccessible();
  await dialog.getByRole("button", { name: "Create run" }).click();

  await expect(dialog.getByRole("status")).toContainText("The run waits for your agent.");
  await expectAccessible();
  const token = await dialog.getByRole("region", { name: "Command: Token" }).textContent();
  const address = await dialog.getByRole("region", { name: "Command: Address" }).textContent();
  const next = await request.post(`${address}/next`, { headers: { authorization: `Bearer ${token}` }, data: {} });
  expect(next.status()).toBe(200);
  await dialog.getByRole("link", { name: "Go to the run" }).click();
  await expect(page.getByRole("heading", { name: "mine" })).toBeVisible();
  await expect(page.getByText("0 of 1 trials").first()).toBeVisible();
});
