import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * What tells one process from a later one that was given the same pid: its start time, on Linux with the boot it
 * belongs to. Null when no such process runs; "" where the system does not tell (then the pid alone must do).
 */
export function processIdentity(pid: number): string | null {
  if (!isAlive(pid)) return null;
  if (process.platform === "linux") return linuxIdentity(pid);
  if (process.platform === "win32") return "";
  try {
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
  } catch {
    return "";
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, as another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function linuxIdentity(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field is the command in parentheses and may hold spaces; the start time is the 22nd field of all.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // Ended already, and not yet taken note of by its parent.
    if (fields[0] === "Z" || fields[0] === "X") return null;
    const startTicks = fields[19];
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return `${boot}:${startTicks}`;
  } catch {
    return null;
  }
}
