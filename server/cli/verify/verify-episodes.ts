import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type DeeptravelTask, deeptravelTaskSchema, trajectoryOfTrip, verifiedTripOf } from "@/server/benchmarks";
import { type Episode, type Event, lastEvent, readEpisode, readJsonLines, type Task } from "@/server/episodes";
import { type Models, openModels, readModelsConfig } from "@/server/models";
import { itinerarybenchTaskSchema, travelplannerQuerySchema } from "@/server/scoring";
import {
  TRAJECTORY_RUBRICS,
  type TrajectoryVerdict,
  TURN_RUBRICS,
  trajectoryOf,
  type VerifiedTask,
  type VerifierAgreement,
  verifierAgreement,
  verifyByModel,
  verifyTrajectory,
} from "@/server/scoring/verifier";
import { counted, fail, formatProblem, ok, type Result, type TripRequest } from "@/server/trip";
import { toReading, understand } from "@/server/understanding";
import { ensureWorld, type World } from "@/server/worlds";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";

interface VerifyOptions {
  readonly queries?: string;
  readonly tasks?: string;
  readonly judge?: true;
  readonly json?: true;
}

/** Scores every episode of a file or a run's folder again: the same files give the same verdicts. */
export async function verifyEpisodes(terminal: Terminal, path: string, options: VerifyOptions): Promise<ExitCode> {
  const files = requireValue(episodeFiles(path));
  const known = requireValue(readKnown(options));
  const models = options.judge
    ? openModels({ config: requireValue(readModelsConfig()), purpose: "benchmark", seed: 0 })
    : null;
  const worlds = new Map<string, World>();
  const verdicts: TrajectoryVerdict[] = [];
  const pairs: Parameters<typeof verifierAgreement>[0][number][] = [];
  for (const file of files) {
    const episode = requireValue(readEpisode(file));
    const { name, hash } = episode.header.world;
    const world =
      worlds.get(name) ?? requireValue(await ensureWorld(name, { onProgress: (text) => terminal.note(text) }));
    worlds.set(name, world);
    if (world.describe().hash !== hash) terminal.note(`${file}: ${name} has other records now than it was played in.`);
    const events = episode.events.map(({ event }) => event);
    const { task, trajectory } = requireValue(await caseOf(episode, events, file, world, known));
    const code = verifyTrajectory(task, trajectory, world);
    verdicts.push(code);
    await terminal.print(options.json ? JSON.stringify({ file, task: task.id, ...code }) : verdictText(task.id, code));
    if (models === null) continue;
    const model = await judged(task, trajectory, models);
    if (model.ok) pairs.push({ code, model: model.value });
    else terminal.note(`${task.id}: ${formatProblem(model.problem)}`);
  }
  if (!options.json) await terminal.print(summaryText(verdicts));
  if (models !== null) {
    const agreement = verifierAgreement(pairs);
    await terminal.print(options.json ? JSON.stringify({ agreement }) : agreementText(agreement));
  }
  return EXIT.done;
}

function episodeFiles(path: string): Result<string[]> {
  if (!existsSync(path))
    return fail({ code: "not_found", message: "There is no such file or folder.", where: { file: path } });
  if (!statSync(path).isDirectory()) return ok([path]);
  const folder = existsSync(join(path, "episodes")) ? join(path, "episodes") : path;
  const files = readdirSync(folder).filter((name) => name.endsWith(".jsonl"));
  if (files.length === 0)
    return fail({ code: "not_found", message: "The folder has no episodes.", where: { file: folder } });
  return ok(files.sort().map((name) => join(folder, name)));
}

/** What files say of tasks, by id: the published rules that judge a plan, or a trip with its request and label. */
interface Known {
  readonly rules: ReadonlyMap<string, VerifiedTask["rules"]>;
  readonly trips: ReadonlyMap<string, DeeptravelTask>;
}

const taskSchema = z.union([deeptravelTaskSchema, itinerarybenchTaskSchema]);

function readKnown({ queries, tasks }: VerifyOptions): Result<Known> {
  const rules = new Map<string, VerifiedTask["rules"]>();
  const trips = new Map<string, DeeptravelTask>();
  if (queries !== undefined) {
    const read = readJsonLines(queries, travelplannerQuerySchema);
    if (!read.ok) return read;
    for (const query of read.value) rules.set(String(query.idx), { kind: "travelplanner", query });
  }
  if (tasks !== undefined) {
    const read = readJsonLines(tasks, taskSchema);
    if (!read.ok) return read;
    for (const task of read.value) {
      if ("label" in task) trips.set(task.id, task);
      else rules.set(task.id, { kind: "itinerarybench", task });
    }
  }
  return ok({ rules, trips });
}

interface Case {
  readonly task: VerifiedTask;
  readonly trajectory: ReturnType<typeof trajectoryOf>;
}

async function caseOf(
  episode: Episode,
  events: readonly Event[],
  file: string,
  world: World,
  known: Known,
): Promise<Result<Case>> {
  const task = lastEvent(episode, "task")?.task;
  if (task === undefined) {
    return fail({
      code: "bad_file",
      message: "The episode has no task, so nothing says what was asked.",
      where: { file },
    });
  }
  const { id, text, today } = task;
  const trip = known.trips.get(id);
  if (trip !== undefined) return ok({ task: verifiedTripOf(trip), trajectory: trajectoryOfTrip(trip, events, world) });
  const rules = known.rules.get(id) ?? { kind: "requirements" as const };
  const request = await requestOf(task, world);
  return ok({ task: { id, text, today, request, rules, solvable: null }, trajectory: trajectoryOf(events) });
}

/** The request that the task gives, else what its text says by the built-in reader: what the agent read of it is not trusted. */
async function requestOf({ request, text, today }: Task, world: World): Promise<TripRequest | null> {
  if (request !== null) return request;
  const { said } = await understand({ text, asked: null, today }, world);
  return toReading(said, world, today).request;
}

async function judged(task: VerifiedTask, trajectory: ReturnType<typeof trajectoryOf>, models: Models) {
  const { verdict } = await verifyByModel(task, trajectory, models, new AbortController().signal);
  return verdict;
}

function verdictText(id: string, { reward, trajectory, turns }: TrajectoryVerdict): string {
  const ofPlan = TRAJECTORY_RUBRICS.flatMap((name) =>
    trajectory[name].holds ? [] : [`  ${name}: ${trajectory[name].evidence[0] ?? ""}`],
  );
  const ofTurns = turns.flatMap((turn) =>
    TURN_RUBRICS.flatMap((name) =>
      turn[name].holds ? [] : [`  turn ${turn.turn}, ${name}: ${turn[name].evidence[0] ?? ""}`],
    ),
  );
  return [`${id}: reward ${reward}`, ...ofPlan, ...ofTurns].join("\n");
}

function summaryText(verdicts: readonly TrajectoryVerdict[]): string {
  const rewarded = verdicts.filter(({ reward }) => reward === 1).length;
  const claims = verdicts.reduce((sum, { turns }) => sum + turns.reduce((all, turn) => all + turn.claims, 0), 0);
  return `\n${rewarded} of ${counted(verdicts.length, "episode")} rewarded, ${counted(claims, "claim")} checked`;
}

function agreementText(agreement: readonly VerifierAgreement[]): string {
  const lines = agreement.map(({ rubric, items, same, kappa, interval }) => {
    const range = interval === null ? "" : ` [${interval.low.toFixed(2)}, ${interval.high.toFixed(2)}]`;
    return `  ${rubric.padEnd(14)} ${(100 * same).toFixed(0).padStart(3)} % of ${items} alike, κ ${kappa?.toFixed(2) ?? "undefined"}${range}`;
  });
  return ["\nCode and model:", ...lines].join("\n");
}
