import { writeFileSync } from "node:fs";
import { rolloutSchema, verifyRollout } from "@/server/environment";
import { filledLines, parseJson, readTextFile } from "@/server/episodes";
import { ProblemError } from "@/server/trip";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";
import { servedTasks, type TaskOptions } from "./served-tasks";

interface VerifyOptions extends TaskOptions {
  readonly out: string;
}

/** Scores stored rollouts again: each row with its reward now, in the same order. */
export async function envVerify(terminal: Terminal, file: string, options: VerifyOptions): Promise<ExitCode> {
  const tasks = requireValue(await servedTasks(terminal, options));
  const lines: string[] = [];
  let sum = 0;
  for (const { text, number } of filledLines(requireValue(readTextFile(file)))) {
    const where = { file, line: number };
    const rollout = requireValue(parseJson(text, rolloutSchema, where));
    const reward = await verifyRollout(tasks, rollout);
    if (!reward.ok) throw new ProblemError({ ...reward.problem, where });
    sum += reward.value.total;
    const scored = { reward: reward.value.total, reward_components: reward.value.components };
    lines.push(`${JSON.stringify({ ...rollout, ...scored })}\n`);
  }
  writeFileSync(options.out, lines.join(""));
  const mean = lines.length === 0 ? 0 : sum / lines.length;
  await terminal.print(`${lines.length} rollouts, mean reward ${mean.toFixed(3)}, are in ${options.out}.`);
  return EXIT.done;
}
