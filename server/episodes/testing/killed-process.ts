import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { z } from "zod";

const reportsSchema = z.array(
  z.object({
    length: z.number(),
    sequences: z.array(z.number()),
    areAsWritten: z.boolean(),
    isSameRebuilt: z.boolean(),
  }),
);

/** How long a process lives: until it has acknowledged so many batches, and so long after that. */
export interface Lifetime {
  readonly batches: number;
  readonly thenMs: number;
}

/**
 * Lets the process of `appending-process.ts` (compiled to `bundle`) report on all `ids` but the last and append to that one, and
 * kills it with SIGKILL when its time has come. Its reports, and how many events it had acknowledged.
 */
export async function lifeOf(
  bundle: string,
  ids: readonly string[],
  env: NodeJS.ProcessEnv,
  { batches, thenMs }: Lifetime,
) {
  // A life is too short for the embedded database's code to be optimized.
  const child = spawn(process.execPath, ["--liftoff-only", bundle, ...ids], { env, stdio: ["ignore", "pipe", "pipe"] });
  const complaints: string[] = [];
  child.stderr.setEncoding("utf8").on("data", (text: string) => complaints.push(text));
  const exited = once(child, "exit");
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (lines.length === 1 + batches) setTimeout(() => child.kill("SIGKILL"), thenMs);
  }
  const [, signal] = await exited;
  if (signal !== "SIGKILL") throw new Error(`The process ended by itself: ${complaints.join("")}`);
  const [report = "", ...acknowledged] = lines;
  return {
    reports: reportsSchema.parse(JSON.parse(report)),
    acknowledged: Number(acknowledged.at(-1) ?? 0),
  };
}
