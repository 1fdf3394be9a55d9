import { pathToFileURL } from "node:url";
import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { installPackages } = await import("./lib/install.mjs");
const { areProgramsCompiled, compiledFile, compilePrograms } = await import("./lib/programs.mjs");
const { ROOT } = await import("./lib/project.mjs");

// Standard output belongs to the command: npm's is sent to standard error.
await installPackages({ building: !areProgramsCompiled(), stdio: ["ignore", 2, 2] });
await compilePrograms();
process.chdir(ROOT);
await import(pathToFileURL(compiledFile("dragoman")).href);
