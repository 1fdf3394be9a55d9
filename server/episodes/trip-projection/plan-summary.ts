import type { PlanSummary, TripVersionRow } from "@/db";

/** What the list of trips shows of the current version. */
export function planSummary({ itinerary, broken, costMinor, costFromMinor, currency }: TripVersionRow): PlanSummary {
  const { origin, days } = itinerary;
  const places = [origin, ...days.flatMap((day) => [day.from, day.city])];
  return {
    from: days[0]?.date ?? "",
    to: days.at(-1)?.date ?? "",
    route: places.filter((place, index) => place !== places[index - 1]),
    costMinor,
    costFromMinor,
    currency,
    broken,
  };
}
