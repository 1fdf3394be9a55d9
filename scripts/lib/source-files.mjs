import { existsSync, readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { ROOT } from "./project.mjs";

/**
 * @param {string} path relative to the root
 * @returns {string[]} the file itself, or the files below the folder, tests left out, in a fixed order; paths from the root
 */
export function sourceFiles(path) {
  const absolute = join(ROOT, path);
  if (!existsSync(absolute)) return [];
  const files = statSync(absolute).isDirectory()
    ? readdirSync(absolute, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
        .sort()
    : [path];
  return files.filter((file) => !/\.test\.tsx?$/.test(file));
}
