import { spawn } from "node:child_process";
import { realpathSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { OUTPUT_CHARACTERS, PROCESS_BYTES, PROCESSOR_SECONDS, PYTHON_BYTES } from "./limits";
import { makeSnapshot, snapshotFile } from "./snapshot";

/**
 * How the interpreter's process is enclosed. Outermost the kernel: namespaces of its own (no network, no other process to see or
 * signal) and limits of memory, processor time and file size; then Node: reading its own files only, no process, no thread, no
 * add-on, no code from strings, and no environment; inmost what sandbox.mjs takes away.
 */

/** Every command of the project runs in its root folder. */
const HOME = join(process.cwd(), "server", "tools", "python");
const PROBE_MS = 10_000;

const NAMESPACES = ["unshare", "-r", "-n", "-p", "-i", "--fork", "--kill-child"];
const LIMITS = [
  "ulimit -c 0",
  "ulimit -f 0",
  `ulimit -d ${PROCESS_BYTES / 1024}`,
  `ulimit -t ${PROCESSOR_SECONDS}`,
  'exec env -i "$@"',
].join(" && ");
/** Where `unshare`, `sh` and `env` are; the interpreter itself gets no environment. */
const SYSTEM_PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

/** A command line: the program and its arguments. */
export type CommandLine = readonly [string, ...string[]];

/** The interpreter's command line; tests have another program of this folder enclosed in the same way. */
export function interpreterCommand(program = "sandbox.mjs"): CommandLine {
  const home = realpathSync(/* turbopackIgnore: true */ HOME);
  const pyodide = pyodideFolder();
  const snapshot = snapshotFile();
  const permission = process.allowedNodeEnvironmentFlags.has("--permission")
    ? "--permission"
    : "--experimental-permission";
  return enclosed([
    process.execPath,
    "--no-warnings",
    "--disallow-code-generation-from-strings",
    permission,
    `--allow-fs-read=${join(home, "*")}`,
    `--allow-fs-read=${join(pyodide, "*")}`,
    ...(snapshot === null ? [] : [`--allow-fs-read=${snapshot}`]),
    `--max-old-space-size=${PYTHON_BYTES / 2 ** 20}`,
    join(/* turbopackIgnore: true */ home, program),
    moduleOf(pyodide),
    snapshot ?? "",
    String(PYTHON_BYTES),
    String(OUTPUT_CHARACTERS),
  ]);
}

function pyodideFolder(): string {
  return realpathSync(/* turbopackIgnore: true */ join(process.cwd(), "node_modules", "pyodide"));
}

function moduleOf(pyodide: string): string {
  return pathToFileURL(join(pyodide, "pyodide.mjs")).href;
}

/** Prepares quick starts of interpreters. Once for each process; never rejects, since they start without, too. */
export function prepareInterpreters(): Promise<void> {
  return makeSnapshot(moduleOf(pyodideFolder()));
}

function enclosed(command: readonly string[]): CommandLine {
  const limited = ["sh", "-c", LIMITS, "sh", ...command] as const;
  const [namespaces, ...rest] = NAMESPACES;
  return setting() === "without-namespaces" ? [...limited] : [namespaces ?? "", ...rest, ...limited];
}

/** Starts a command line; its standard error is not read. */
export function startEnclosed([program, ...rest]: CommandLine) {
  return spawn(program, rest, {
    env: { PATH: SYSTEM_PATH, NODE_ENV: "production" },
    cwd: "/",
    stdio: ["pipe", "pipe", "ignore"],
  });
}

const SETTINGS = ["", "off", "without-namespaces"] as const;

/** `DRAGOMAN_PYTHON`; null where it is none of the settings. */
function setting(): (typeof SETTINGS)[number] | null {
  const given = process.env.DRAGOMAN_PYTHON ?? "";
  return SETTINGS.find((known) => known === given) ?? null;
}

let tried: Promise<boolean> | null = null;

/** Why Python cannot be run here, in a sentence; null where it can. The kernel's part is tried once for each process. */
export async function whyPythonIsOff(): Promise<string | null> {
  const given = setting();
  if (given === null) return "Python is off here: DRAGOMAN_PYTHON must be left out, off or without-namespaces.";
  if (given === "off") return "Python is off here: DRAGOMAN_PYTHON is set to off.";
  tried ??= enclosureWorks();
  if (await tried) return null;
  return "Python is off here: the system does not let this server enclose a process (unshare -r -n -p). DRAGOMAN_PYTHON=without-namespaces runs it all the same, kept from network and files by Node alone.";
}

function enclosureWorks(): Promise<boolean> {
  return new Promise((resolve) => {
    const child = startEnclosed(enclosed([process.execPath, "--version"]));
    const giveUp = setTimeout(() => child.kill("SIGKILL"), PROBE_MS);
    const end = (works: boolean) => {
      clearTimeout(giveUp);
      resolve(works);
    };
    child.stdin.on("error", () => {});
    child.on("error", () => end(false));
    child.on("exit", (status) => end(status === 0));
  });
}
