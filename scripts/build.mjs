import { buildPages } from "./lib/build.mjs";

await buildPages();
