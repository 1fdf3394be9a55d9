import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { takeEmbeddedLock } from "./embedded-lock";
import { processIdentity } from "./process-identity";

describe("the lock of the embedded database", () => {
  let folder: string;
  let path: string;
  const children: ChildProcess[] = [];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "lock-"));
    path = join(folder, "database.lock");
  });
  afterEach(() => {
    for (const child of children.splice(0)) child.kill("SIGKILL");
    rmSync(folder, { recursive: true });
  });

  const otherProcess = (): number => {
    const child = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60_000)"]);
    children.push(child);
    if (child.pid === undefined) throw new Error("The other process did not start.");
    return child.pid;
  };
  const holdBy = (pid: number, identity: string, host = hostname()) =>
    writeFileSync(path, JSON.stringify({ pid, identity, host, token: "other" }));
  const holderPid = () => JSON.parse(readFileSync(path, "utf8")).pid;

  it("is taken once, names the holder to the second, and is free after release", () => {
    const first = takeEmbeddedLock(path);
    expect(first.ok).toBe(true);
    const second = takeEmbeddedLock(path);
    expect(second).toMatchObject({ ok: false, problem: { code: "unavailable" } });
    if (!second.ok) {
      expect(second.problem.message).toContain(String(process.pid));
      expect(second.problem.message).toContain("DATABASE_URL");
    }
    if (first.ok) first.value.release();
    expect(existsSync(path)).toBe(false);
    const third = takeEmbeddedLock(path);
    expect(third.ok).toBe(true);
    if (third.ok) third.value.release();
  });

  it("stays with a living process", () => {
    const pid = otherProcess();
    holdBy(pid, processIdentity(pid) ?? "");
    expect(takeEmbeddedLock(path)).toMatchObject({ ok: false });
    expect(holderPid()).toBe(pid);
  });

  it("is taken over from a process that is gone", async () => {
    const pid = otherProcess();
    const identity = processIdentity(pid) ?? "";
    const [child] = children;
    const gone = new Promise((resolve) => child?.once("exit", resolve));
    child?.kill("SIGKILL");
    await gone;
    holdBy(pid, identity);
    expect(takeEmbeddedLock(path).ok).toBe(true);
    expect(holderPid()).toBe(process.pid);
  });

  it("is waited for while its process is ending", () => {
    const child = spawn("sleep", ["0.2"]);
    holdBy(child.pid ?? 0, processIdentity(child.pid ?? 0) ?? "");
    expect(takeEmbeddedLock(path).ok).toBe(true);
  });

  it("is taken over when another process was given the holder's pid", () => {
    holdBy(otherProcess(), "started at another time");
    expect(takeEmbeddedLock(path).ok).toBe(true);
  });

  it("is not taken from another machine, and says which file to delete", () => {
    holdBy(1, "", "elsewhere");
    const taken = takeEmbeddedLock(path);
    expect(taken.ok).toBe(false);
    if (!taken.ok) expect(taken.problem.message).toContain(path);
  });

  it("is taken over when a crash left it half written", () => {
    writeFileSync(path, '{"pid":');
    utimesSync(path, new Date(Date.now() - 60_000), new Date(Date.now() - 60_000));
    expect(takeEmbeddedLock(path).ok).toBe(true);
  });

  it("is taken over although an earlier take-over was cut short", () => {
    holdBy(otherProcess(), "started at another time");
    writeFileSync(`${path}.recovery`, "");
    utimesSync(`${path}.recovery`, new Date(Date.now() - 60_000), new Date(Date.now() - 60_000));
    expect(takeEmbeddedLock(path).ok).toBe(true);
  });

  it("is not released by one who no longer holds it", () => {
    const lock = takeEmbeddedLock(path);
    holdBy(otherProcess(), "another");
    if (lock.ok) lock.value.release();
    expect(existsSync(path)).toBe(true);
  });

  it("goes to one of many processes that find it stale", async () => {
    holdBy(otherProcess(), "started at another time");
    const program = `
      const { takeEmbeddedLock } = await import("./db/embedded-lock.ts");
      console.log(takeEmbeddedLock(${JSON.stringify(path)}).ok ? "taken" : "refused");
      setTimeout(() => {}, 60_000);`;
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => {
        const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", program]);
        children.push(child);
        return new Promise<string>((resolve) => child.stdout.once("data", (data) => resolve(String(data).trim())));
      }),
    );
    expect(answers.sort()).toEqual(["refused", "refused", "refused", "taken"]);
  });
});
