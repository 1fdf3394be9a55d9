import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { WITHOUT_MAP } from "./e2e/browser";
import { PUBLISHED_TRAVELPLANNER } from "./e2e/published-data";
import { freePort } from "./scripts/lib/port.mjs";

// Every worker process reads this file; the ports are chosen once and handed down in the environment.
process.env.SAMPLE_PORT ??= String(await freePort());
process.env.TRAVELPLANNER_PORT ??= String(await freePort());
process.env.ADMIN_FILE ??= join(tmpdir(), `dragoman-admin-${process.env.SAMPLE_PORT}.json`);
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
    // The environment of this process comes along, so the other server is told that it makes no admin.
    env: { PORT: port, ADMIN_FILE: world === "sample" ? (process.env.ADMIN_FILE ?? "") : "" },
    timeout: 300_000,
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 10_000 },
  };
}

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  // On two cores a third shorter than one; more would wait for each other.
  workers: 2,
  // On a busy machine a press can come late. What needs a second try is listed as flaky.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["list"], ["json"]] : [["list"]],
  use: {
    // Times, dates and distances as the texts are written: 14:05, Tue 24 Mar, km. One spec reads them as Americans do.
    locale: "en-IE",
    // Recording costs about two seconds a test; a failure is looked into with --trace on.
    trace: "off",
    // It would take requests past the tests' own answers; the test of reading offline lets it work.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: WITHOUT_MAP,
  },
  projects: [
    { name: "desktop", testIgnore: "travelplanner/**", use: { ...desktop, baseURL: addresses.sample } },
    // Those marked @phone once more on a small screen.
    { name: "phone", testIgnore: "travelplanner/**", grep: /@phone/, use: { ...phone, baseURL: addresses.sample } },
    // On the published data, where it is at hand. It comes last: one by one, so that both workers have some to the end.
    {
      name: "travelplanner",
      testMatch: "travelplanner/**",
      fullyParallel: true,
      use: { ...desktop, baseURL: addresses.travelplanner },
    },
  ],
  webServer: [
    server("sample", process.env.SAMPLE_PORT),
    ...(PUBLISHED_TRAVELPLANNER ? [server("travelplanner", process.env.TRAVELPLANNER_PORT)] : []),
  ],
});
