import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's root folder; every command works from there, wherever it was called. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Where scripts keep what they can make again: test results, the prepared test database. */
export const CACHE = join(ROOT, ".cache");

/** @param {string} bin path of a package's program within node_modules */
export function inModules(bin) {
  return join(ROOT, "node_modules", bin);
}
