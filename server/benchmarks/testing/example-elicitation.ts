import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { EPISODE_VERSION, type Episode, type Event, writeEpisode } from "@/server/episodes";
import {
  type DialogRecord,
  type ElicitationSummary,
  elicitationSummarySchema,
  type RunIdentity,
  type RunOptions,
} from "@/server/views";
import { scoreOf } from "../elicitation/apec-scorer";
import { eventsOfRecord } from "../elicitation/dialog-events";
import { elicitation } from "../elicitation/elicitation";
import { tasksIdentity } from "../runner/identity";
import { UNKNOWN_SETTINGS } from "../runner/settings";
import { type ExampleSettings, exampleDialogs } from "./example-dialogs";

interface ExampleRun {
  readonly identity: RunIdentity;
  readonly taskOptions: Readonly<Record<string, string>>;
  readonly episodes: readonly Episode[];
  readonly dialogs: readonly DialogRecord[];
  readonly summary: ElicitationSummary;
  readonly source: unknown;
}

interface Given extends ExampleSettings {
  readonly policy?: string;
  readonly simulator?: "main" | "second";
  readonly options?: RunOptions;
}

const STARTED_AT = "2026-11-01T00:00:00.000Z";

/** A made-up run of elicitation, the same for the same settings: its dialogs were never held, its report is made of them as of any. */
export async function exampleRun(given: Given): Promise<ExampleRun> {
  const { seed, travelers, policy = "information-gain", simulator = "main", options } = given;
  const taskOptions = { travelers: `${travelers}`, seed: `${seed}`, simulator };
  const tasks = elicitation.importTasks(taskOptions);
  if (!tasks.ok) throw new Error(tasks.problem.message);
  const settings = { ...UNKNOWN_SETTINGS, ...(options && { options }) };
  const identity: RunIdentity = {
    taskSet: { benchmark: "elicitation", name: "made up", ...tasksIdentity(elicitation, tasks.value, settings) },
    ...{ agent: policy, models: {}, settings, seed, trials: 1, code: "test" },
    world: { name: "sample", hash: "0" },
  };
  const dialogs = exampleDialogs(given);
  const episodes = dialogs.map((dialog) => episodeOf(dialog, given, policy));
  const reported = tasks.value.map((task, at) => ({ task, events: eventsOf(episodes[at]), ms: 100 }));
  const summary = elicitationSummarySchema.parse(await elicitation.report(identity, reported, null));
  const [task] = tasks.value;
  if (task === undefined) throw new Error("There is no traveler.");
  const source = elicitation.source(runIdOf(seed, policy, simulator), identity, task);
  return { identity, taskOptions, episodes, dialogs, summary, source };
}

/** Writes a run as `bench --out` does, and gives the folder. */
export function writeRunFolder(
  folder: string,
  { identity, taskOptions, episodes, dialogs, summary, source }: ExampleRun,
): string {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, content: unknown) => writeFileSync(join(folder, name), JSON.stringify(content));
  const runId = runIdOf(identity.seed, identity.agent, taskOptions.simulator ?? "");
  write("run.json", { format: "dragoman-run", version: 3, runId, startedAt: STARTED_AT, identity, taskOptions });
  for (const [at, episode] of episodes.entries()) {
    writeEpisode(join(folder, "episodes", `${dialogs[at]?.id}.jsonl`), episode);
  }
  writeFileSync(join(folder, "dialogs.jsonl"), dialogs.map((dialog) => `${JSON.stringify(dialog)}\n`).join(""));
  write("report.json", summary);
  write("source.json", source);
  write("summary.json", { runId });
  return folder;
}

const runIdOf = (seed: number, policy: string, simulator: string) => `example-${policy}-${simulator}-${seed}`;

function episodeOf(dialog: DialogRecord, { seed, simulator = "main" }: Given, agent: string): Episode {
  const { parts: _, verdict: __, evidence, series, ...score } = scoreOf(dialog);
  const runId = runIdOf(seed, agent, simulator);
  const text = `Ask traveler ${dialog.id}.`;
  const events: Event[] = [
    { type: "task", task: { id: dialog.id, text, today: "2027-03-01", request: null, objective: null } },
    ...eventsOfRecord(dialog),
    {
      ...{ type: "scored", scorer: elicitation.scorer, parts: {}, evidence: [...evidence], ...score },
      series: Object.fromEntries(Object.entries(series ?? {}).map(([name, figures]) => [name, [...figures]])),
    },
    { type: "ended", reason: "done" },
  ];
  return {
    header: {
      ...{ format: "dragoman-episode", version: EPISODE_VERSION, id: `${runId}-${dialog.id}`, runId, agent, seed },
      world: { name: "sample", source: "made up", hash: "0" },
      startedAt: STARTED_AT,
    },
    events: events.map((event, sequence) => ({ sequence, atMs: sequence, event })),
  };
}

function eventsOf(episode: Episode | undefined): Event[] {
  return episode?.events.map(({ event }) => event) ?? [];
}
