// Takes pictures of the pages for docs/screenshots: npm run screenshots
import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { StartPage } from "../e2e/pages/start-page";
import { TripPage } from "../e2e/pages/trip-page";
import { SENTENCES } from "../e2e/sample-trips";
import { findChromium } from "./lib/browser.mjs";
import { freePort } from "./lib/port.mjs";
import { ROOT } from "./lib/project.mjs";

const FOLDER = join(ROOT, "docs/screenshots");
const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const THEMES = ["light", "dark"] as const;
const LOOK_AGAIN_MS = 500;

/** How to bring a fresh page into each state. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  start: (page) => new StartPage(page).open(),
  question: async (page) => {
    const start = await typed(page, SENTENCES.withoutDate);
    await start.question("When does the trip start?").waitFor();
  },
  editor: async (page) => {
    const start = await typed(page, SENTENCES.feasible);
    await start.chip("Dates").click();
    await start.editor("Dates").waitFor();
  },
  planning: async (page) => {
    await (await typed(page, SENTENCES.slow)).plan();
    await page.locator("[aria-current=step]").waitFor();
  },
  trip: async (page) => {
    await (await typed(page, SENTENCES.feasible)).plan();
    await new TripPage(page).planned();
  },
  alternatives: async (page) => {
    await STATES.trip?.(page);
    const others = new TripPage(page).days.first().getByRole("button", { name: /considered$/ });
    await others.first().click();
    await others.first().scrollIntoViewIfNeeded();
  },
  "no-plan": async (page) => {
    await (await typed(page, SENTENCES.hopeless)).plan();
    await new TripPage(page).waysOut.first().waitFor();
  },
};

async function typed(page: Page, text: string): Promise<StartPage> {
  const start = new StartPage(page);
  await start.open();
  await start.type(text);
  await start.chips.waitFor();
  return start;
}

async function takeAll(browser: Browser, baseURL: string): Promise<void> {
  for (const [state, bring] of Object.entries(STATES)) {
    for (const [size, viewport] of Object.entries(SIZES)) {
      for (const colorScheme of THEMES) {
        const context = await browser.newContext({
          baseURL,
          viewport,
          colorScheme,
          reducedMotion: "reduce",
          locale: "en-US",
        });
        const page = await context.newPage();
        await bring(page);
        await page.screenshot({ path: join(FOLDER, `${state}-${size}-${colorScheme}.png`) });
        await stopPlanning(page);
        await context.close();
        console.log(`${state}, ${size}, ${colorScheme}`);
      }
    }
  }
}

/** A trip left planning would keep the next one waiting. */
async function stopPlanning(page: Page): Promise<void> {
  const { stopPlanning: stop, planning } = new TripPage(page);
  if (!(await stop.isVisible())) return;
  await stop.click();
  await planning.waitFor({ state: "hidden" });
}

async function untilHealthy(address: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${address}/api/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

mkdirSync(FOLDER, { recursive: true });
const port = String(await freePort());
const address = `http://127.0.0.1:${port}`;
const server = spawn(process.execPath, ["e2e/serve.mjs", "sample"], {
  cwd: ROOT,
  env: { ...process.env, PORT: port },
  stdio: "inherit",
});
server.on("exit", (code) => process.exit(code ?? 1));
await untilHealthy(address);
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-dev-shm-usage"],
});
await takeAll(browser, address);
await browser.close();
server.removeAllListeners("exit");
server.kill("SIGTERM");
