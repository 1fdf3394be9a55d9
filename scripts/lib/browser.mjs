import { existsSync, readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { inModules } from "./project.mjs";
import { run } from "./run.mjs";

// The shell without windows first: it takes a sixth less of the processor.
const SYSTEM_BROWSERS = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** Path of a Chromium for the end-to-end tests: the one that CHROMIUM_PATH names, Playwright's own, or the system's. */
export function findChromium() {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM_BROWSERS];
  return candidates.find((path) => path && existsSync(path));
}

/**
 * Installs Chromium unless there is one: by Playwright, or, where its download is out of reach, from Debian's packages.
 * @returns {Promise<boolean>} whether there is one now
 */
export async function installChromium() {
  if (findChromium()) return true;
  console.log("Installing a browser for the end-to-end tests …");
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" };
  await run(process.execPath, [inModules("@playwright/test/cli.js"), "install", "--only-shell", "chromium"], { env });
  if (!findChromium() && mayInstallDebianPackages()) {
    await run("apt-get", ["update", "-q"]);
    await run("apt-get", ["install", "-y", "-q", "--no-install-recommends", "chromium-headless-shell"], {
      env: { DEBIAN_FRONTEND: "noninteractive" },
    });
  }
  if (findChromium()) return true;
  console.error("No browser could be installed. Install Chromium and name its program in CHROMIUM_PATH.");
  return false;
}

function mayInstallDebianPackages() {
  return (
    process.getuid?.() === 0 &&
    existsSync("/etc/os-release") &&
    readFileSync("/etc/os-release", "utf8").includes("debian")
  );
}
