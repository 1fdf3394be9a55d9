import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { findBenchmark, runInFolder } from "@/server/benchmarks";
import { type Dialog, newDialog, nextQuestion, POLICY_NAMES, policyNamed, takeAnswer } from "@/server/elicitation";
import { ProblemError, type Result } from "@/server/trip";
import { understand } from "@/server/understanding";
import { ensureWorld, type World } from "@/server/worlds";

/**
 * Milliseconds until the next question is ready, from the traveler's words on (reading, belief, policy, reason and replies), and
 * dialogs per second of `bench elicitation`, scored, with threads.
 */

const TRAVELERS = 1000;
const ANSWERS = [
  "economy",
  "4 stars would do",
  "I'm not sure",
  "no preference",
  "somewhere close to the beach, please",
];

await main();

async function main() {
  const world = required(await ensureWorld("sample"));
  console.log(`Elicitation, Node ${process.version}, ${availableParallelism()} cores`);
  for (const name of POLICY_NAMES) {
    const ms = (await nextQuestions(name, world)).sort((a, b) => a - b);
    const [median, high] = [0.5, 0.95].map((share) => ms[Math.floor(share * ms.length)] ?? 0);
    console.log(`next question, ${name}: median ${median?.toFixed(2)} ms, 95 % within ${high?.toFixed(2)} ms`);
  }
  const folder = mkdtempSync(join(tmpdir(), "dragoman-bench-"));
  try {
    const benchmark = required(findBenchmark("elicitation"));
    for (const simulator of ["main", "second"] as const) {
      const tasks = required(benchmark.importTasks({ travelers: `${TRAVELERS}`, simulator }));
      const started = performance.now();
      const run = { benchmark, world, tasks, agent: "information-gain", seed: 1, out: join(folder, simulator) };
      const { rates } = required(await runInFolder(run));
      report(simulator, rates.rounds ?? 0, (performance.now() - started) / 1000);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(simulator: string, rounds: number, seconds: number) {
  const rate = (TRAVELERS / seconds).toFixed(1);
  const about = `${TRAVELERS} dialogs, ${simulator} simulator, ${rounds.toFixed(1)} rounds`;
  console.log(`${about}: ${seconds.toFixed(1)} s, ${rate} a second`);
}

/** Of dialogs whose answers are read, understood or not. */
async function nextQuestions(name: string, world: World): Promise<number[]> {
  const policy = policyNamed(name);
  if (policy === undefined) return [];
  const ms: number[] = [];
  for (let seed = 0; seed < 20; seed++) {
    let dialog: Dialog = newDialog();
    let text = `Five days from Seattle to New York with my dog, starting on March ${seed + 1}`;
    for (let round = 0; round < 20; round++) {
      const started = performance.now();
      const { said } = await understand({ text, asked: dialog.open?.entry ?? null, today: "2027-02-01" }, world);
      const next = nextQuestion(takeAnswer(dialog, { text, said }), policy, { delegation: "ask me thoroughly", seed });
      ms.push(performance.now() - started);
      if (next === null) break;
      dialog = next.dialog;
      text = ANSWERS[(seed + round) % ANSWERS.length] ?? "";
    }
  }
  return ms;
}

function required<T>(result: Result<T>): T {
  if (!result.ok) throw new ProblemError(result.problem);
  return result.value;
}
