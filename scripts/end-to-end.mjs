import { installChromium } from "./lib/browser.mjs";
import { buildPages } from "./lib/build.mjs";
import { inModules } from "./lib/project.mjs";
import { run } from "./lib/run.mjs";

if (!(await installChromium())) process.exit(1);
await buildPages();
process.exit(await run(process.execPath, [inModules("@playwright/test/cli.js"), "test", ...process.argv.slice(2)]));
