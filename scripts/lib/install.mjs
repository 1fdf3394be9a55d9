import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inModules, ROOT } from "./project.mjs";
import { run } from "./run.mjs";

/**
 * Installs the packages that package-lock.json names, unless those that are needed are there already.
 * @param {{ building?: boolean, stdio?: import("node:child_process").StdioOptions }} [options] whether packages of development are
 * needed, and where npm writes
 */
export async function installPackages({ building = false, stdio = "inherit" } = {}) {
  if (isInstalled(building)) return;
  console.error("Installing packages …");
  const code = await run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], { stdio });
  if (code === 0) return;
  console.error("Installing the packages failed; npm says why above. Put it right and try again.");
  process.exit(1);
}

/**
 * Whether node_modules holds every package of the lockfile in its version, those of development where they are needed.
 * @param {boolean} building
 */
function isInstalled(building) {
  const wanted = lockedPackages(join(ROOT, "package-lock.json"));
  const present = lockedPackages(inModules(".package-lock.json"));
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === "" ||
      entry.optional ||
      (!building && (entry.dev || entry.devOptional)) ||
      present[path]?.version === entry.version,
  );
}

/**
 * @param {string} file a lockfile; npm keeps one of what it installed within node_modules
 * @returns {Record<string, { version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }>}
 */
function lockedPackages(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages ?? {};
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return {};
    throw error;
  }
}
