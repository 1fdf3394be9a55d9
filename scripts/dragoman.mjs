import { pathToFileURL } from "node:url";
import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { compiledFile, preparePrograms } = await import("./lib/programs.mjs");
const { ROOT } = await import("./lib/project.mjs");

// Standard output belongs to the command: npm's is sent to standard error.
await preparePrograms({ stdio: ["ignore", 2, 2] });
process.chdir(ROOT);
await import(pathToFileURL(compiledFile("dragoman")).href);
