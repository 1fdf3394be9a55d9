// Fills the data folder that the environment names: a world with its tasks, two finished runs of made-up episodes, submissions
// of another system on the same and on fewer tasks, an episode of ten thousand events, and one whose agent has agents work for it. Prints what the tests need to know as one line of JSON.
import { randomUUID } from "node:crypto";
import { closeDatabase, type Database, openDatabase, runs, trials } from "@/db";
import { agentStep, modelCall } from "@/server/api/episodes/testing/agent-episode";
import { texasQuery } from "@/server/benchmarks/testing/texas";
import { EpisodeRecorder, type Event, inSpan, inToolSpan, SpanNumbers, storeEpisode } from "@/server/episodes";
import { makeTexas, storeTexasTasks } from "@/server/runs/testing/texas-runs";
import { COMMONSENSE_CHECKS, hardConstraintsAsked } from "@/server/scoring";
import type { RunIdentity, Tallies, TrialResult } from "@/server/views";
import { exampleIdentity } from "@/server/views/testing/run-identity";

const TASKS = 6;
const FEWER_TASKS = 3;
/** Four events a step. */
const MANY_STEPS = 2_499;
const TRIAL_EVENT_MS = 260;
const MANY_EVENTS_MS = 360;
const COUNTED = { turns: 3, failedCalls: 1 };
const UNCOUNTED = { tokens: "unknown", costUsd: "unknown" } as const;

const folder = process.env.DRAGOMAN_DATA ?? "";
await makeTexas(folder);
const { database } = await openDatabase();
const taskSet = await storeTexasTasks(database, TASKS);
const fewerTasks = await storeTexasTasks(database, FEWER_TASKS);
// The second run wins task 2 and loses task 1 and 4.
await storeRun("run-one", "React, first try", identity(1), taskSet, [true, false, true, true, false, false]);
await storeRun("run-two", "React, second try", identity(2), taskSet, [false, true, true, false, false, false]);
await storeRun("other", "Another system", null, taskSet, [true, true, true, true, true, false]);
await storeRun("easier", "Another system, fewer tasks", null, fewerTasks, [true, true, true]);
const many = await storeMany();
const spanned = await storeSpanned();
await closeDatabase();
console.log(JSON.stringify({ many, spanned }));

function identity(seed: number): RunIdentity {
  return exampleIdentity({
    taskSet: { benchmark: "travelplanner", name: `texas-${TASKS}`, count: TASKS, sha256: "0".repeat(64) },
    seed,
    world: { name: "texas", hash: "0".repeat(64) },
  });
}

async function storeRun(
  id: string,
  name: string,
  of: RunIdentity | null,
  taskSetId: string,
  passed: readonly boolean[],
): Promise<void> {
  const at = new Date("2026-11-22T06:00:00Z");
  await database.insert(runs).values({
    id,
    name,
    kind: of === null ? "submission" : "run",
    taskSetId,
    identity: of,
    sees: of === null ? "The query and the reference information." : "The query, and what its own calls of tools find.",
    status: "finished",
    total: passed.length,
    finished: passed.length,
    createdAt: at,
    startedAt: at,
    endedAt: at,
  });
  for (const [index, final] of passed.entries()) await storeTrial(database, id, index, final);
}

async function storeTrial(within: Database, runId: string, index: number, final: boolean): Promise<void> {
  const episodeId = randomUUID();
  const idx = index + 1;
  const checks = Object.fromEntries(
    [...COMMONSENSE_CHECKS, ...hardConstraintsAsked(texasQuery({ idx, budget: 600 + index }))].map((name) => [
      name,
      final || name !== "valid_cost",
    ]),
  );
  const hotel = runId === "run-one" ? "Quiet Loft, Austin" : "Old Mill Inn, Austin";
  const events: Event[] = [
    taskEvent(idx),
    ...[1, 2, 3].flatMap((step) => agentStep(step)),
    planWritten(hotel),
    {
      type: "scored",
      scorer: "travelplanner",
      value: final ? 1 : 0,
      delivered: true,
      passed: final,
      parts: checks,
      tallies: talliesOf(final, checks),
      evidence: final ? [] : ["The plan costs $1,900, the budget is $600."],
    },
    ...(final ? [] : [failure()]),
    { type: "ended", reason: "done" },
  ];
  await storeEvents(within, episodeId, runId, events, TRIAL_EVENT_MS);
  await within.insert(trials).values({
    runId,
    taskId: String(idx),
    trial: 0,
    position: index,
    status: "finished",
    attempts: 1,
    episodeId,
    // What another system took, nobody counted.
    result: { ...resultOf(final, checks), ...(runId.startsWith("run-") ? COUNTED : UNCOUNTED) },
    finishedAt: new Date("2026-11-22T06:01:00Z"),
  });
}

function resultOf(final: boolean, checks: TrialResult["checks"]): TrialResult {
  return {
    delivered: true,
    passed: final,
    value: final ? 1 : 0,
    checks,
    tallies: talliesOf(final, checks),
    failures: final ? [] : [{ kind: "budget", side: "agent" }],
    endReason: "done",
    ms: 4_200,
    steps: 3,
    modelCalls: 3,
    retries: 0,
    tokens: 2_800,
    costUsd: 0.003,
    meteredUsd: 0.003,
    toolCalls: { FlightSearch: 3 },
  };
}

/** All checks hold but for the budget of trials that do not pass. */
function talliesOf(final: boolean, checks: TrialResult["checks"]): Tallies {
  const hard = Object.keys(checks).filter((name) => name.startsWith("valid_")).length;
  const one = { got: 1, of: 1 };
  const passes = { got: final ? 1 : 0, of: 1 };
  return {
    delivery: one,
    commonsenseMicro: { got: COMMONSENSE_CHECKS.length, of: COMMONSENSE_CHECKS.length },
    commonsenseMacro: one,
    hardMicro: { got: final ? hard : hard - 1, of: hard },
    hardMacro: passes,
    final: passes,
  };
}

function taskEvent(idx: number): Event {
  const { query } = texasQuery({ idx });
  return { type: "task", task: { id: String(idx), text: query, today: "2022-03-01", request: null, objective: null } };
}

function planWritten(accommodation: string): Event {
  const day = {
    days: 1,
    current_city: "from Dallas to Austin",
    transportation: "Flight Number: F3570100, from Dallas to Austin, Departure Time: 10:00, Arrival Time: 11:05",
    breakfast: "-",
    attraction: "Zilker Park, Austin;",
    lunch: "Taco Stand, Austin",
    dinner: "Grill House, Austin",
    accommodation,
  };
  return { type: "planWritten", text: `Day 1:\nAccommodation: ${accommodation}`, days: [day], readBy: "rules" };
}

function failure(): Event {
  return { type: "failureFound", kind: "budget", side: "agent", detail: "The plan costs $1,900, the budget is $600." };
}

/** An episode of ten thousand events over an hour; markup in it must stay text. */
async function storeMany(): Promise<string> {
  const id = randomUUID();
  const events: Event[] = [
    taskEvent(1),
    { type: "thought", text: "<img src=x onerror=alert(1)> <b>bold</b> needle-at-the-beginning" },
    ...Array.from({ length: MANY_STEPS }, (_, step) => agentStep(step + 1)).flat(),
    planWritten("Quiet Loft, Austin"),
    { type: "ended", reason: "done" },
  ];
  await storeEvents(database, id, "run-one", events, MANY_EVENTS_MS);
  return id;
}

/** An agent with a subtask, in which another agent calls a tool that asks a model. */
async function storeSpanned(): Promise<string> {
  const id = randomUUID();
  const called = { type: "toolCalled", callId: "call-1", tool: "Planner", input: { query: "Austin" } } as const;
  async function* planner(): AsyncGenerator<Event, void> {
    yield modelCall(2);
    yield { type: "toolAnswered", callId: "call-1", ok: true, output: "Day 1: Austin" };
  }
  async function* subAgent(): AsyncGenerator<Event, void> {
    yield modelCall(1);
    yield* inToolSpan(called, planner);
  }
  async function* work(): AsyncGenerator<Event, void> {
    yield taskEvent(1);
    yield* inSpan({ kind: "subtask", name: "Find a hotel", goal: "In Austin, for two nights." }, () =>
      inSpan({ kind: "agent", name: "Hotel agent" }, subAgent),
    );
    yield planWritten("Quiet Loft, Austin");
    yield { type: "ended", reason: "done" };
  }
  const spans = new SpanNumbers();
  const events: Event[] = [];
  for await (const event of work()) events.push(spans.numbered(event));
  await storeEvents(database, id, "run-one", events, TRIAL_EVENT_MS);
  return id;
}

/** Stores an ended episode whose events come one after another, so many milliseconds apart. */
async function storeEvents(
  within: Database,
  id: string,
  runId: string,
  events: readonly Event[],
  apartMs: number,
): Promise<void> {
  const world = { name: "texas", source: "Made up.", hash: "0" };
  const recorder = new EpisodeRecorder({ id, runId, agent: "react", world, seed: 1 });
  for (const [index, event] of events.entries()) recorder.record(event, index * apartMs);
  await within.transaction((whole) => storeEpisode(whole, recorder.episode(), { id, runId }));
}
