import { runTraining, writtenSeedDialogs } from "@/server/benchmarks";
import { readJsonLines } from "@/server/episodes";
import { fail, ok, type Result } from "@/server/trip";
import { type AgenticScores, dialogRewardSchema, wordsOf } from "@/server/views";
import { ensureWorld } from "@/server/worlds";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";

interface PolicyOptions {
  world: string;
  iterations: number;
  reference: string;
  reward: string;
  alpha: number;
  from?: string;
  dialogs: number;
  pairs: number;
  think: boolean;
  rewards?: string;
  shuffledRewards?: true;
  seedDialogs?: string;
  seed: number;
  out: string;
}

export async function trainPolicy(terminal: Terminal, method: string, options: PolicyOptions): Promise<ExitCode> {
  const { reference, reward, rewards, shuffledRewards = false, world: worldName, ...others } = options;
  if (method !== "sft" && method !== "dpo") {
    return requireValue(fail({ code: "bad_input", message: "Train policy sft or policy dpo." }));
  }
  if (reference !== "fixed" && reference !== "recursive") {
    return requireValue(fail({ code: "bad_input", message: "--reference is either fixed or recursive." }));
  }
  if (reward !== "paper" && reward !== "task") {
    return requireValue(fail({ code: "bad_input", message: "--reward is either paper or task." }));
  }
  if (rewards !== undefined && (method !== "dpo" || options.iterations !== 1)) {
    const message = "People rated the dialogs of one iteration: use --rewards with policy dpo and --iterations 1.";
    return requireValue(fail({ code: "bad_input", message }));
  }
  const rated = rewards === undefined ? undefined : requireValue(readRewards(rewards));
  const onProgress = (text: string) => terminal.note(text);
  const world = requireValue(await ensureWorld(worldName, { onProgress }));
  const { dialogs, seed, seedDialogs: model } = others;
  const written =
    model === undefined
      ? undefined
      : requireValue(await writtenSeedDialogs({ world, dialogs, seed, model, onProgress }));
  const trained = requireValue(
    await runTraining({ ...others, rated, written, world, method, reference, reward, shuffledRewards, onProgress }),
  );
  await terminal.print(
    [
      `Trained ${trained.map(({ name }) => name).join(", ")}, written to ${options.out}`,
      ...trained.map(({ name, sha256 }) => `${name}.json: SHA-256 ${sha256}`),
    ].join("\n"),
  );
  return EXIT.done;
}

/** People's scores by the words of the dialogs that they rated. */
function readRewards(file: string): Result<ReadonlyMap<string, AgenticScores>> {
  const lines = readJsonLines(file, dialogRewardSchema);
  if (!lines.ok) return lines;
  const rated = lines.value.flatMap(({ turns, agentic }) =>
    agentic === null ? [] : [[wordsOf(turns), agentic] as const],
  );
  if (rated.length > 0) return ok(new Map(rated));
  const message = "No dialog in it has scores on the axes of judges. Rate dialogs by the rubric of APEC-Travel.";
  return fail({ code: "bad_file", message, where: { file } });
}
