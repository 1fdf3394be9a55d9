import { parentPort } from "node:worker_threads";
import { ProblemError } from "@/server/trip";
import { openWorld } from "@/server/worlds";
import { worldWithOffers } from "@/server/worlds/live";
import { plan } from "../plan";
import type { PlanAnswer, PlanQuestion } from "./messages";

/** The thread's side of `planInWorker`: opens the world by name (once per thread) and plans. */
function answer({ request, worldName, offers, options }: PlanQuestion): PlanAnswer {
  const opened = openWorld(worldName);
  if (!opened.ok) return { kind: "problem", problem: opened.problem };
  const world = offers === null ? opened.value : worldWithOffers(opened.value, offers);
  try {
    const onProgress = (progress: Extract<PlanAnswer, { kind: "progress" }>["progress"]) =>
      send({ kind: "progress", progress });
    return { kind: "result", result: plan(request, world, { ...options, onProgress }) };
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
