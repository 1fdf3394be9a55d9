// What code would try that came out of Python altogether: JavaScript in the interpreter's process, before anything in it is taken
// away. Prints what each try gave; it is run by a test, enclosed as the interpreter is.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { Worker } from "node:worker_threads";

const port = process.argv.at(-1);
const outcome = {};
const tries = {
  readFile: () => readFileSync("/etc/passwd", "utf8"),
  readParentEnvironment: () => readFileSync(`/proc/${process.ppid}/environ`, "utf8"),
  listRoot: () => readdirSync("/"),
  writeFile: () => writeFileSync("/tmp/dragoman-hostile", "x"),
  shell: () => {
    const { error, status } = spawnSync("id");
    if (error !== undefined || status !== 0) throw error ?? new Error(`status ${status}`);
  },
  thread: () => new Worker("1", { eval: true }),
  evaluate: () => new Function("return 1")(),
  environment: () => {
    if (Object.keys(process.env).length === 0) throw new Error("empty");
  },
  // Process 1 of its own namespace is itself: any other must not be there.
  signalParent: () => {
    if (process.ppid === 0) throw new Error("no parent to see");
    process.kill(process.ppid, 0);
  },
};
for (const [name, attempt] of Object.entries(tries)) {
  try {
    attempt();
    outcome[name] = "done";
  } catch {
    outcome[name] = "refused";
  }
}
const socket = connect({ port: Number(port), host: "127.0.0.1" });
socket.on("connect", () => finish("done")).on("error", () => finish("refused"));

/** @param {string} network */
function finish(network) {
  process.stdout.write(JSON.stringify({ ...outcome, network }), () => process.exit(0));
}
