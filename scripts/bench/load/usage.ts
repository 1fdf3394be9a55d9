import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Servers } from "./servers";

/** Processor time in milliseconds so far, and the most memory in MB; null where the system does not tell (it is read from /proc). */
export interface Usage {
  /** Of the servers' main threads, which answer. */
  readonly mainMs: number;
  /** Of their other threads: reading, planning, garbage collection. */
  readonly threadsMs: number;
  /** Of the database's processes; 0 where it is embedded. */
  readonly databaseMs: number;
  /** Of this process, which plays the people. */
  readonly peopleMs: number;
  /** The most that each server's process had in memory, its threads included. */
  readonly peakMb: readonly number[];
}

/** Milliseconds of a clock tick of /proc: Linux has 100 a second on every platform that Node runs on. */
const TICK_MS = 10;

export function usageOf({ processes, databaseName }: Servers): Usage | null {
  if (!existsSync("/proc/self/stat")) return null;
  const pids = processes.map(({ pid }) => pid);
  const whole = sum(pids.map((pid) => processorMs(`/proc/${pid}`)));
  const mainMs = sum(pids.map((pid) => processorMs(`/proc/${pid}/task/${pid}`)));
  const { user, system } = process.cpuUsage();
  return {
    mainMs,
    threadsMs: whole - mainMs,
    databaseMs: databaseName === null ? 0 : sum(backendsOf(databaseName).map((pid) => processorMs(`/proc/${pid}`))),
    peopleMs: (user + system) / 1_000,
    peakMb: pids.map(peakMb),
  };
}

/** The processes of Postgres that serve a database, by the titles that they give themselves. */
function backendsOf(databaseName: string): number[] {
  return readdirSync("/proc")
    .map(Number)
    .filter(
      (pid) => pid > 0 && (textOf(`/proc/${pid}/cmdline`) ?? "").match(/^postgres: .*/)?.[0].includes(databaseName),
    );
}

function processorMs(folder: string): number {
  // The name before it, in parentheses, may hold spaces; of what follows it the 12th and 13th are user and system time.
  const fields =
    textOf(`${folder}/stat`)
      ?.replace(/^.*\) /s, "")
      .split(" ") ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS;
}

function peakMb(pid: number): number {
  const [, kilobytes] = textOf(`/proc/${pid}/status`)?.match(/^VmHWM:\s+(\d+) kB/m) ?? [];
  return Number(kilobytes ?? 0) / 1_024;
}

/** Null: it is gone, or not ours to read. */
function textOf(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
