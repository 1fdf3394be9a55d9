// Measures the main thread while an episode of 10,000 events is opened, scrolled and searched: npm run bench:inspector
import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { OwnServer } from "../../e2e/own-server";
import { InspectorPage } from "../../e2e/pages/inspector-page";
import { findChromium } from "../lib/browser.mjs";
import { type Tasks, traceTasks } from "./pages/main-thread";

const EVENTS = 10_000;
const ROUNDS = 5;
const traces = mkdtempSync(join(tmpdir(), "dragoman-traces-"));

const server = new OwnServer();
try {
  const credentials = await server.addResearcher();
  const { many } = await server.seed();
  await server.start();
  mkdirSync(traces, { recursive: true });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-dev-shm-usage"],
  });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.request.post(`${server.address}/api/auth/sign-in/email`, { data: credentials });
  for (let round = 0; round < ROUNDS; round++) {
    const page = await context.newPage();
    const inspector = new InspectorPage(page);
    const trace = (name: string, act: () => Promise<void>) =>
      traceTasks(browser, page, join(traces, `${name}-${round}.json.gz`), act);

    show("opening", await trace("open", () => inspector.open(`${server.address}/research/episodes/${many}`, EVENTS)));
    show(
      "scrolling",
      await trace("scroll", async () => {
        await inspector.tree.hover();
        for (let step = 0; step < 100; step++) {
          await page.mouse.wheel(0, 3_000);
          await page.waitForTimeout(16);
        }
      }),
    );
    show(
      "searching",
      await trace("search", async () => {
        await inspector.search.pressSequentially("needle", { delay: 80 });
        await page.waitForTimeout(1_500);
      }),
    );
    await page.close();
  }
  await browser.close();
  console.log(`Traces: ${traces}`);
} finally {
  await server.remove();
}

function show(what: string, { longest, busiest, long }: Tasks): void {
  const ofTasks = `longest task ${longest} ms (busiest ${busiest} ms of the processor), ${long} over 50 ms`;
  console.log(`${what} an episode of 10,000 events: ${ofTasks}`);
}
