import type { ClaimedField, ClaimedReading } from "../../checked/claimed-reading";
import { CLAIMED_FIELDS, claimedReadingSchema } from "../../checked/claimed-reading";
import { expectedOf } from "./expected-reading";
import type { MarkedText } from "./marks";

/**
 * What the marks say by their own values, each with the words that were marked: for words that code cannot compute, as in other languages.
 * Nothing of it is believed unchecked (`checkClaims`).
 */
export function claimsOf(marked: MarkedText): ClaimedReading {
  const { trip, constraints } = expectedOf(marked);
  const values: Readonly<Record<string, unknown>> = { ...trip, ...constraints };
  const claims: Record<string, unknown> = {};
  for (const field of CLAIMED_FIELDS) {
    const slots = SLOTS[field] ?? [];
    const spans = marked.spans.filter(({ slot, sign }) => slots.includes(slot) && sign !== "-" && sign !== "?");
    if (values[field] === undefined || spans.length === 0) continue;
    const from = Math.min(...spans.map((span) => span.from));
    const to = Math.max(...spans.map((span) => span.to));
    const claim = { [field]: { value: values[field], words: marked.text.slice(from, to) } };
    if (claimedReadingSchema.safeParse(claim).success) Object.assign(claims, claim);
  }
  return claimedReadingSchema.parse(claims);
}

/** The slots of the marks that a field follows from. */
const SLOTS: Readonly<Partial<Record<ClaimedField, readonly string[]>>> = {
  origin: ["from"],
  destinations: ["to"],
  region: ["region"],
  cityCount: ["cities"],
  startDate: ["start"],
  endDate: ["end"],
  window: ["window"],
  days: ["days", "stay"],
  people: ["people", "adult", "child"],
  children: ["child"],
  pets: ["pet"],
  budget: ["budget", "budgetEach", "budgetPerDay"],
  transportation: ["transport"],
  roomType: ["room"],
  houseRule: ["allow"],
  cuisines: ["cuisine"],
};
