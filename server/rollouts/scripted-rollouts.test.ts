import { describe, expect, it } from "vitest";
import { openRunModels } from "@/server/benchmarks";
import { Episode } from "@/server/environment";
import { texasTasks } from "@/server/environment/testing/served";
import { playRollout } from "./play/play-rollout";

const tasks = texasTasks();
const { signal } = new AbortController();

async function played(taskSet: string) {
  const models = await openRunModels("scripted");
  const task = tasks.find({ taskSet, seed: 0 });
  if (!models.ok || !task.ok) throw new Error("There is no such model or task.");
  const playing = { models: models.value.open(0), temperature: 1, turns: 30, signal };
  const rollout = await playRollout(task.value, 0, playing);
  await models.value.close();
  if (!rollout.ok) throw new Error(rollout.problem.message);
  return { rollout: rollout.value, opening: new Episode(task.value).opening };
}

describe("the scripted model", () => {
  it.each([
    ["delegated", "propose_itinerary"],
    ["elicitation", "finish"],
    ["joint", "propose_itinerary"],
    ["ladder-1", "propose_itinerary"],
  ])("acts in tasks of %s until it is done", async (set, last) => {
    const { rollout, opening } = await played(set);
    const called = rollout.messages.flatMap((message) => (message.role === "tool" ? [message.name] : []));
    expect(called.at(-1)).toBe(last);
    expect(called.includes("say")).toBe(["elicitation", "joint"].includes(set));
    expect(rollout).toMatchObject({ termination: "done", tool_calls: called.length, entropy: null });
    expect(rollout.messages[0]).toEqual({ role: "user", content: opening.prompt });
    expect(rollout.tools.map((tool) => tool.function.name)).toEqual(opening.tools.map(({ name }) => name));
    expect(rollout.tokens.every((tokens) => tokens === null)).toBe(true);
  });

  it("earns tasks of the ladder's first rung", async () => {
    const { rollout } = await played("ladder-1");
    expect(rollout).toMatchObject({ reward: 1, tool_calls: 2, tool_errors: 0 });
  });
});
