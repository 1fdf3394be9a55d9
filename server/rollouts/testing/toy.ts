import { createHash } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { texas } from "@/server/benchmarks/testing/texas";
import { type EnvironmentTask, ServedTasks } from "@/server/environment";
import type { EventOf, ModelAnswer } from "@/server/episodes";
import type { Models, Prompt } from "@/server/models";
import { fail, ok, type Problem } from "@/server/trip";
import type { RolloutSettings } from "@/server/views";
import { RolloutFolder } from "../folder/rollout-folder";

const world = texas();
const COUNT = 40;

export const TOY_SETTINGS: RolloutSettings = {
  ...{
    model: "toy",
    scripted: true,
    taskSet: "toy",
    tasksSha256: null,
    split: "all",
    world: { name: "texas", hash: "hash" },
  },
  ...{ steps: 4, tasksPerStep: 3, n: 3, temperature: 1, seed: 0, from: 0, turns: 6 },
  ...{ spread: 0.1, failedBelow: 0.5, replayEvery: 2, bufferSize: 4, replayTries: 2 },
};

/** Tasks that are worth what the agent says when it finishes. */
export function toyTasks(): ServedTasks {
  const ids = Array.from({ length: COUNT }, (_, index) => `toy-${index}`);
  const task = (index: number): EnvironmentTask => ({
    ...{ id: ids[index] ?? "", set: "toy", world, prompt: `Task ${index}.`, tools: ["CitySearch"] },
    ...{ meetTraveler: null, readPlan: null },
    score: async (events) => {
      const said = events.find((event) => event.type === "thought");
      const total = Number(said?.text ?? 0);
      return { total, components: { said: said === undefined ? 0 : 1 } };
    },
  });
  return new ServedTasks([{ name: "toy", about: "Tasks of a test.", ids, task }], null);
}

const CALLED: EventOf<"modelCalled"> = {
  ...{ type: "modelCalled", role: "agent", requestedModel: "toy", servedModel: "toy", messages: [], temperature: 1 },
  ...{ answer: null, problem: null, promptTokens: 1, completionTokens: 5, ttftMs: 0, latencyMs: 0, costUsd: 0 },
  ...{ fallbackBecause: null, retries: 0, cached: false },
};

/** What the toy model answers follows from the messages and the sample alone. */
export function toyAnswer({ messages, sample }: Prompt): ModelAnswer {
  const hash = createHash("sha256")
    .update(JSON.stringify([messages, sample]))
    .digest();
  const drawn = (hash[0] ?? 0) % 4;
  const tokens = { promptIds: null, ids: [hash[1] ?? 0, 7], logprobs: [-0.5, -(hash[2] ?? 0) / 100] };
  const call = (tool: string, input: Record<string, string>): ModelAnswer => {
    return { text: "So.", toolCalls: [{ id: "1", tool, input }], finish: "tool calls", tokens };
  };
  if (drawn === 0) return { text: "I give up.", toolCalls: [], finish: "stop", tokens };
  if (drawn === 1) return call("CitySearch", { state: "Texas" });
  if (drawn === 2) return call("NoSuchTool", {});
  return call("finish", { reason: String(((hash[3] ?? 0) % 11) / 10) });
}

/** `fails`: the problem that a call meets in place of an answer, by its number from 1. */
export function toyModels(fails: (call: number) => Problem | null = () => null): Models {
  let calls = 0;
  const none = () => Promise.reject(new Error("The toy model only acts."));
  return {
    has: () => true,
    nameOf: () => "toy",
    embed: none,
    object: none,
    async call(_role, prompt) {
      calls += 1;
      const problem = fails(calls);
      // Answers come in another order than they were asked for.
      for (let waits = (calls * 7) % 5; waits > 0; waits -= 1) await setImmediate();
      if (problem !== null || "file" in prompt) return { answer: fail(problem ?? GONE), event: CALLED };
      return { answer: ok(toyAnswer(prompt)), event: CALLED };
    },
  };
}

export const GONE: Problem = { code: "model_unavailable", message: "The server is gone." };

export function newFolder(): string {
  return join(mkdtempSync(join(tmpdir(), "dragoman-rollouts-")), "run");
}

export function openToy(path: string, settings: Partial<RolloutSettings> = {}): RolloutFolder {
  const folder = RolloutFolder.open(path, { ...TOY_SETTINGS, ...settings }, "1");
  if (!folder.ok) throw new Error(folder.problem.message);
  return folder.value;
}
