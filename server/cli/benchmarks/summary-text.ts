import type { RunSummary } from "@/server/benchmarks";
import type { BenchmarkInfo } from "@/server/views";
import { ratesText } from "./rates-text";

/** The summary of a run for people. */
export function summaryText(info: BenchmarkInfo, summary: RunSummary, out: string): string {
  const { world, passed, total, trials, rates, ms, peakMemoryMb, items } = summary;
  const failed = items.filter((item) => !item.final);
  const of = trials > 1 ? `, ${trials} trials of each` : "";
  return [
    `${methodText(summary)} on ${total / trials} tasks of ${info.title}${of} (${[...inputText(summary), `world: ${world}`].join(", ")}): ${passed} passed`,
    ...(summary.scripted ? ["The model is scripted: these figures say nothing about a language model."] : []),
    ...replacedText(summary),
    "",
    ...ratesText(info.rates, rates),
    ...(trials > 1
      ? [`pass^k: ${summary.passPowerK.map((value) => percent(value)).join(", ")} for k = 1 … ${trials}`]
      : []),
    "",
    `Time per task: median ${ms.median} ms, 95 % within ${ms.p95} ms, at most ${ms.max} ms`,
    `Memory: at most ${peakMemoryMb} MB`,
    ...modelText(summary),
    ...toolText(summary),
    ...failureText(summary),
    ...(failed.length > 0
      ? [
          "",
          "Not passed:",
          ...failed
            .slice(0, MOST_SHOWN)
            .map(
              ({ ms: _, score: __, final: ___, reason, ...names }) => `  ${Object.values(names).join(", ")}: ${reason}`,
            ),
        ]
      : []),
    ...(failed.length > MOST_SHOWN ? [`  and ${failed.length - MOST_SHOWN} more: see summary.json`] : []),
    "",
    `Written to ${out}: ${info.format.file}, summary.json, episodes/`,
  ].join("\n");
}

/** Tasks that did not pass, of which the reason is shown. */
const MOST_SHOWN = 200;

function methodText({ agent, mode, model, without }: RunSummary): string {
  const how = [...(mode === null ? [] : [mode]), ...(model === null ? [] : [`model ${model}`])];
  const parts = without.length === 0 ? "" : ` without ${without.join(", ")}`;
  return `${agent}${parts}${how.length === 0 ? "" : ` (${how.join(", ")})`}`;
}

function replacedText({ replaced = [], total }: RunSummary): string[] {
  return replaced.map(
    ({ role, by, trials }) =>
      `Code took a model's place: ${by} as ${role} in ${trials} of ${total} trials. These figures are not the model's alone.`,
  );
}

function inputText({ input, objective, protocol }: RunSummary): string[] {
  return [
    ...(input === null ? [] : [`input: ${input}`]),
    ...(objective === null ? [] : [`objective: ${objective}`]),
    ...(protocol === null ? [] : [`tools by ${protocol}`]),
  ];
}

function modelText({ modelCalls, retries, tokens, costUsd }: RunSummary): string[] {
  if (modelCalls === 0) return [];
  const cost = costUsd === "unknown" ? "cost unknown" : `$${costUsd.toFixed(2)}`;
  const used = tokens === "unknown" ? "tokens unknown" : `${tokens.toLocaleString("en-US")} tokens`;
  return [`Model: ${modelCalls.toLocaleString("en-US")} calls, ${retries} retries, ${used}, ${cost}`];
}

function toolText({ toolUse }: RunSummary): string[] {
  if (toolUse.length === 0) return [];
  const figure = (value: number | null) => (value === null ? "–" : value.toFixed(1)).padStart(8);
  const rows = toolUse.map(({ tool, calls, written, needed }) => {
    return `  ${tool.padEnd(20)}${figure(calls)}${figure(written)}${figure(needed)}`;
  });
  return ["", `Tools, per task:${" ".repeat(11)}calls written  needed`, ...rows];
}

/** What went wrong, a line for each kind with the trials that had it; none where nothing did. */
export function failureText({ failures }: Pick<RunSummary, "failures">): string[] {
  if (failures.length === 0) return [];
  return [
    "",
    "Failures:",
    ...failures.map(({ kind, side, trials }) => `  ${String(trials).padStart(4)}  ${kind} (${side})`),
  ];
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
