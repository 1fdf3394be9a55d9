import { codeVersion, openRunModels } from "@/server/benchmarks";
import { readTextFile, sha256 } from "@/server/episodes";
import { alarmsOf, RolloutFolder, runRollouts } from "@/server/rollouts";
import { fail, ok, type Result } from "@/server/trip";
import { type RolloutSettings, type RolloutStep, rolloutSettingsSchema } from "@/server/views";
import { servedTasks } from "../env/served-tasks";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";
import { stepLine } from "./step-line";

interface PlayOptions {
  readonly model: string;
  readonly set?: string;
  readonly published?: string;
  readonly world: string;
  readonly split: string;
  readonly steps: number;
  readonly tasksPerStep: number;
  readonly n: number;
  readonly temperature: number;
  readonly turns: number;
  readonly spread: number;
  readonly failedBelow: number;
  readonly replayEvery: number;
  readonly buffer: number;
  readonly replayTries: number;
  readonly from: number;
  readonly seed: number;
  readonly parallel: number;
  readonly out: string;
  readonly json?: true;
}

const DEFAULT_SET = "delegated";

export async function playRollouts(terminal: Terminal, options: PlayOptions): Promise<ExitCode> {
  const { model, published, split, world, parallel, out, json } = options;
  const set = options.set ?? published?.split("=")[0] ?? DEFAULT_SET;
  const sets = published === undefined ? { tasks: [set], published: [] } : { tasks: [], published: [published] };
  const tasks = requireValue(await servedTasks(terminal, { world, split, ...sets }));
  const first = requireValue(tasks.find({ taskSet: set, seed: options.from }));
  const models = requireValue(await openRunModels(model));
  const stop = new AbortController();
  const onInterrupt = () => stop.abort();
  process.once("SIGINT", onInterrupt);
  try {
    const { name, hash } = first.world.describe();
    const settings = requireValue(
      settingsOf(options, {
        ...{ taskSet: set, tasksSha256: published === undefined ? null : fileDigest(published) },
        ...{ world: { name, hash }, scripted: models.scripted },
      }),
    );
    const folder = requireValue(RolloutFolder.open(out, settings, codeVersion()));
    const shown = requireValue(folder.steps());
    const onStep = (step: RolloutStep) => {
      shown.push(step);
      terminal.note(stepLine(step));
      const begun = alarmsOf(shown, settings).filter(({ since }) => since === step.step);
      for (const { kind, detail } of begun) terminal.note(`alarm, ${kind}: ${detail}`);
    };
    const steps = requireValue(
      await runRollouts({ folder, tasks, models: models.open(settings.seed), parallel, signal: stop.signal, onStep }),
    );
    const last = steps.at(-1);
    await terminal.print(json ? JSON.stringify(last) : `${steps.length} steps are in ${out}.`);
    if (settings.scripted) terminal.note("The model is scripted: these figures say nothing about a language model.");
    return EXIT.done;
  } finally {
    process.off("SIGINT", onInterrupt);
    await models.close();
  }
}

/** Of the file in "NAME=FILE". */
function fileDigest(published: string): string {
  return sha256(requireValue(readTextFile(published.slice(published.indexOf("=") + 1))));
}

function settingsOf(
  { model, split, buffer, parallel, out, json, set, published, ...options }: PlayOptions,
  found: Pick<RolloutSettings, "taskSet" | "tasksSha256" | "world" | "scripted">,
): Result<RolloutSettings> {
  const checked = rolloutSettingsSchema.safeParse({ ...options, ...found, model, split, bufferSize: buffer });
  if (checked.success) return ok(checked.data);
  const [issue] = checked.error.issues;
  return fail({
    code: "bad_input",
    message: issue?.message ?? "A setting is invalid.",
    where: { field: issue?.path.join(".") ?? "" },
  });
}
