import type { Check, Fault, Stop } from "@/server/trip";

const FAULTS_SHOWN = 3;

/** The check of a rule: kept with its evidence when there are no faults, else not kept with the first of them. */
export function checkOf(
  rule: { readonly name: string; readonly label: string },
  faults: readonly Fault[],
  kept: { readonly evidence: string; readonly stops: readonly string[] },
): Check {
  if (faults.length === 0) return { ...rule, kept: true, evidence: kept.evidence, stops: [...kept.stops], faults: [] };
  const more = faults.length - FAULTS_SHOWN;
  const shown = faults.slice(0, FAULTS_SHOWN).map((fault) => fault.text);
  return {
    ...rule,
    kept: false,
    evidence: [...shown, ...(more > 0 ? [`And ${more} more.`] : [])].join(" "),
    stops: [...new Set(faults.flatMap((fault) => fault.stops))],
    faults: [...faults],
  };
}

/** A check that does not apply, with the reason. */
export function notApplicable(rule: { readonly name: string; readonly label: string }, evidence: string): Check {
  return { ...rule, kept: null, evidence, stops: [], faults: [] };
}

/** A fault of one stop on its day. */
export function faultAt(
  { stop, day }: { readonly stop: Stop; readonly day: { readonly number: number } },
  text: string,
): Fault {
  return { text, stops: [stop.id], day: day.number };
}

/** A fault of the trip as a whole, no single stop's. */
export function faultOfTrip(text: string): Fault {
  return { text, stops: [], day: null };
}
