import { parentPort } from "node:worker_threads";
import { ProblemError } from "@/server/trip";
import { openWorld } from "@/server/worlds";
import { plan } from "../plan";
import type { PlanAnswer, PlanQuestion } from "./messages";

/** The thread's side of `planInWorker`: opens the world by name (once per thread) and plans. */
function answer({ request, worldName, options }: PlanQuestion): PlanAnswer {
  const world = openWorld(worldName);
  if (!world.ok) return { kind: "problem", problem: world.problem };
  try {
    const onProgress = (progress: Extract<PlanAnswer, { kind: "progress" }>["progress"]) =>
      send({ kind: "progress", progress });
    return { kind: "result", result: plan(request, world.value, { ...options, onProgress }) };
  } catch (error) {
    if (error instanceof ProblemError) return { kind: "problem", problem: error.problem };
    const message = `Planning failed: ${error instanceof Error ? error.message : String(error)}`;
    return { kind: "problem", problem: { code: "internal", message } };
  }
}

function send(message: PlanAnswer): void {
  parentPort?.postMessage(message);
}

parentPort?.on("message", (question: PlanQuestion) => send(answer(question)));
