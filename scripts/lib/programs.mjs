import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { installPackages } from "./install.mjs";
import { CACHE, ROOT } from "./project.mjs";
import { sourceFiles } from "./source-files.mjs";

/**
 * The command line and what servers start next to themselves, processes and threads (server/programs), each compiled to a file that
 * Node starts by itself. What they share lies in chunks next to them; packages stay where they are.
 */
const FOLDER = join(CACHE, "programs");
const STAMP = join(FOLDER, "compiled");
const SOURCES = ["server", "db", "package.json", "package-lock.json", "tsconfig.json"];
const DAY_MS = 24 * 60 * 60 * 1000;

/** @param {keyof typeof import("../../server/programs/programs.json")} name @returns {string} its compiled file */
export function compiledFile(name) {
  return join(FOLDER, `${name}.mjs`);
}

/**
 * Installs packages and compiles the programs, as far as either is missing or older than its sources.
 * @param {Parameters<typeof installPackages>[0]} [options] of the packages; those of development are installed for compiling too
 */
export async function preparePrograms({ building = false, ...options } = {}) {
  const areStale = !areCompiled();
  await installPackages({ ...options, building: building || areStale });
  if (areStale) await compile();
}

/** Compiles the programs when a source changed since the last time; packages are there. */
export async function compilePrograms() {
  if (!areCompiled()) await compile();
}

/** Whether every program was compiled after its sources changed last. */
function areCompiled() {
  return existsSync(STAMP) && statSync(STAMP).mtimeMs >= lastChange();
}

/** Processes that run go on with what they have loaded. */
async function compile() {
  const started = new Date();
  const { build } = await import("esbuild");
  const { outputFiles } = await build({ ...options(), write: false });
  mkdirSync(FOLDER, { recursive: true });
  for (const { path, contents } of outputFiles) replaceFile(path, contents);
  removeOld(new Set(outputFiles.map(({ path }) => basename(path))));
  writeFileSync(STAMP, "");
  // What changed while it was compiled counts as changed later.
  utimesSync(STAMP, started, started);
}

/** Compiles the programs whenever a source changes, until the process ends. */
export async function watchPrograms() {
  const { context } = await import("esbuild");
  const programs = await context({ ...options(), logLevel: "error" });
  // What is wrong with a source has been printed; it is compiled again once it is mended.
  await programs.rebuild().catch(() => {});
  await programs.watch();
}

/** @returns {import("esbuild").BuildOptions & { write?: boolean }} */
function options() {
  return {
    absWorkingDir: ROOT,
    entryPoints: JSON.parse(readFileSync(join(ROOT, "server", "programs", "programs.json"), "utf8")),
    outdir: FOLDER,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    logLevel: "warning",
  };
}

/** Another process may be reading it. @param {string} path @param {Uint8Array} contents */
function replaceFile(path, contents) {
  const temporary = `${path}.${process.pid}`;
  writeFileSync(temporary, contents);
  renameSync(temporary, path);
}

/** Chunks of former sources, but not those of a process that may still be running. @param {ReadonlySet<string>} current */
function removeOld(current) {
  for (const name of readdirSync(FOLDER)) {
    const path = join(FOLDER, name);
    if (!current.has(name) && statSync(path).mtimeMs < Date.now() - DAY_MS) rmSync(path, { force: true });
  }
}

/** When a source changed last, in milliseconds since 1970. */
function lastChange() {
  const files = SOURCES.flatMap(sourceFiles).filter((file) => /\.(ts|json)$/.test(file));
  return files.reduce((last, file) => Math.max(last, statSync(join(ROOT, file)).mtimeMs), 0);
}
