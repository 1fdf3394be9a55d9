import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { installPackages } = await import("./lib/install.mjs");
const { run } = await import("./lib/run.mjs");

await installPackages();
const entry = ["--import", "tsx", "server/cli/main.ts", "runs", "work"];
process.exit(await run(process.execPath, [...entry, ...process.argv.slice(2)]));
