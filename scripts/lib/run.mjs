import { spawn } from "node:child_process";
import { constants } from "node:os";
import { ROOT } from "./project.mjs";

/**
 * Runs a command in the project's root until it ends; signals that reach this process are passed on to it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, stdio?: import("node:child_process").StdioOptions }} [options]
 * @returns {Promise<number>} the exit code; 128 + the signal's number when a signal ended it
 */
export function run(command, args, { env = {}, stdio = "inherit" } = {}) {
  const onWindows = process.platform === "win32" && command === "npm";
  const child = spawn(command, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio, shell: onWindows });
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => child.kill(signal);
  process.on("SIGTERM", passOn);
  process.on("SIGINT", passOn);
  return new Promise((resolve) => {
    /** @param {number} code */
    const end = (code) => {
      process.off("SIGTERM", passOn);
      process.off("SIGINT", passOn);
      resolve(code);
    };
    child.on("error", (error) => {
      console.error(`Could not run ${command}: ${error.message}`);
      end(127);
    });
    child.on("exit", (code, signal) => end(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}
