// The sandbox's side: one fresh Python interpreter that runs one piece of code and ends. It speaks JSON lines: {"kind":"ready"} when the
// interpreter waits, {"code"} in, {"kind":"answer", …} out. Plain JavaScript, because the process may read nothing but this
// folder and Pyodide. What encloses it from outside is in isolation.ts; from inside, everything that reaches out is taken away before
// the code runs, so that a way out of Python finds nothing to call.
import { readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { START_OPTIONS } from "./start-options.mjs";

// "module" gives what is emptied here, and files that the permission model allows.
const HARMLESS = [
  ...[
    "assert",
    "assert/strict",
    "async_hooks",
    "buffer",
    "console",
    "constants",
    "crypto",
    "diagnostics_channel",
    "events",
  ],
  ...["module", "path", "path/posix", "path/win32", "perf_hooks", "process", "punycode", "querystring", "stream"],
  ...["stream/promises", "string_decoder", "timers", "timers/promises", "tty", "url", "util", "util/types", "zlib"],
];
const LISTENING = ["addListener", "off", "on", "once", "removeListener"];

const [pyodide, snapshot, ...limits] = process.argv.slice(2);
const [pythonBytes, outputCharacters] = limits.map(Number);
const harness = readFileSync(new URL("./harness.py", import.meta.url), "utf8");
const write = process.stdout.write.bind(process.stdout);
const exit = process.exit.bind(process);
const code = firstLine();

limitMemory();
// Python sees the name of its program: a path of this machine, otherwise.
process.argv.splice(0, process.argv.length, "python", "python");
// Pyodide asks for the flags of files, which the permission model refuses to tell.
process.binding = () => ({ fs: {} });
const printed = collector(outputCharacters);
const { loadPyodide } = await import(pyodide);
// Its memory as it was when it had started once, where that was kept.
const started = snapshot === "" ? {} : { _loadSnapshot: readFileSync(snapshot) };
const python = await loadPyodide({ ...START_OPTIONS, ...started });
python.setStdout({ write: printed.add });
python.setStderr({ write: printed.add });
const runCode = python.runPython(harness);
python.unregisterJsModule("js");
python.unregisterJsModule("pyodide_js");
await removeOutside();
send({ kind: "ready" });

const { code: given } = JSON.parse(await code);
let error;
try {
  error = String(runCode(given));
} catch (cause) {
  error = `The interpreter broke down: ${String(cause?.message ?? cause).slice(-300)}`;
}
send({ kind: "answer", result: printed.text(), error: error.slice(-outputCharacters) }, () => exit(0));

/** @param {object} message @param {() => void} [sent] */
function send(message, sent) {
  write(`${JSON.stringify(message)}\n`, sent);
}

/** The first line of standard input. Its end means that the parent is gone: so is this process then. */
function firstLine() {
  return new Promise((resolve) => {
    let text = "";
    process.stdin.setEncoding("utf8");
    process.stdin.on("data", (piece) => {
      text += piece;
      const end = text.indexOf("\n");
      if (end >= 0) resolve(text.slice(0, end));
    });
    process.stdin.on("end", () => exit(0));
  });
}

/** What Python prints, as bytes, up to a number of characters. @param {number} most */
function collector(most) {
  const decoder = new TextDecoder();
  let text = "";
  let cut = false;
  return {
    /** @param {Uint8Array} bytes */
    add(bytes) {
      if (text.length < most) text += decoder.decode(bytes.subarray(0, most * 4), { stream: true });
      else cut ||= bytes.length > 0;
      return bytes.length;
    },
    text() {
      if (!cut && text.length <= most) return text;
      return `${text.slice(0, most)}\n… (only the first ${most} characters are shown)`;
    },
  };
}

function limitMemory() {
  const { prototype } = WebAssembly.Memory;
  const { grow } = prototype;
  prototype.grow = function limitedGrow(pages) {
    if (this.buffer.byteLength + pages * 65_536 > pythonBytes) throw new RangeError("The memory is full.");
    return grow.call(this, pages);
  };
}

async function removeOutside() {
  const others = builtinModules.filter((name) => !HARMLESS.includes(name) && !/^_|^node:test/.test(name));
  // All are loaded before the first is emptied: some need another while they load. One that this build lacks is not there to call.
  const loaded = await Promise.allSettled(others.map((name) => import(`node:${name.replace(/^node:/, "")}`)));
  for (const module of loaded) if (module.status === "fulfilled") removeModules(module.value.default);
  removeModules(process, [
    ...["cwd", "emit", "emitWarning", "hrtime", "memoryUsage", "nextTick", "reallyExit"],
    ...LISTENING,
  ]);
  process.env = {};
  for (const name of ["fetch", "WebSocket", "EventSource", "XMLHttpRequest", "WebAssembly"]) delete globalThis[name];
}

/** Puts a function that answers nothing in the place of each. @param {object} functions @param {string[]} kept */
function removeModules(functions, kept = []) {
  for (const name of Object.keys(functions)) {
    const { writable, value } = Object.getOwnPropertyDescriptor(functions, name) ?? {};
    if (!writable || typeof value !== "function" || kept.includes(name)) continue;
    // A shell that cannot be started is an answer that Python understands.
    functions[name] = name === "spawnSync" ? () => ({ status: 127, signal: null }) : unreachable;
  }
}

function unreachable() {
  throw new Error("There is nothing outside of Python here.");
}
