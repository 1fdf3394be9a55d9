import { runElicitation } from "@/server/benchmarks";
import { type ElicitationSummary, fail, simulatorNameSchema } from "@/server/trip";
import { ensureWorld } from "@/server/worlds";
import { EXIT, type ExitCode } from "../exit-code";
import { promptTextsIn } from "../prompt-texts";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";

interface BenchOptions {
  world: string;
  travelers: number;
  seed: number;
  policy: string;
  simulator: string;
  vague: number;
  judge: string;
  stenographer: "rules" | "model";
  ranking: "rules" | "model";
  model?: string;
  fallback?: true;
  prompts?: string;
  regret: number;
  withPersonas?: true;
  out: string;
  json?: true;
}

export async function benchElicitation(terminal: Terminal, options: BenchOptions): Promise<ExitCode> {
  const { judge, stenographer, ranking, model, fallback = false, out, json } = options;
  const simulator = simulatorNameSchema.safeParse(options.simulator);
  if (!simulator.success) {
    return requireValue(fail({ code: "bad_input", message: "--simulator is main, second or model." }));
  }
  const onProgress = (text: string) => terminal.note(text);
  const world = requireValue(await ensureWorld(options.world, { onProgress }));
  const stop = new AbortController();
  const onInterrupt = () => stop.abort();
  process.once("SIGINT", onInterrupt);
  try {
    const { travelers, seed, policy, vague, regret, withPersonas = false } = options;
    const run = { world, travelers, seed, policy, simulator: simulator.data, vague, regret, withPersonas, out };
    const parts = { judge, stenographer, ranking, model, fallback, prompts: promptTextsIn(options.prompts) };
    const summary = requireValue(await runElicitation({ ...run, ...parts, signal: stop.signal, onProgress }));
    await terminal.print(json ? JSON.stringify(summary) : summaryText(summary, out));
    return EXIT.done;
  } finally {
    process.off("SIGINT", onInterrupt);
  }
}

function summaryText(summary: ElicitationSummary, out: string): string {
  const { policy, simulator, judge, travelers, seconds, rounds, accuracy, agentic, reward, spread, byRound } = summary;
  const { reward: ofReward, criticalAt } = spread;
  const at = criticalAt.map(
    ({ round, mean, standardError }) => `${percent(mean)} ± ${percent(standardError)} after ${round}`,
  );
  const regrets = byRound.flatMap(({ round, regret }) =>
    regret === null ? [] : [`${percent(regret)} after ${round}`],
  );
  const { planPriority, proactive, clarification, total } = agentic;
  return [
    ...(summary.models?.scripted
      ? ["A scripted model took part: the figures show that the pipeline works, not what a real model can do.", ""]
      : []),
    `${policy} with ${travelers} travelers (simulator: ${simulator}, judge: ${judge}), ${seconds} s`,
    "",
    `Rounds: ${rounds.toFixed(2)}`,
    `Critical entries right: ${percent(accuracy.critical)} in the end, ${at.join(", ")} rounds`,
    `All entries right: ${percent(accuracy.overall)}; area under critical accuracy, rounds 1–12: ${percent(summary.areaCritical)}`,
    `Agentic: ${total.toFixed(2)} of 15 (plan & priority ${planPriority.toFixed(2)}, proactive ${proactive.toFixed(2)}, clarification ${clarification.toFixed(2)})`,
    `Reward: ${reward.toFixed(4)} ± ${ofReward.standardError.toFixed(4)}`,
    `Questions about something not yet known: ${percent(summary.validQuestions)}; asked twice: ${percent(summary.askedTwice)}; rounds that ask for nothing: ${percent(summary.wastedRounds ?? 0)}`,
    ...(regrets.length > 0 ? [`Plan regret: ${regrets.join(", ")} rounds`] : []),
    ...modelsText(summary.models),
    "",
    `Written to ${out}: summary.json, dialogs.jsonl, source.json, episodes/`,
  ].join("\n");
}

function modelsText(models: ElicitationSummary["models"]): string[] {
  if (models === undefined) return [];
  const parts = Object.entries(models.parts).map(([part, name]) => `${part} ${name}`);
  const unusable = Object.entries(models.unusable ?? {}).map(([part, count]) => `${part} ${count}`);
  return [
    `Played by models: ${parts.join(", ")}; ${models.calls} calls, replies of no use: ${unusable.join(", ") || "none"}`,
    ...(models.leftOut ? [`Dialogs without a score, in none of these figures: ${models.leftOut}`] : []),
    ...(models.fellBack > 0
      ? [
          `Rules answered ${percent(models.fellBack / Math.max(1, models.calls))} of the calls: these figures are not the model's alone.`,
        ]
      : []),
  ];
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
