import { runTraining, writtenSeedDialogs } from "@/server/benchmarks";
import { fail } from "@/server/trip";
import { ensureWorld } from "@/server/worlds";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";

interface PolicyOptions {
  world: string;
  iterations: number;
  reference: string;
  alpha: number;
  dialogs: number;
  pairs: number;
  think: boolean;
  shuffledRewards?: true;
  seedDialogs?: string;
  seed: number;
  out: string;
}

export async function trainPolicy(terminal: Terminal, method: string, options: PolicyOptions): Promise<ExitCode> {
  const { reference, shuffledRewards = false, world: worldName, ...others } = options;
  if (method !== "sft" && method !== "dpo") {
    return requireValue(fail({ code: "bad_input", message: "Train policy sft or policy dpo." }));
  }
  if (reference !== "fixed" && reference !== "recursive") {
    return requireValue(fail({ code: "bad_input", message: "--reference is either fixed or recursive." }));
  }
  const onProgress = (text: string) => terminal.note(text);
  const world = requireValue(await ensureWorld(worldName, { onProgress }));
  const { dialogs, seed, seedDialogs: model } = others;
  const written =
    model === undefined
      ? undefined
      : requireValue(await writtenSeedDialogs({ world, dialogs, seed, model, onProgress }));
  const trained = requireValue(
    await runTraining({ ...others, written, world, method, reference, shuffledRewards, onProgress }),
  );
  await terminal.print(
    [
      `Trained ${trained.map(({ name }) => name).join(", ")}, written to ${options.out}`,
      ...trained.map(({ name, sha256 }) => `${name}.json: SHA-256 ${sha256}`),
    ].join("\n"),
  );
  return EXIT.done;
}
