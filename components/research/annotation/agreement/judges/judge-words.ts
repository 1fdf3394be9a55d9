import type { JudgeView } from "@/server/views";
import { counted } from "../../../../format";

/** Why judgments fail, by the code of their problem. */
const FAILURES: Readonly<Record<string, string>> = {
  bad_input: "questions in words that the rules do not know",
  bad_model_answer: "answers without scores",
  model_unavailable: "model not available",
  context_overflow: "dialog longer than the model takes",
};

/** "2 judgments of 2 items failed and have no score (answers without scores: 2)."; null where none failed. */
export function failureWords({ failures, failedItems }: Pick<JudgeView, "failures" | "failedItems">): string | null {
  const reasons = Object.entries(failures);
  if (reasons.length === 0) return null;
  const failed = reasons.reduce((sum, [, count]) => sum + count, 0);
  const why = reasons.map(([code, count]) => `${FAILURES[code] ?? code.replaceAll("_", " ")}: ${count}`).join("; ");
  const has = failed === 1 ? "failed and has" : "failed and have";
  return `${counted(failed, "judgment")} of ${counted(failedItems, "item")} ${has} no score (${why}).`;
}

/** What tells one judge from another, and what it cost: "large · prompt 3f2a91bc · each item twice · $0.12". */
export function judgeWords({ by, model, promptHash, repeats, costUsd }: JudgeView): string {
  const often = repeats === 1 ? "each item once" : `each item ${repeats} times`;
  if (by === "rules") return `by rules · ${often} · no cost`;
  const cost = costUsd === null ? "cost unknown" : `$${costUsd.toFixed(2)}`;
  return [model, `prompt ${promptHash?.slice(0, 8)}`, often, cost].join(" · ");
}
