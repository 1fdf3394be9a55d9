import { defineConfig, devices } from "@playwright/test";
import { PUBLISHED_TRAVELPLANNER } from "./e2e/published-data";
import { findChromium } from "./scripts/lib/browser.mjs";
import { freePort } from "./scripts/lib/port.mjs";

// Every worker process reads this file; the ports are chosen once and handed down in the environment.
process.env.SAMPLE_PORT ??= String(await freePort());
process.env.TRAVELPLANNER_PORT ??= String(await freePort());
const addresses = {
  sample: `http://127.0.0.1:${process.env.SAMPLE_PORT}`,
  travelplanner: `http://127.0.0.1:${process.env.TRAVELPLANNER_PORT}`,
};

const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } };
const phone = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } };

function server(world: keyof typeof addresses, port: string) {
  return {
    command: `node e2e/serve.mjs ${world}`,
    url: `${addresses[world]}/api/health`,
    env: { PORT: port },
    timeout: 300_000,
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 10_000 },
  };
}

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  // A search fills a core, and so does a browser.
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["list"], ["json"]] : [["list"]],
  use: {
    locale: "en-US",
    trace: "retain-on-failure",
    launchOptions: { executablePath: findChromium(), args: ["--no-sandbox", "--disable-dev-shm-usage"] },
  },
  projects: [
    { name: "desktop", testIgnore: "travelplanner/**", use: { ...desktop, baseURL: addresses.sample } },
    // Those marked @phone once more on a small screen.
    { name: "phone", testIgnore: "travelplanner/**", grep: /@phone/, use: { ...phone, baseURL: addresses.sample } },
    // On the published data, where it is at hand.
    { name: "travelplanner", testMatch: "travelplanner/**", use: { ...desktop, baseURL: addresses.travelplanner } },
  ],
  webServer: [
    server("sample", process.env.SAMPLE_PORT),
    ...(PUBLISHED_TRAVELPLANNER ? [server("travelplanner", process.env.TRAVELPLANNER_PORT)] : []),
  ],
});
