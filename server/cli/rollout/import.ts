import { importRolloutFolder } from "@/server/rollouts";
import { counted } from "@/server/trip";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";

interface ImportOptions {
  readonly name?: string;
  readonly json?: true;
}

export async function importRollouts(
  terminal: Terminal,
  folder: string,
  { name, json }: ImportOptions,
): Promise<ExitCode> {
  const imported = requireValue(importRolloutFolder(folder, name));
  const { steps, rollouts, isNew } = imported;
  const done = isNew ? "imported" : "imported again";
  const sentence = `${imported.name}: ${counted(steps, "step")}, ${counted(rollouts, "rollout")}; ${done}. Read them at /research/rollouts/${imported.name}.`;
  await terminal.print(json ? JSON.stringify(imported) : sentence);
  return EXIT.done;
}
