import { requireNode } from "./lib/node-version.mjs";

// Runs a TypeScript program of the project: node scripts/from-source.mjs scripts/bench/planner.ts …
requireNode();
const { preparePrograms } = await import("./lib/programs.mjs");
const { run } = await import("./lib/run.mjs");

await preparePrograms({ building: true });
process.exit(await run(process.execPath, ["--import", "tsx", ...process.argv.slice(2)]));
