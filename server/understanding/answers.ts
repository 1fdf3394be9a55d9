import type { Said, SaidTrip } from "@/server/trip";
import { nameOf } from "./readers/where";
import type { Item } from "./text/item";

/** Trip fields that a bare number answers, by the field that was asked for. The budget's are in `readers/money-answers`. */
const NUMBER_FIELDS = {
  people: "people",
  children: "children",
  days: "days",
  cityCount: "cityCount",
} as const satisfies Readonly<Record<string, keyof SaidTrip>>;

const COUNTS = ["people", "children", "days", "cityCount", "budget"] as const;

function isNumberField(asked: string): asked is keyof typeof NUMBER_FIELDS {
  return Object.hasOwn(NUMBER_FIELDS, asked);
}

/** Reads a bare answer to the last question: "4", "Boston". What the text says by itself stays. */
export function answerTo(asked: string, items: readonly Item[], said: Said): Said {
  const field = isNumberField(asked) ? NUMBER_FIELDS[asked] : null;
  if (field !== null && said.trip[field] === undefined) {
    const numbers = items.filter((item) => item.kind === "number" && !item.ordinal && Number.isInteger(item.value));
    const [only] = numbers;
    // "Three people" answers nothing but how many travel, whatever was asked.
    if (COUNTS.some((name) => said.trip[name] !== undefined)) return said;
    if (numbers.length !== 1 || only?.kind !== "number") return said;
    const isTooFew = field !== "children" && only.value < 1;
    if (isTooFew && field !== "people") return said;
    return {
      ...said,
      trip: { ...said.trip, [field]: only.value },
      unclear: said.unclear.filter((one) => one !== field),
    };
  }
  if (asked === "origin" && said.trip.origin === undefined) {
    const places = items.flatMap((item) => (item.kind === "place" ? [item.value] : []));
    const [only] = places;
    if (places.length !== 1 || only === undefined) return said;
    const { destinations: _destinations, region: _region, ...rest } = said.trip;
    const unclear = said.unclear.filter((one) => one !== "destinations" && one !== "region");
    return {
      ...said,
      trip: { ...rest, origin: nameOf(only) },
      unclear: only.cities.length > 1 ? [...unclear, "origin"] : unclear,
    };
  }
  return said;
}
