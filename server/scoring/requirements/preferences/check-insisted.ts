import {
  type Check,
  counted,
  demandScope,
  type Fault,
  isUnwanted,
  isVisited,
  listed,
  type WeightedPreference,
} from "@/server/trip";
import { checkOf, faultOfTrip, notApplicable } from "../check";
import type { Verification } from "../verification";
import { choices } from "./check-preference";
import { isSpokenOf, type Judged, namesOf } from "./judged-stops";

const CANNOT_TELL = "The records don’t say, so it can’t be guaranteed.";

interface Rule {
  readonly name: string;
  readonly label: string;
}

/**
 * Whether what is insisted on holds: of every stop that it speaks of, or of one for each value where once is enough. A stop that
 * the records say nothing of is a fault where they do say it of others in its place; where they never do, nobody can tell.
 */
export function checkInsisted(
  verification: Verification,
  preference: WeightedPreference,
  rule: Rule,
  judged: readonly Judged[],
): Check {
  if (demandScope(preference) === "somewhere") return checkSomewhere(verification, judged, preference, rule);
  const recorded = judged.filter((one) => one.isKept !== null);
  const unrecorded = judged.filter((one) => one.isKept === null && one.isKnownOfOthers());
  if (judged.length > 0 && recorded.length + unrecorded.length === 0) {
    return notApplicable(rule, CANNOT_TELL);
  }
  const isKept = (one: Judged) => (isUnwanted(preference.strength) ? one.brings.length === 0 : one.isKept === true);
  const kept = recorded.filter(isKept);
  const missed = byRecord([...recorded.filter((one) => !isKept(one)), ...unrecorded]);
  const evidence = `${kept.length} of ${counted(recorded.length, kindOf(recorded))}${kept.length === 0 ? "" : `: ${namesOf(kept)}`}.`;
  return checkOf(
    rule,
    missed.map((stops) => faultOf(stops, preference, rule)),
    { evidence: judged.length === 0 ? "No stop of the trip is about this." : evidence, stops: idsOf(kept) },
  );
}

/** Each value comes somewhere away from the origin; yes is a value, too. */
function checkSomewhere(
  verification: Verification,
  judged: readonly Judged[],
  { entry, value }: WeightedPreference,
  rule: Rule,
): Check {
  if (!isSpokenOf(verification, entry, value)) return notApplicable(rule, CANNOT_TELL);
  const recorded = judged.filter(({ stop }) => "city" in stop && isVisited(verification.request, stop.city));
  const values = typeof value === "boolean" ? [null] : choices(value);
  const found = values.map((wanted) => ({
    wanted,
    stop: recorded.find((one) => (wanted === null ? one.isKept === true : one.brings.includes(wanted))),
  }));
  const missing = found.flatMap(({ wanted, stop }) => (stop === undefined ? [wanted ?? rule.label] : []));
  const kept = found.flatMap(({ wanted, stop }) => (stop === undefined ? [] : [{ wanted, ...stop }]));
  return checkOf(
    rule,
    missing.map((wanted) => faultOfTrip(`Nowhere on the trip: ${wanted}.`)),
    {
      evidence: `${kept.map(({ wanted, name, day }) => `${wanted === null ? "" : `${wanted}: `}${name} on day ${day}`).join("; ")}.`,
      stops: idsOf(kept),
    },
  );
}

/** One lodging is one fault, however many nights. */
function byRecord(missed: readonly Judged[]): Judged[][] {
  const groups = new Map<string, Judged[]>();
  for (const one of missed) groups.set(one.stop.recordId, [...(groups.get(one.stop.recordId) ?? []), one]);
  return [...groups.values()];
}

function faultOf(stops: readonly Judged[], { strength }: WeightedPreference, { label }: Rule): Fault {
  const [first] = stops;
  const { name = "", brings = [], isKept = null, day = null } = first ?? {};
  const words = () => {
    if (isKept === null) return `The records don’t say so for ${name}: ${label}.`;
    return isUnwanted(strength) ? `${name} has ${listed(brings)}.` : `${name} does not meet it: ${label}.`;
  };
  return { text: words(), stops: idsOf(stops), day };
}

function kindOf(some: readonly Judged[]): string {
  const kinds = new Set(some.map(({ kind }) => kind));
  return kinds.size === 1 ? ([...kinds][0] ?? "stop") : "stop";
}

function idsOf(some: readonly Judged[]): string[] {
  return some.map(({ stop }) => stop.id);
}
