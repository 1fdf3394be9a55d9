import {
  asksForNothing,
  type Check,
  counted,
  demandScope,
  type EntryKey,
  type EntryValue,
  formatMoney,
  isUnwanted,
  usd,
  type WeightedPreference,
  wishLabel,
} from "@/server/trip";
import { worldMoney } from "@/server/worlds";
import { notApplicable } from "../check";
import { totalMinor } from "../rules/cost";
import type { Verification } from "../verification";
import { checkInsisted } from "./check-insisted";
import { choices } from "./check-preference";
import { type Judged, judgedStops, namesOf } from "./judged-stops";

/** Wishes for something somewhere on the trip; the others are for every stop of their kind. */
const SOMEWHERE: ReadonlySet<EntryKey> = new Set([
  "restaurant.preferredCuisines",
  "attraction.preferredType",
  "attraction.specialEvents",
]);

/** How much of a wish the itinerary keeps, a fault only where it is insisted on; null where the wish asks for nothing or the records say nothing of it. */
export function checkPreference(verification: Verification, preference: WeightedPreference): Check {
  const { entry, value, strength } = preference;
  const rule = { name: entry, label: wishLabel(entry, value, strength) };
  if (asksForNothing(entry, value)) return notApplicable(rule, "No preference.");
  if (entry === "persona.budget") return checkWishedBudget(verification, rule, value);
  const judged = judgedStops(verification, entry, value);
  if (judged !== null && demandScope(preference) !== null) return checkInsisted(verification, preference, rule, judged);
  if (judged === null) return notApplicable(rule, "This is about the traveler, not a stop.");
  if (judged.length === 0) return notApplicable(rule, "No stop of the trip is about this.");
  const known = judged.filter((one) => one.isKept !== null);
  if (known.length === 0) return notApplicable(rule, "The records don’t say.");

  const kept = known.filter((one) => (isUnwanted(strength) ? one.brings.length === 0 : one.isKept));
  const kinds = new Set(known.map((one) => one.kind));
  const share = `${kept.length} of ${counted(known.length, kinds.size === 1 ? ([...kinds][0] ?? "stop") : "stop")}`;
  const isKept =
    SOMEWHERE.has(entry) && !isUnwanted(strength)
      ? choices(value).every((choice) => known.some((one) => one.brings.includes(choice)))
      : kept.length === known.length;
  const evidence = kept.length === 0 ? `${share}.` : `${share}: ${namesOf(kept)}.`;
  const missed = known.filter((one) => !kept.includes(one));
  const idsOf = (some: readonly Judged[]) => some.map(({ stop }) => stop.id);
  if (isKept) return { ...rule, kept: true, evidence, stops: idsOf(kept), faults: [] };
  const not = missed.length === 0 ? "" : ` Not ${namesOf(missed)}.`;
  return { ...rule, kept: false, evidence: `${evidence}${not}`, stops: idsOf(missed), faults: [] };
}

function checkWishedBudget(
  verification: Verification,
  rule: { name: string; label: string },
  value: EntryValue,
): Check {
  if (typeof value !== "number") return notApplicable(rule, "No amount is given.");
  const { currency } = verification.world.describe();
  const total = totalMinor(verification);
  const evidence = `${formatMoney(worldMoney(verification.world, total))} of ${formatMoney(usd(value))}.`;
  const isKept = currency === "USD" && total <= usd(value).amountMinor;
  return { ...rule, kept: isKept, evidence, stops: [], faults: [] };
}
