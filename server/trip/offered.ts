import { formatLongDate } from "./calendar";
import type { Offered, Stop } from "./itinerary";
import { formatMoney, type Money, sumMoney } from "./money";

/** What tells a stop's price apart. */
type Priced = { readonly cost: Money | null } & (
  | { readonly kind: "stay"; readonly city: string }
  | { readonly kind: "leg"; readonly mode: string; readonly from: string; readonly to: string }
  | { readonly kind: "meal" | "visit" }
);

/** Who offers what a stop costs; null: nobody, it is the world's price or estimate. */
export function offeredBy(stop: Priced, offers: Offered | undefined): string | null {
  if (offers === undefined) return null;
  if (stop.kind === "stay") return offers.stays.find(({ city }) => city === stop.city)?.provider ?? null;
  if (stop.kind !== "leg" || stop.mode !== "flight") return null;
  return offers.flights.find(({ from, to }) => from === stop.from && to === stop.to)?.provider ?? null;
}

const NAMES = { stay: "Lodging", leg: "Flights" } as const satisfies Partial<Record<Stop["kind"], string>>;

/** Which part of a plan's costs is offered, by whom and when, in sentences; none where nothing is. */
export function offeredSentences(stops: readonly Priced[], offers: Offered | undefined): string[] {
  if (offers === undefined) return [];
  const sentences = (["stay", "leg"] as const).flatMap((kind) => {
    const offered = stops.filter((stop) => stop.kind === kind && offeredBy(stop, offers) !== null);
    const providers = [...new Set(offered.flatMap((stop) => offeredBy(stop, offers) ?? []))];
    return providers.map((provider) => {
      const costs = offered.flatMap((stop) => (offeredBy(stop, offers) === provider ? (stop.cost ?? []) : []));
      const cost = costs.length === 0 ? "" : `: ${formatMoney(sumMoney(costs))}`;
      return `${NAMES[kind]}${cost}, offered by ${provider} on ${formatLongDate(offers.day)}.`;
    });
  });
  return sentences.length === 0 ? [] : [...sentences, "An offered price can change until you book."];
}
