// Every model agent on every benchmark with a small real model: npm run bench:small-model -- --python PYTHON
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { benchmarks, resultOf } from "@/server/benchmarks";
import { type EndReason, readEpisode } from "@/server/episodes";
import { programFile } from "@/server/programs";
import type { BenchmarkInfo, OfferedAgent } from "@/server/views";

/**
 * Starts `training/serve_small_model.py`, asks it what it can (`models check`), and runs each agent that takes a model, in
 * each of its modes, on the first task of each benchmark whose published files are there. A model of 135 million
 * parameters fails these tasks: what is shown is that nothing breaks. Ends with 1 where a run broke or a trial ended
 * by a fault of ours.
 */

const { values } = parseArgs({
  options: {
    /** An interpreter with the packages of training/small-model.requirements.txt. */
    python: { type: "string", default: "python3" },
    data: { type: "string", default: "../shared/data" },
    /** A server that runs already. */
    url: { type: "string" },
    /** Tasks of each benchmark. */
    limit: { type: "string", default: "1" },
    only: { type: "string", multiple: true },
  },
});

const MODEL = "smollm2-135m-instruct";
const PORT = 8124;
const LABEL = "SmolLM2 with 135 million parameters: it fails tasks. This shows that nothing breaks.";
/** Ends that are nobody's but this project's, or the server's. */
const BROKEN: readonly EndReason[] = ["internal", "model unavailable"];
const LONGEST_ANSWER = 200;

const folder = mkdtempSync(join(tmpdir(), "dragoman-small-model-"));
const env = { ...process.env, DRAGOMAN_DATA: join(folder, "data"), DRAGOMAN_MODELS: join(folder, "models.json") };

let server: ChildProcess | undefined;
try {
  const url = values.url ?? (await startServer());
  writeFileSync(env.DRAGOMAN_MODELS, JSON.stringify(modelsFile(url)));
  console.log(`${LABEL}\n`);
  if ((await dragoman(["models", "check"])) !== 0) throw new Error("The model cannot be asked.");
  console.log(`\n${["benchmark", "agent", "ended", "steps", "tokens", "ms", "score"].join(" | ")}`);
  for (const { info } of benchmarks) await runAgents(info);
} finally {
  server?.kill("SIGINT");
  rmSync(folder, { recursive: true, force: true });
}

/** Resolves with the address once the model is loaded. */
async function startServer(): Promise<string> {
  const command = ["-m", "training.serve_small_model", "--port", String(PORT)];
  server = spawn(values.python, command, {
    env: { ...process.env, HF_HUB_OFFLINE: "1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = createInterface({ input: server.stdout ?? process.stdin });
  const [line]: unknown[] = await Promise.race([once(lines, "line"), once(server, "exit").then(() => [null])]);
  if (typeof line !== "string") throw new Error("The server did not start; training/README.md says what it needs.");
  return line;
}

function modelsFile(baseUrl: string) {
  const small = {
    baseUrl,
    model: MODEL,
    contextTokens: 8192,
    price: { inputPerMillion: 0, outputPerMillion: 0 },
    concurrency: 1,
    generation: { maxTokens: LONGEST_ANSWER },
    timeouts: { firstTokenMs: 300_000, betweenPartsMs: 120_000, wholeMs: 600_000 },
  };
  return { models: { small }, roles: { default: "small" } };
}

async function runAgents(info: BenchmarkInfo): Promise<void> {
  const source = resolve(values.data, info.name);
  const files = info.taskOptions.flatMap(({ key, isRequired }) => (isRequired ? [[key, fileOf(source, key)]] : []));
  if (files.some(([, file]) => file === undefined)) {
    console.log(`${info.name} | not run: its published files are not at ${source}`);
    return;
  }
  const made = await dragoman(["world", "import", info.name, join(source, "database"), "--name", info.world, "--json"]);
  if (made !== 0) throw new Error(`The world of ${info.title} could not be imported.`);
  const tasks = files.flatMap(([key, file]) => [`--${key}`, file ?? ""]);
  for (const agent of info.agents.filter(isWanted)) {
    for (const mode of agent.modes.length === 0 ? [null] : agent.modes) await runAgent(info, tasks, agent, mode);
  }
}

function isWanted({ name, takesModel }: OfferedAgent): boolean {
  return takesModel && (values.only === undefined || values.only.includes(name));
}

/** The published tasks of an option: `queries/validation-dev.jsonl`, `tasks-dev.jsonl`. */
function fileOf(source: string, key: string): string | undefined {
  const inFolder = join(source, key);
  const candidates = existsSync(inFolder)
    ? readdirSync(inFolder).map((name) => join(inFolder, name))
    : existsSync(source)
      ? readdirSync(source).flatMap((name) => (name.startsWith(key) ? [join(source, name)] : []))
      : [];
  return candidates.filter((file) => file.endsWith(".jsonl")).find((file) => file.includes("dev")) ?? candidates[0];
}

async function runAgent(info: BenchmarkInfo, tasks: string[], agent: OfferedAgent, mode: string | null) {
  const title = [agent.name, ...(mode === null ? [] : [mode])].join(", ");
  const out = join(folder, "runs", info.name, title.replaceAll(", ", "-"));
  mkdirSync(out, { recursive: true });
  const code = await dragoman([
    ...["bench", info.name, "--world", info.world, ...tasks, "--agent", agent.name, "--model", "small"],
    ...(mode === null ? [] : ["--mode", mode]),
    ...["--limit", values.limit, "--out", out, "--json"],
  ]);
  const episodes = existsSync(join(out, "episodes")) ? readdirSync(join(out, "episodes")) : [];
  if (code !== 0 || episodes.length === 0) {
    process.exitCode = 1;
    console.log([info.name, title, `BROKE with exit code ${code}`].join(" | "));
  }
  const scorer = benchmarks.find((benchmark) => benchmark.info === info)?.scorer ?? "";
  for (const name of episodes) {
    const episode = readEpisode(join(out, "episodes", name));
    if (!episode.ok) throw new Error(episode.problem.message);
    const { events } = episode.value;
    const ms = Math.round(events.at(-1)?.atMs ?? 0);
    const { endReason, steps, tokens, value } = resultOf(
      scorer,
      events.map(({ event }) => event),
      ms,
    );
    if (BROKEN.some((reason) => reason === endReason)) process.exitCode = 1;
    console.log([info.name, title, endReason, steps, tokens, ms, value.toFixed(2)].join(" | "));
  }
}

/** Runs a command of the command line; what it prints is shown where it is meant to be read. */
async function dragoman(args: string[]): Promise<number> {
  const isQuiet = args.includes("--json");
  const child = spawn(process.execPath, [programFile("dragoman"), ...args], {
    env,
    stdio: ["ignore", isQuiet ? "ignore" : "inherit", "inherit"],
  });
  const [code]: unknown[] = await once(child, "exit");
  return typeof code === "number" ? code : 1;
}
