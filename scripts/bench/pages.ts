// Measures pages in a browser: Lighthouse's scores, and the main thread's tasks under the hand: npm run bench:pages
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { findChromium } from "../lib/browser.mjs";
import { ROOT } from "../lib/project.mjs";
import { startSampleServer } from "../lib/sample-server.mjs";
import { lighthouse } from "./pages/lighthouse";
import { type Tasks, traceTasks } from "./pages/main-thread";
import { newTraveler, sevenDaysInThreeCities } from "./pages/traveler";

const TRACES = join(ROOT, "docs/traces");
const TRIPS_IN_LIST = 200;

const server = await startSampleServer();
try {
  const traveler = await newTraveler(server.address);
  const trip = await traveler.plan("Seven days in Florida", sevenDaysInThreeCities());
  showScores("start", lighthouse(`${server.address}/`, traveler.cookie));
  showScores("trip", lighthouse(`${server.address}/trip/${trip}`, traveler.cookie));

  mkdirSync(TRACES, { recursive: true });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-dev-shm-usage"],
  });
  const context = await browser.newContext({ baseURL: server.address, viewport: { width: 1440, height: 900 } });
  await keepSession(context, traveler.cookie, server.address);
  const page = await context.newPage();
  const trace = (name: string, act: () => Promise<void>) =>
    traceTasks(browser, page, join(TRACES, `${name}.json.gz`), act);

  await settled(page, `/trip/${trip}`);
  showTasks("scrolling a trip of 7 days", await trace("scroll-trip", () => scroll(page)));
  await page.evaluate(() => window.scrollTo(0, 0));
  showTasks("dragging a stop to the next day", await trace("drag-stop", () => dragStop(page)));

  for (let count = 1; count < TRIPS_IN_LIST; count++) await traveler.client.trips.duplicate.mutate({ id: trip });
  await settled(page, "/trips");
  showTasks(`scrolling ${TRIPS_IN_LIST} trips`, await trace("scroll-trips", () => scroll(page)));
  await browser.close();
} finally {
  await server.stop();
}

async function keepSession(context: BrowserContext, cookie: string, address: string): Promise<void> {
  const cookies = cookie.split("; ").map((pair) => {
    const [name = "", ...value] = pair.split("=");
    return { name, value: value.join("="), url: address };
  });
  await context.addCookies(cookies);
}

async function settled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  // The map begins some seconds after the page.
  await page.waitForTimeout(8_000);
}

/** As a wheel does, to the end of the page. */
async function scroll(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.mouse.move(400, 500);
  for (let y = 0; y < height; y += 120) {
    await page.mouse.wheel(0, 120);
    await page.waitForTimeout(16);
  }
}

/** The first stop that can be dragged, slowly over the days below and back up again. */
async function dragStop(page: Page): Promise<void> {
  const grip = page.getByRole("button", { name: /^Drag / }).first();
  await grip.scrollIntoViewIfNeeded();
  const box = await grip.boundingBox();
  if (box === null) throw new Error("No stop can be dragged.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step < 60; step++) {
    await page.mouse.move(x, Math.min(y + step * 8, 860));
    await page.waitForTimeout(16);
  }
  await page.mouse.up();
  await page.waitForTimeout(1_000);
}

function showScores(name: string, { scores, weak }: ReturnType<typeof lighthouse>): void {
  const figures = Object.entries(scores).map(([category, score]) => `${category} ${score}`);
  console.log(`${name}: ${figures.join(", ")} (Lighthouse, desktop, median of 3)`);
  for (const finding of weak) console.log(`  ${finding}`);
}

function showTasks(what: string, { longest, busiest, long }: Tasks): void {
  console.log(`${what}: longest task ${longest} ms (busiest ${busiest} ms of the processor), ${long} over 50 ms`);
}
