import { buildPages } from "./lib/build.mjs";
import { compilePrograms } from "./lib/programs.mjs";

await compilePrograms();
await buildPages();
