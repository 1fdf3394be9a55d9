import { type Check, counted, type Transportation } from "@/server/trip";
import { checkOf, faultAt } from "../check";
import type { Verification } from "../verification";

/** No leg of the unwanted kind. */
export function checkTransportation({ legs }: Verification, unwanted: Transportation): Check {
  const mode = unwanted === "no flight" ? "flight" : "self-driving";
  const faults = legs
    .filter(({ stop }) => stop.mode === mode)
    .map((leg) => faultAt(leg, `Day ${leg.day.number} goes to ${leg.stop.to} by ${mode}.`));
  const counts = new Map<string, number>();
  for (const { stop } of legs) counts.set(stop.mode, (counts.get(stop.mode) ?? 0) + 1);
  const used = [...counts].map(([name, count]) => `${name} ${count}×`).join(", ");
  return checkOf(
    { name: "transportation", label: unwanted === "no flight" ? "No flights" : "No self-driving" },
    faults,
    {
      evidence: `None of ${counted(legs.length, "leg")} is a ${mode === "flight" ? "flight" : "drive your own car"} (${used || "no travel"}).`,
      stops: legs.map(({ stop }) => stop.id),
    },
  );
}
