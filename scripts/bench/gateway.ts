import { fork } from "node:child_process";
import { once } from "node:events";
import { availableParallelism, cpus } from "node:os";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { type Models, oneModelConfig, openModels } from "@/server/models";
import { startScriptedServer } from "@/server/models/scripted";

/**
 * What the gateway adds to a call: the time until the first part and until the end of a streamed answer, through the gateway
 * and by `fetch` from the same server, which is a process of its own on this machine. So many calls are always under way;
 * the two ways take turns.
 */

const CONCURRENT = 50;
const CALLS_PER_TURN = 500;
const TURNS = 6;
/** What the server waits before it begins, as a model does that reads its prompt. */
const FIRST_TOKEN_MS = 200;
/** About 60 pieces. */
const ANSWER = "A plan of three days in Orlando. ".repeat(30);
const MODEL = "scripted+slow-first-token";
const MESSAGES = [{ role: "user" as const, content: "Plan three days in Orlando. ".repeat(100) }];

const chunkSchema = z.object({ choices: z.array(z.object({ delta: z.object({ content: z.string().optional() }) })) });

interface Timing {
  readonly firstMs: number;
  readonly wholeMs: number;
}
type Call = () => Promise<Timing>;

if (process.argv[2] === "serve") await serve();
else await main();

async function serve(): Promise<void> {
  const { url } = await startScriptedServer({ skills: () => ANSWER, firstTokenDelayMs: FIRST_TOKEN_MS });
  process.send?.(url);
}

async function main(): Promise<void> {
  const server = fork(fileURLToPath(import.meta.url), ["serve"]);
  try {
    const [message]: unknown[] = await once(server, "message");
    const baseUrl = z.url().parse(message);
    const limits = { contextTokens: 32_768, concurrency: CONCURRENT };
    const config = oneModelConfig("bench", { baseUrl, model: MODEL, ...limits });
    const models = openModels({ config, purpose: "benchmark", seed: 0 });
    const ways = { direct: () => askDirectly(baseUrl), gateway: () => askThrough(models) };
    const timings: Record<keyof typeof ways, Timing[]> = { direct: [], gateway: [] };
    const processorMs = { direct: 0, gateway: 0 };
    for (let turn = 0; turn <= TURNS; turn++) {
      for (const way of ["direct", "gateway"] as const) {
        const before = process.cpuUsage();
        const measured = await askMany(ways[way]);
        // The first turn of each way warms up.
        if (turn === 0) continue;
        const { user, system } = process.cpuUsage(before);
        timings[way].push(...measured);
        processorMs[way] += (user + system) / 1_000;
      }
    }
    print(timings.direct, timings.gateway);
    const perCall = (way: keyof typeof ways) => (processorMs[way] / timings[way].length).toFixed(1);
    console.log(
      `Processor time of the client for a call: ${perCall("direct")} ms direct, ${perCall("gateway")} ms by the gateway.`,
    );
  } finally {
    server.kill();
  }
}

async function askMany(call: Call): Promise<Timing[]> {
  const timings: Timing[] = [];
  let begun = 0;
  const worker = async (_: unknown, place: number) => {
    // Spread over the time of a call: calls of many runs do not begin all at once.
    await setTimeout((place * FIRST_TOKEN_MS) / CONCURRENT);
    while (begun++ < CALLS_PER_TURN) timings.push(await call());
  };
  await Promise.all(Array.from({ length: CONCURRENT }, worker));
  return timings;
}

async function askThrough(models: Models): Promise<Timing> {
  const { signal } = new AbortController();
  const { answer, event } = await models.call("planner", { messages: MESSAGES }, { signal });
  if (!answer.ok) throw new Error(answer.problem.message);
  if (answer.value.text !== ANSWER) throw new Error("The gateway changed the answer.");
  return { firstMs: Number(event.ttftMs), wholeMs: event.latencyMs };
}

/** The least that any client does: it joins the texts of the stream's events. */
async function askDirectly(baseUrl: string): Promise<Timing> {
  const start = performance.now();
  const body = { model: MODEL, messages: MESSAGES, stream: true, stream_options: { include_usage: true } };
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${baseUrl}/chat/completions`, { method: "POST", headers, body: JSON.stringify(body) });
  const pieces = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (pieces === undefined) throw new Error("The answer has no body.");
  let firstMs: number | null = null;
  let text = "";
  for (let next = await pieces.read(); !next.done; next = await pieces.read()) {
    firstMs ??= performance.now() - start;
    text += next.value;
  }
  const answer = text.split("\n\n").map(textOf).join("");
  if (answer !== ANSWER) throw new Error("The direct answer is not whole.");
  return { firstMs: firstMs ?? 0, wholeMs: performance.now() - start };
}

function textOf(event: string): string {
  if (!event.startsWith("data: {")) return "";
  return chunkSchema.parse(JSON.parse(event.slice("data: ".length))).choices[0]?.delta.content ?? "";
}

function print(direct: readonly Timing[], gateway: readonly Timing[]): void {
  const calls = CALLS_PER_TURN * TURNS;
  const machine = `${cpus()[0]?.model ?? "unknown processor"}, ${availableParallelism()} cores, Node ${process.version}`;
  console.log(`Machine: ${machine}`);
  console.log(
    `${calls} calls each way, ${CONCURRENT} under way; the server waits ${FIRST_TOKEN_MS} ms before it begins.`,
  );
  const rows = (["firstMs", "wholeMs"] as const).flatMap((measure) => {
    return [0.5, 0.95].map((quantile) => {
      const [without, through] = [direct, gateway].map((timings) =>
        at(
          timings.map((one) => one[measure]),
          quantile,
        ),
      );
      return {
        measure: `${measure === "firstMs" ? "first part" : "whole answer"}, ${quantile === 0.5 ? "median" : "95th percentile"}`,
        "direct, ms": without?.toFixed(1),
        "gateway, ms": through?.toFixed(1),
        "added, ms": ((through ?? 0) - (without ?? 0)).toFixed(1),
      };
    });
  });
  console.table(rows);
}

function at(values: readonly number[], quantile: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * quantile))] ?? 0;
}
