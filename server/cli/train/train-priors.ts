import { renameSync, writeFileSync } from "node:fs";
import { SIMULATORS } from "@/server/elicitation/simulator";
import { trainPriors } from "@/server/elicitation/training";
import { ensureWorld } from "@/server/worlds";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";

interface PriorsOptions {
  world: string;
  travelers: number;
  seed: number;
  out: string;
}

export async function trainPriorsFile(terminal: Terminal, options: PriorsOptions): Promise<ExitCode> {
  const { travelers, seed, out } = options;
  const world = requireValue(await ensureWorld(options.world, { onProgress: (text) => terminal.note(text) }));
  const priors = await trainPriors({
    world,
    createTraveler: SIMULATORS.main,
    seed,
    vague: 0.15,
    personas: travelers,
  });
  writeFileSync(`${out}.part`, `${JSON.stringify(priors, null, 2)}\n`);
  renameSync(`${out}.part`, out);
  await terminal.print(`Priors of ${travelers} travelers, written to ${out}`);
  return EXIT.done;
}
