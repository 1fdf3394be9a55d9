import { type Check, counted, type LegMode, type Transportation } from "@/server/trip";
import { checkOf, faultAt } from "../check";
import type { Verification } from "../verification";

interface RuledOut {
  readonly label: string;
  readonly modes: readonly LegMode[];
}

const RULED_OUT: Readonly<Record<Transportation, RuledOut>> = {
  "no flight": { label: "No flights", modes: ["flight"] },
  "no self-driving": { label: "No self-driving", modes: ["self-driving"] },
  "only trains and buses": { label: "Only trains and buses", modes: ["flight", "self-driving", "taxi"] },
};
const LEGS_OF: Partial<Record<LegMode, string>> = {
  flight: "a flight",
  "self-driving": "a drive your own car",
  taxi: "a taxi",
};

/** No leg of the unwanted kinds. */
export function checkTransportation({ legs }: Verification, unwanted: Transportation): Check {
  const { label, modes } = RULED_OUT[unwanted];
  const faults = legs
    .filter(({ stop }) => modes.includes(stop.mode))
    .map((leg) => faultAt(leg, `Day ${leg.day.number} goes to ${leg.stop.to} by ${leg.stop.mode}.`));
  const counts = new Map<string, number>();
  for (const { stop } of legs) counts.set(stop.mode, (counts.get(stop.mode) ?? 0) + 1);
  const used = [...counts].map(([name, count]) => `${name} ${count}×`).join(", ");
  const kinds = new Intl.ListFormat("en", { type: "disjunction" }).format(modes.map((mode) => LEGS_OF[mode] ?? mode));
  return checkOf({ name: "transportation", label }, faults, {
    evidence: `None of ${counted(legs.length, "leg")} is ${kinds} (${used || "no travel"}).`,
    stops: legs.map(({ stop }) => stop.id),
  });
}
