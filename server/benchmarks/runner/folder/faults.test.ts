import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Event } from "@/server/episodes";
import { type Fault, type ScriptedServer, startScriptedServer } from "@/server/models/scripted";
import { texas, texasQuery, texasTasks } from "../../testing/texas";
import { travelplanner } from "../../travelplanner/travelplanner";
import { RunFolder } from "./run-folder";
import { runInFolder } from "./run-in-folder";

/** How a trial of an agent with tools ends by a fault that stays, and what is counted of it. */
interface End {
  readonly reason: string;
  /** The failures that the run's page counts, with whose fault they are. */
  readonly failures: readonly string[];
  /** Calls in the episode, all of them with a problem, or none. */
  readonly calls: number;
  readonly problems: number;
}

const GONE: End = { reason: "model unavailable", failures: ["model unavailable (environment)"], calls: 1, problems: 1 };
const INVALID = ["invalid action (agent)", "dead loop: invalid actions (agent)"];
/** Three answers that are none. */
const NO_ANSWER: End = { reason: "invalid actions", failures: INVALID, calls: 3, problems: 3 };
/** Three answers that are no action. */
const NO_ACTION: End = { ...NO_ANSWER, problems: 0 };

/** Every fault of the scripted server. */
const ENDS: Readonly<Record<Fault, End>> = {
  "429": GONE,
  "429-retry-after": GONE,
  "500": GONE,
  "502": GONE,
  "context-overflow": {
    ...{ reason: "context overflow", failures: ["context overflow (agent)"] },
    ...{ calls: 1, problems: 1 },
  },
  "slow-first-token": GONE,
  stall: GONE,
  "cut-stream": GONE,
  "malformed-chunk": GONE,
  "wrong-content-type": GONE,
  "no-finish": GONE,
  "no-usage": { reason: "done", failures: [], calls: 12, problems: 0 },
  "malformed-json": NO_ACTION,
  "unknown-tool": NO_ACTION,
  "wrong-arguments": { ...NO_ACTION, failures: ["argument error (agent)", "dead loop: invalid actions (agent)"] },
  "endless-loop": { reason: "dead loop", failures: ["dead loop: same action (agent)"], calls: 3, problems: 0 },
  "empty-answer": NO_ANSWER,
  "1mb-answer": NO_ANSWER,
  refusal: NO_ACTION,
};

describe("a trial whose model's server has a fault", () => {
  let server: ScriptedServer;
  const folder = mkdtempSync(join(tmpdir(), "dragoman-faults-"));
  beforeAll(async () => {
    server = await startScriptedServer({ firstTokenDelayMs: 10_000 });
    const models = Object.fromEntries(Object.keys(ENDS).map((fault) => [fault, settingsOf(fault)]));
    writeFileSync(join(folder, "models.json"), JSON.stringify({ models, roles: {} }));
    vi.stubEnv("DRAGOMAN_MODELS", join(folder, "models.json"));
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await server.close();
    rmSync(folder, { recursive: true });
  });

  /** Two attempts, and silence that is noticed soon. */
  const settingsOf = (fault: string) => ({
    ...{ baseUrl: server.url, model: `scripted+${fault}`, scripted: true, contextTokens: 30_000 },
    timeouts: { firstTokenMs: 1_500, betweenPartsMs: 1_500, wholeMs: 60_000 },
    retries: { limit: 1, firstWaitMs: 1 },
  });

  it.each(Object.entries(ENDS))("%s", async (fault, { reason, failures, calls, problems }) => {
    const out = join(folder, fault);
    const summary = await runInFolder({
      ...{ benchmark: travelplanner, world: texas(), tasks: texasTasks([texasQuery({ idx: 1 })]), out },
      ...{ agent: "react", mode: "two-stage", model: fault },
    });
    const delivered = reason === "done" ? 1 : 0;
    expect(summary).toMatchObject({ ok: true, value: { scripted: true, rates: { delivery: delivered } } });
    if (!summary.ok) return;
    expect(summary.value.failures.map(({ kind, side }) => `${kind} (${side})`).sort()).toEqual([...failures].sort());
    if (fault === "no-usage") expect(summary.value).toMatchObject({ tokens: "unknown", costUsd: "unknown" });

    const events = eventsIn(out);
    expect(events.at(-1)).toEqual({ type: "ended", reason });
    const called = events.flatMap((event) => (event.type === "modelCalled" ? [event] : []));
    expect([called.length, called.filter(({ problem }) => problem !== null).length]).toEqual([calls, problems]);
    // What was sent is kept, and either what came or what went wrong.
    for (const { messages, answer, problem } of called) {
      expect(messages.length).toBeGreaterThan(0);
      expect([answer, problem].filter((one) => one !== null)).toHaveLength(1);
    }
    // The sentence that the reader of the episode gets.
    const said = events.flatMap((event) => (event.type === "error" ? [event.message] : []));
    const isReported = reason === "model unavailable" || reason === "context overflow";
    expect(said).toEqual(isReported ? [called[0]?.problem?.message] : []);
  });

  function eventsIn(out: string): Event[] {
    const read = RunFolder.read(out);
    const episode = read.ok ? read.value.folder.episode("1", 0) : null;
    if (!episode?.ok || episode.value === null) throw new Error("The episode is not there.");
    return episode.value.events.map(({ event }) => event);
  }
});
