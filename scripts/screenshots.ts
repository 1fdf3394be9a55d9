// Takes pictures of the pages for docs/screenshots: npm run screenshots [-- STATE …]
import { type Browser, chromium } from "@playwright/test";
import { OwnServer } from "../e2e/own-server";
import { findChromium } from "./lib/browser.mjs";
import { startSampleServer } from "./lib/sample-server.mjs";
import { RATER_STATES } from "./screenshots/rater-states";
import { RESEARCH_STATES } from "./screenshots/research-states";
import { type States, takePictures } from "./screenshots/take-pictures";
import { planTrip, stopPlanning, TRAVELER_STATES } from "./screenshots/traveler-states";

const wanted = process.argv.slice(2);

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-dev-shm-usage"],
});
if (isWanted(TRAVELER_STATES)) await takeTravelers(browser);
if (isWanted(RESEARCH_STATES)) await takeResearch(browser);
if (isWanted(RATER_STATES)) await takeRaters(browser);
await browser.close();

function isWanted(states: States): boolean {
  return wanted.length === 0 || wanted.some((state) => state in states);
}

async function takeTravelers(browser: Browser): Promise<void> {
  const { address: baseURL, stop } = await startSampleServer();
  const traveler = await browser.newContext({ baseURL });
  const address = await planTrip(await traveler.newPage());
  const context = { baseURL, storageState: await traveler.storageState() };
  const sizes = ["wide", "phone"] as const;
  await takePictures(browser, { states: TRAVELER_STATES, address, sizes, context, leave: stopPlanning }, wanted);
  await stop();
}

async function takeResearch(browser: Browser): Promise<void> {
  const server = new OwnServer();
  try {
    const data = await server.addResearcher();
    await server.seed();
    await server.script("scripts/screenshots/seed-ratings.ts");
    await server.start();
    const researcher = await browser.newContext({ baseURL: server.address });
    await researcher.request.post("/api/auth/sign-in/email", { data });
    const context = { baseURL: server.address, storageState: await researcher.storageState() };
    await takePictures(browser, { states: RESEARCH_STATES, address: server.address, sizes: ["wide"], context }, wanted);
  } finally {
    await server.remove();
  }
}

async function takeRaters(browser: Browser): Promise<void> {
  const server = new OwnServer();
  try {
    await server.prepare();
    const seeded = await server.script("e2e/annotate/seed.ts");
    const { raters, batch }: { raters: { email: string; password: string }[]; batch: string } = JSON.parse(seeded);
    await server.start();
    const rater = await browser.newContext({ baseURL: server.address });
    await rater.request.post("/api/auth/sign-in/email", { data: raters[0] });
    const context = { baseURL: server.address, storageState: await rater.storageState() };
    const sizes = ["wide", "phone"] as const;
    const address = `${server.address}/${batch}`;
    await takePictures(browser, { states: RATER_STATES, address, sizes, context }, wanted);
  } finally {
    await server.remove();
  }
}
