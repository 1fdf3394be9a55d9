import {
  type Check,
  counted,
  type EntryKey,
  type EntryValue,
  formatMoney,
  isBooked,
  listed,
  NO_PREFERENCE,
  type Stop,
  usd,
  type WeightedPreference,
  wishLabel,
} from "@/server/trip";
import { notApplicable } from "../check";
import { totalMinor } from "../rules/cost";
import type { Verification } from "../verification";
import { choices, type Judge } from "./judge";
import { FLIGHT_WISHES, MEAL_WISHES, STAY_WISHES, VISIT_WISHES } from "./wishes";

/** What one stop has to do with a wish. */
interface Judged {
  readonly id: string;
  readonly name: string;
  /** "flight", "night", "meal" or "visit". */
  readonly kind: string;
  /** Null: the records do not say. */
  readonly isKept: boolean | null;
  /** The named choices that this stop brings. */
  readonly brings: readonly string[];
}

/** Wishes for something somewhere on the trip; the others are for every stop of their kind. */
const SOMEWHERE: ReadonlySet<EntryKey> = new Set([
  "restaurant.preferredCuisines",
  "attraction.preferredType",
  "attraction.specialEvents",
]);

/** What a traveller says of something booked; its record knows nothing else that an entry asks for. */
const SAID_OF_BOOKED: ReadonlySet<EntryKey> = new Set(["restaurant.preferredCuisines", "flight.preferredFlyTime"]);

/** How much of a wish the itinerary keeps, never a fault; null where the wish asks for nothing or the records say nothing of it. */
export function checkPreference(verification: Verification, { entry, value }: WeightedPreference): Check {
  const rule = { name: entry, label: wishLabel(entry, value) };
  if (asksForNothing(entry, value)) return notApplicable(rule, "Nothing in particular is wanted.");
  if (entry === "persona.budget") return checkWishedBudget(verification, rule, value);
  const judged = judgedStops(verification, entry, value);
  if (judged === null) return notApplicable(rule, "This speaks of the traveller, not of a stop.");
  if (judged.length === 0) return notApplicable(rule, "The trip has no stop that this speaks of.");
  const known = judged.filter((one) => one.isKept !== null);
  if (known.length === 0) return notApplicable(rule, "The records of this world say nothing of it.");

  const kept = known.filter((one) => one.isKept);
  const kinds = new Set(known.map((one) => one.kind));
  const share = `${kept.length} of ${counted(known.length, kinds.size === 1 ? ([...kinds][0] ?? "stop") : "stop")}`;
  const isKept = SOMEWHERE.has(entry)
    ? choices(value).every((choice) => known.some((one) => one.brings.includes(choice)))
    : kept.length === known.length;
  const evidence = kept.length === 0 ? `${share}.` : `${share}: ${namesOf(kept)}.`;
  const missed = known.filter((one) => !one.isKept);
  const idsOf = (some: readonly Judged[]) => some.map((one) => one.id);
  if (isKept) return { ...rule, kept: true, evidence, stops: idsOf(kept), faults: [] };
  const not = missed.length === 0 ? "" : ` Not ${namesOf(missed)}.`;
  return { ...rule, kept: false, evidence: `${evidence}${not}`, stops: idsOf(missed), faults: [] };
}

const NAMES_SHOWN = 4;

function namesOf(some: readonly Judged[]): string {
  const names = [...new Set(some.map((one) => one.name))];
  const more = names.length - NAMES_SHOWN;
  return more > 0 ? listed([...names.slice(0, NAMES_SHOWN), `${more} more`]) : listed(names);
}

function asksForNothing(entry: EntryKey, value: EntryValue): boolean {
  if (value === false || value === NO_PREFERENCE) return true;
  if (Array.isArray(value)) return value.length === 0 || value.includes(NO_PREFERENCE);
  return value === "No" && entry.includes(".need");
}

function checkWishedBudget(
  verification: Verification,
  rule: { name: string; label: string },
  value: EntryValue,
): Check {
  if (typeof value !== "number") return notApplicable(rule, "No amount is named.");
  const { currency } = verification.world.describe();
  const total = totalMinor(verification);
  const evidence = `${formatMoney({ amountMinor: total, currency })} of ${formatMoney(usd(value))}.`;
  const isKept = currency === "USD" && total <= usd(value).amountMinor;
  return { ...rule, kept: isKept, evidence, stops: [], faults: [] };
}

/** Every stop that the entry speaks of; null when it speaks of none in any world. */
function judgedStops(verification: Verification, entry: EntryKey, value: EntryValue): Judged[] | null {
  const { legs, stays, meals, visits } = verification;
  const flights = legs.flatMap(({ stop, record }) =>
    stop.mode === "flight" ? [{ stop, record: record?.scheduled ?? null }] : [],
  );
  const wishes = [
    judge("flight", flights, entry, FLIGHT_WISHES[entry], value),
    judge("night", stays, entry, STAY_WISHES[entry], value),
    judge("meal", meals, entry, MEAL_WISHES[entry], value),
    judge("visit", visits, entry, VISIT_WISHES[entry], value),
  ].filter((stops) => stops !== null);
  return wishes.length === 0 ? null : wishes.flat();
}

function judge<Record>(
  kind: string,
  stops: readonly { readonly stop: Stop; readonly record: Record | null }[],
  entry: EntryKey,
  wish: Judge<Record> | undefined,
  value: EntryValue,
): Judged[] | null {
  if (wish === undefined) return null;
  const known = stops.map(({ stop, record }) => ({
    stop,
    record: isBooked(stop.recordId) && !SAID_OF_BOOKED.has(entry) ? null : record,
  }));
  return known.map(({ stop, record }) => ({
    id: stop.id,
    name: stop.name,
    kind,
    isKept: record === null ? null : wish(record, value),
    brings: record === null ? [] : choices(value).filter((choice) => wish(record, choice) === true),
  }));
}
