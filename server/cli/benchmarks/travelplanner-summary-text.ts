import type { TravelplannerSummary } from "@/server/benchmarks";
import { ratesText } from "./rates-text";

/** The summary of a run for people. */
export function travelplannerSummaryText(summary: TravelplannerSummary, out: string): string {
  const { world, passed, total, trials, rates, ms, peakMemoryMb, items } = summary;
  const failed = items.filter((item) => !item.final);
  const of = trials > 1 ? `, ${trials} trials of each` : "";
  return [
    `${methodText(summary)} on ${total / trials} TravelPlanner queries${of} (${inputText(summary)}, world: ${world}): ${passed} passed`,
    ...(summary.scripted ? ["The model is scripted: these figures say nothing of a language model."] : []),
    "",
    ...ratesText(rates),
    ...(trials > 1
      ? [`pass^k: ${summary.passPowerK.map((value) => percent(value)).join(", ")} for k = 1 … ${trials}`]
      : []),
    "",
    `Time per query: median ${ms.median} ms, 95 % within ${ms.p95} ms, at most ${ms.max} ms`,
    `Memory: at most ${peakMemoryMb} MB`,
    ...modelText(summary),
    ...toolText(summary),
    ...failureText(summary),
    ...(failed.length > 0 ? ["", "Not passed:", ...failed.map(({ idx, reason }) => `  ${idx}: ${reason}`)] : []),
    "",
    `Written to ${out}: submission.jsonl, summary.json, episodes/`,
  ].join("\n");
}

function methodText({ agent, mode, model, without }: TravelplannerSummary): string {
  const how = [...(mode === null ? [] : [mode]), ...(model === null ? [] : [`model ${model}`])];
  const parts = without.length === 0 ? "" : ` without ${without.join(", ")}`;
  return `${agent}${parts}${how.length === 0 ? "" : ` (${how.join(", ")})`}`;
}

function inputText({ input, protocol }: TravelplannerSummary): string {
  return protocol === null ? `input: ${input}` : `input: ${input}, tools by ${protocol}`;
}

function modelText({ modelCalls, retries, tokens, costUsd }: TravelplannerSummary): string[] {
  if (modelCalls === 0) return [];
  const cost = costUsd === "unknown" ? "cost unknown" : `$${costUsd.toFixed(2)}`;
  const used = tokens === "unknown" ? "tokens unknown" : `${tokens.toLocaleString("en-US")} tokens`;
  return [`Model: ${modelCalls.toLocaleString("en-US")} calls, ${retries} retries, ${used}, ${cost}`];
}

function toolText({ toolUse }: TravelplannerSummary): string[] {
  if (toolUse.length === 0) return [];
  const figure = (value: number | null) => (value === null ? "–" : value.toFixed(1)).padStart(8);
  const rows = toolUse.map(({ tool, calls, written, needed }) => {
    return `  ${tool.padEnd(20)}${figure(calls)}${figure(written)}${figure(needed)}`;
  });
  return ["", `Tools, per query:${" ".repeat(10)}calls written  needed`, ...rows];
}

/** What went wrong, a line for each kind with the trials that had it; none where nothing did. */
export function failureText({ failures }: Pick<TravelplannerSummary, "failures">): string[] {
  if (failures.length === 0) return [];
  return [
    "",
    "Failures:",
    ...failures.map(({ kind, side, trials }) => `  ${String(trials).padStart(4)}  ${kind} (${side})`),
  ];
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
