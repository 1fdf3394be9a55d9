import type { TravelplannerRates } from "@/server/scoring";

const LABELS: Record<keyof TravelplannerRates, string> = {
  delivery: "Delivery",
  commonsenseMicro: "Commonsense micro",
  commonsenseMacro: "Commonsense macro",
  hardMicro: "Hard micro",
  hardMacro: "Hard macro",
  final: "Final pass",
};

/** One line per published rate, in percent. */
export function ratesText(rates: TravelplannerRates): string[] {
  const names: (keyof TravelplannerRates)[] = [
    "delivery",
    "commonsenseMicro",
    "commonsenseMacro",
    "hardMicro",
    "hardMacro",
    "final",
  ];
  return names.map((name) => `${LABELS[name].padEnd(18)} ${(rates[name] * 100).toFixed(1).padStart(5)} %`);
}
