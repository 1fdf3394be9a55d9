import type { Answer, ItemContent } from "@/server/views";

/** The pair as a rater sees it whose order is swapped. Swapping twice gives what was there. */
export function swapContent(content: ItemContent): ItemContent {
  return content.unit === "dialog" ? content : { unit: "pair", first: content.second, second: content.first };
}

/**
 * Answers about a pair for the same pair with its sides swapped; `content` is the pair that they are about. "first" and
 * "second" change places, and turns keep pointing at the same words.
 */
export function swapAnswers(answers: readonly Answer[], content: ItemContent): Answer[] {
  if (content.unit === "dialog") return [...answers];
  const [first, second] = [content.first.length, content.second.length];
  const swapTurn = (turn: number) => (turn < first ? turn + second : turn - first);
  return answers.map((answer) => ({
    ...answer,
    turn: answer.turn === null ? null : swapTurn(answer.turn),
    value: swapValue(answer.value),
    turns: answer.turns.map(swapTurn),
  }));
}

function swapValue(value: Answer["value"]): Answer["value"] {
  if (value === "first") return "second";
  return value === "second" ? "first" : value;
}
