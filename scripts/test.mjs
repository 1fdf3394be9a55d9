import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { runTests } = await import("./lib/test-stages.mjs");
process.exit(await runTests());
