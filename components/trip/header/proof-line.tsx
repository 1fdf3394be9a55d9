import { CircleHelp, ShieldCheck } from "lucide-react";
import type { Objective } from "@/server/trip";

const PROVEN: Record<Objective, string> = {
  preferences: "Proven: no other plan from these records suits better.",
  cost: "Proven: no other plan from these records costs less.",
  time: "Proven: no other plan from these records spends less time on the way.",
};

/** Whether the plan is known to be the best, in plain words. */
export function ProofLine({ proven, objective }: { proven: boolean; objective: Objective }) {
  return proven ? (
    <p className="flex items-start gap-2 text-sm">
      <ShieldCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-kept" />
      {PROVEN[objective]}
    </p>
  ) : (
    <p className="flex items-start gap-2 text-sm">
      <CircleHelp aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
      The best found in the time allowed. A better one may exist.
    </p>
  );
}
