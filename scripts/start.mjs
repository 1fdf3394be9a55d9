import { requireNode } from "./lib/node-version.mjs";

// First of all, since what follows may use what an old Node lacks.
requireNode();
const { startServer } = await import("./lib/serve.mjs");
process.exit(await startServer("start"));
