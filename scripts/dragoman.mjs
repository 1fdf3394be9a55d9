import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { installPackages } = await import("./lib/install.mjs");
const { run } = await import("./lib/run.mjs");

// Standard output belongs to the command: npm's is sent to standard error.
await installPackages({ stdio: ["ignore", 2, 2] });
process.exit(await run(process.execPath, ["--import", "tsx", "server/cli/main.ts", ...process.argv.slice(2)]));
