import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Episode, lastEvent, readEpisode, readJsonLines, type Task } from "@/server/episodes";
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
  const rulesOf = requireValue(readRules(options));
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
    const task = requireValue(await taskOf(episode, file, world, rulesOf));
    const trajectory = trajectoryOf(episode.events.map(({ event }) => event));
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

type RulesOf = (id: string) => VerifiedTask["rules"];

function readRules({ queries, tasks }: VerifyOptions): Result<RulesOf> {
  const byId = new Map<string, VerifiedTask["rules"]>();
  if (queries !== undefined) {
    const read = readJsonLines(queries, travelplannerQuerySchema);
    if (!read.ok) return read;
    for (const query of read.value) byId.set(String(query.idx), { kind: "travelplanner", query });
  }
  if (tasks !== undefined) {
    const read = readJsonLines(tasks, itinerarybenchTaskSchema);
    if (!read.ok) return read;
    for (const task of read.value) byId.set(task.id, { kind: "itinerarybench", task });
  }
  return ok((id) => byId.get(id) ?? { kind: "requirements" });
}

async function taskOf(episode: Episode, file: string, world: World, rulesOf: RulesOf): Promise<Result<VerifiedTask>> {
  const task = lastEvent(episode, "task")?.task;
  if (task === undefined) {
    return fail({
      code: "bad_file",
      message: "The episode has no task, so nothing says what was asked.",
      where: { file },
    });
  }
  const { id, text, today } = task;
  return ok({ id, text, today, request: await requestOf(task, world), rules: rulesOf(id), solvable: null });
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
