import type { Reason } from "@/server/trip";

/** Why a stop was chosen, each sentence once: what the traveler wishes for, and what any sensible trip asks for. */
export function whyWords(reasons: readonly Reason[]): { wishes: string; rules: string } {
  const textsOf = (isRule: boolean) =>
    new Set(reasons.filter(({ because }) => (because.kind === "rule") === isRule).map(({ text }) => text));
  const wishes = textsOf(false);
  return { wishes: [...wishes].join(" "), rules: [...textsOf(true)].filter((text) => !wishes.has(text)).join(" ") };
}
