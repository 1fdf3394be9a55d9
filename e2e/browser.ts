import type { LaunchOptions } from "@playwright/test";
import { findChromium } from "../scripts/lib/browser.mjs";

const args = ["--no-sandbox", "--disable-dev-shm-usage"];

/** WebGL without a graphics card fills a core: only what tests the map has it, elsewhere the route is drawn. */
export const WITHOUT_MAP: LaunchOptions = { executablePath: findChromium(), args: [...args, "--disable-3d-apis"] };
export const WITH_MAP: LaunchOptions = { executablePath: findChromium(), args };
