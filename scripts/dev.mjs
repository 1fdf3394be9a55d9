import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { startServer } = await import("./lib/serve.mjs");
process.exit(await startServer("dev"));
