import { type Itinerary, type Stop, usd } from "@/server/trip";

/** A stop of the itinerary by its id and kind. */
export function stopOf<Kind extends Stop["kind"]>(
  itinerary: Itinerary,
  kind: Kind,
  id: string,
): Extract<Stop, { kind: Kind }> {
  for (const stop of itinerary.days.flatMap((day) => day.stops)) {
    if (stop.id === id && isOfKind(stop, kind)) return stop;
  }
  throw new Error(`The itinerary has no ${kind} ${id}.`);
}

function isOfKind<Kind extends Stop["kind"]>(stop: Stop, kind: Kind): stop is Extract<Stop, { kind: Kind }> {
  return stop.kind === kind;
}

/** Takes a stop out of its day. */
export function removeStop(itinerary: Itinerary, id: string): void {
  for (const day of itinerary.days) day.stops = day.stops.filter((stop) => stop.id !== id);
}

/** Makes the sums those of the stops, so that only the damage itself is found. */
export function recount({ days, cost }: Itinerary): void {
  const sum = (kind: Stop["kind"]) =>
    usd(
      days
        .flatMap((day) => day.stops)
        .reduce((total, stop) => total + (stop.kind === kind ? stop.cost.amountMinor : 0), 0) / 100,
    );
  const parts = { legs: sum("leg"), stays: sum("stay"), meals: sum("meal"), visits: sum("visit") };
  const total = Object.values(parts).reduce((all, part) => all + part.amountMinor, 0);
  Object.assign(cost, parts, { total: { amountMinor: total, currency: "USD" } });
}
