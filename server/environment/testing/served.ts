import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach } from "vitest";
import { texas } from "@/server/benchmarks/testing/texas";
import { type RunningEnvironment, serveEnvironment } from "../serve";
import { ServedTasks } from "../tasks/served-tasks";
import { GENERATED_SETS, generatedSets } from "../tasks/task-sets";

const running = new Set<RunningEnvironment>();

export interface ServedOptions {
  readonly journal?: string;
  readonly port?: number;
  readonly token?: string | null;
  readonly maximum?: number;
  readonly silentMs?: number;
}

export function newJournal(): string {
  return join(mkdtempSync(join(tmpdir(), "dragoman-environment-")), "sessions.jsonl");
}

/** All splits of the generated sets, in a world of two cities: the same world each time. */
export const texasTasks = (): ServedTasks => new ServedTasks(generatedSets(GENERATED_SETS, WORLD), null);
const WORLD = texas();

/** A server on a free port of this machine, until the test ends. */
export async function serveTexas(options: ServedOptions = {}): Promise<RunningEnvironment> {
  const served = await serveEnvironment({
    ...{ tasks: texasTasks(), host: "127.0.0.1", port: 0, token: null, journal: newJournal() },
    ...{ maximum: 100, silentMs: 60_000 },
    note: (text) => {
      throw new Error(text);
    },
    ...options,
  });
  if (!served.ok) throw new Error(served.problem.message);
  running.add(served.value);
  return {
    ...served.value,
    async close() {
      running.delete(served.value);
      await served.value.close();
    },
  };
}

/** Call once in a file that serves: each test ends its servers. */
export function closeServersAfterEach(): void {
  afterEach(async () => {
    for (const server of running) await server.close();
    running.clear();
  });
}

/** A plan for two days that can be read, whatever it is worth. */
export const PLAN = [
  "Day 1:",
  "Current City: from Dallas to Austin",
  "Transportation: Flight Number: F1, from Dallas to Austin, Departure Time: 09:00, Arrival Time: 10:00",
  ...["Breakfast: -", "Attraction: -", "Lunch: -", "Dinner: -", "Accommodation: -"],
].join("\n");

export const SEARCH = {
  tool: "FlightSearch",
  arguments: { origin: "Dallas", destination: "Austin", date: "2022-03-10" },
} as const;
