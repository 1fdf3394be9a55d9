import type { Known } from "../state/conversation";

/** That flying and driving were both ruled out, where the last words did so; null: they did not. */
export function conflictSentence(before: Pick<Known, "said">, now: Pick<Known, "said">): string | null {
  const way = now.said.constraints.transportation;
  const isNew = now.said.unclear.includes("transportation") && !before.said.unclear.includes("transportation");
  if (!isNew || way === undefined || way !== before.said.constraints.transportation) return null;
  const [first, second] = way === "no flight" ? ["flying", "driving"] : ["driving", "flying"];
  return `You ruled out ${first} before and ${second} now. That leaves only taxis, and I can't plan a trip with taxis alone.`;
}
