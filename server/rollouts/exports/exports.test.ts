import { readFileSync, writeFileSync } from "node:fs";
import { asyncBufferFromFile, parquetReadObjects } from "hyparquet";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { rolloutSchema as gymRolloutSchema, verifyRollout } from "@/server/environment";
import { readJsonLines } from "@/server/episodes";
import { type Rollout, type RolloutFormat, rolloutMessageSchema } from "@/server/views";
import { runRollouts } from "../run-rollouts";
import { newFolder, openToy, TOY_SETTINGS, toyModels, toyTasks } from "../testing/toy";
import { exportRollouts } from "./export-rollouts";
import { dpoRow, isReadable, sftRows } from "./trl-rows";

const tasks = toyTasks();
const from = newFolder();
const { signal } = new AbortController();
const folder = openToy(from, { steps: 6 });
const options = { folder, tasks, models: toyModels(), parallel: 4, signal };
await runRollouts({ ...options, onStep: () => {} });
const rollouts = Array.from({ length: 6 }, (_, index) => {
  const read = folder.rollouts(index + 1);
  return read.ok ? read.value.rollouts : [];
}).flat();

async function exported<S extends z.ZodType>(format: RolloutFormat, schema: S, more: object = {}) {
  const out = `${from}.${format}`;
  const file = await exportRollouts({ from, format, keptOnly: false, least: 1, out, ...more });
  if (!file.ok) throw new Error(file.problem.message);
  const rows = readJsonLines(out, schema);
  if (!rows.ok) throw new Error(rows.problem.message);
  return { file: file.value, rows: rows.value };
}

const messages = z.array(rolloutMessageSchema);

describe("rows for TRL", () => {
  it("train one answer each, behind all that came before, of rollouts that earned enough", async () => {
    const sftSchema = z.object({
      prompt: messages,
      completion: messages,
      tools: z.array(z.unknown()),
      reward: z.number(),
    });
    const { rows } = await exported("trl-sft", sftSchema, { least: 0.8 });
    for (const { prompt, completion, tools, reward } of rows) {
      expect(reward).toBeGreaterThanOrEqual(0.8);
      expect(completion.map(({ role }) => role)).toEqual(["assistant"]);
      expect(prompt[0]?.role).toBe("user");
      expect(tools).toHaveLength(2);
    }
    const good = rollouts.filter(({ reward }) => reward >= 0.8);
    const different = new Set(good.map((rollout) => JSON.stringify(rollout.messages))).size;
    expect(rows.filter(({ prompt }) => prompt.length === 1)).toHaveLength(different);
  });

  it("hold all of a rollout's trained messages, and no other", () => {
    for (const rollout of rollouts) {
      const rows = sftRows(rollout, TOY_SETTINGS);
      const trained = rollout.messages.filter((_, index) => rollout.trained[index]);
      expect(rows.map((row) => z.object({ completion: messages }).parse(row).completion)).toEqual(
        trained.map((message) => [message]),
      );
    }
  });

  it("pair the answers at which a better and a worse rollout of one task part", async () => {
    const dpoSchema = z.object({
      ...{ prompt: messages, chosen: messages, rejected: messages },
      ...{ reward_chosen: z.number(), reward_rejected: z.number() },
    });
    const { rows } = await exported("trl-dpo", dpoSchema);
    for (const { prompt, chosen, rejected, reward_chosen, reward_rejected } of rows) {
      expect(reward_chosen).toBeGreaterThan(reward_rejected);
      expect([chosen.length, rejected.length, prompt.at(-1)?.role === "assistant"]).toEqual([1, 1, false]);
      expect(chosen).not.toEqual(rejected);
      const begins = ({ messages: all }: Rollout, answer: unknown) =>
        JSON.stringify(all.slice(0, prompt.length + 1)) === JSON.stringify([...prompt, answer]);
      expect(rollouts.some((one) => one.reward === reward_chosen && begins(one, chosen[0]))).toBe(true);
      expect(rollouts.some((one) => one.reward === reward_rejected && begins(one, rejected[0]))).toBe(true);
    }
    expect(rows.length).toBeGreaterThan(2);
  });

  it("pair no rollouts that earned the same, and take no call without readable arguments", () => {
    const [one] = rollouts;
    if (one === undefined) throw new Error("There is no rollout.");
    expect(dpoRow([one, { ...one, messages: [] }], TOY_SETTINGS)).toBeNull();
    const call = { type: "function" as const, function: { name: "say", arguments: '{"text": ' } };
    expect(isReadable(one)).toBe(true);
    expect(isReadable({ ...one, messages: [{ role: "assistant", content: "", tool_calls: [call] }] })).toBe(false);
  });

  it("begin each task once", async () => {
    const grpoSchema = z.strictObject({ prompt: messages, seed: z.number(), task_set: z.literal("toy") });
    const { rows } = await exported("trl-grpo", grpoSchema);
    expect(new Set(rows.map(({ seed }) => seed)).size).toBe(rows.length);
    expect(new Set(rollouts.map(({ seed }) => seed)).size).toBe(rows.length);
  });
});

describe("rows for NeMo Gym and verifiers", () => {
  it("earn the same when their calls are done again", async () => {
    const { rows } = await exported("nemo-gym", gymRolloutSchema.extend({ reward: z.number() }));
    expect(rows).toHaveLength(rollouts.length);
    for (const row of rows) {
      expect(await verifyRollout(tasks, row)).toMatchObject({ value: { total: row.reward } });
    }
  });

  it("are of groups with spread alone where that is wanted", async () => {
    const { rows } = await exported("nemo-gym", z.object({ reward: z.number() }), { keptOnly: true });
    const kept = rollouts.filter((rollout) => rollout.kept);
    expect(rows.map(({ reward }) => reward)).toEqual(kept.map(({ reward }) => reward));
    expect(kept.length).toBeLessThan(rollouts.length);
  });

  it("answer each call by its id", async () => {
    const itemSchema = z.object({ type: z.string(), call_id: z.string().optional() });
    const rowSchema = z.object({ response: z.object({ output: z.array(itemSchema) }) });
    for (const { response } of (await exported("nemo-gym", rowSchema)).rows) {
      const idsOf = (type: string) => response.output.flatMap((item) => (item.type === type ? [item.call_id] : []));
      expect(idsOf("function_call_output")).toEqual(idsOf("function_call"));
    }
  });

  it("begin the tasks as `env tasks` does", async () => {
    const rowSchema = z.strictObject({
      responses_create_params: z.object({ input: messages, tools: z.array(z.object({ name: z.string() })) }).loose(),
      verifier_metadata: z.strictObject({ seed: z.number(), task_set: z.string() }),
      ...{ prompt: messages, seed: z.number(), task_set: z.string() },
    });
    const [row] = (await exported("verifiers", rowSchema)).rows;
    expect(row?.responses_create_params.tools.map(({ name }) => name)).toEqual(["CitySearch", "finish"]);
  });
});

it("is read back from a Parquet file as verl reads it", async () => {
  const out = `${from}.parquet`;
  const file = await exportRollouts({ from, format: "verl", keptOnly: false, least: 1, out });
  const rows = await parquetReadObjects({ file: await asyncBufferFromFile(out) });
  expect(file).toMatchObject({ value: { rows: rows.length } });
  const create_kwargs = { seed: 0n, task_set: "toy" };
  expect(rows[0]).toEqual({
    data_source: "dragoman/toy",
    prompt: [{ role: "user", content: "Task 0." }],
    ability: "travel",
    reward_model: { style: "rule", ground_truth: '{"seed":0,"task_set":"toy"}' },
    agent_name: "tool_agent",
    extra_info: {
      ...{ split: "all", index: 0n, need_tools_kwargs: true },
      tools_kwargs: { CitySearch: { create_kwargs }, finish: { create_kwargs } },
    },
  });
});

it("says so where nothing belongs in the file, and leaves the file as it was", async () => {
  const out = `${from}.none`;
  writeFileSync(out, "before");
  const none = newFolder();
  openToy(none);
  expect(await exportRollouts({ from: none, format: "trl-sft", keptOnly: false, least: 1, out })).toMatchObject({
    problem: { code: "bad_input", message: expect.stringContaining("--least") },
  });
  expect(readFileSync(out, "utf8")).toBe("before");
});
