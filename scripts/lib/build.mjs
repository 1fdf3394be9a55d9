import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { serveMapWorker } from "./map-worker.mjs";
import { inModules, ROOT } from "./project.mjs";
import { run } from "./run.mjs";
import { sourceFiles } from "./source-files.mjs";

/** Everything that the built pages depend on. */
const SOURCES = [
  "app",
  "components",
  "server",
  "db",
  "public",
  "instrumentation.ts",
  "loaded-api.ts",
  "next.config.ts",
  "proxy.ts",
  "package.json",
  "package-lock.json",
  "postcss.config.mjs",
  "tsconfig.json",
];
const STAMP = join(ROOT, ".next", "built-from");
const NEXT = inModules("next/dist/bin/next");

/** Whether the pages were built from the sources as they are. */
export function isBuilt() {
  return existsSync(STAMP) && readFileSync(STAMP, "utf8") === hashOfSources();
}

/** Builds the pages when their sources changed since the last build. Ends the process when that fails. */
export async function buildPages() {
  if (isBuilt()) return;
  serveMapWorker();
  const sources = hashOfSources();
  console.log("Building the pages …");
  const env = { NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" };
  const code = await run(process.execPath, [NEXT, "build"], { env });
  if (code !== 0) {
    console.error("Building the pages failed; the reason is above.");
    process.exit(1);
  }
  mkdirSync(join(ROOT, ".next"), { recursive: true });
  writeFileSync(STAMP, sources);
}

function hashOfSources() {
  const hash = createHash("sha256");
  for (const path of SOURCES.flatMap(sourceFiles))
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(ROOT, path)))
      .update("\0");
  return hash.digest("hex");
}
