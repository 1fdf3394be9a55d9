import type { PublishedDay } from "@/server/scoring";
import { type Day, type Itinerary, type LegStop, type MealName, toMajor } from "@/server/trip";

const NOTHING = "-";

/**
 * The itinerary as TravelPlanner publishes plans: one object per day. A day spent moving is "from A to B", attractions end
 * in ";" (the evaluator drops the last piece), an empty field is "-". Costs and times in the text are for readers: no rule
 * reads them.
 */
export function toPublishedPlan(itinerary: Itinerary): PublishedDay[] {
  return itinerary.days.map(publishedDay);
}

function publishedDay(day: Day): PublishedDay {
  const legs = day.stops.filter((stop) => stop.kind === "leg");
  const visits = day.stops.filter((stop) => stop.kind === "visit");
  const stay = day.stops.find((stop) => stop.kind === "stay");
  return {
    days: day.number,
    current_city: day.from === day.city ? day.city : `from ${day.from} to ${day.city}`,
    transportation: legs.length === 0 ? NOTHING : legs.map(publishedLeg).join("; "),
    breakfast: publishedMeal(day, "breakfast"),
    attraction: visits.length === 0 ? NOTHING : visits.map((visit) => `${visit.name}, ${visit.city};`).join(""),
    lunch: publishedMeal(day, "lunch"),
    dinner: publishedMeal(day, "dinner"),
    accommodation: stay ? `${stay.name}, ${stay.city}` : NOTHING,
  };
}

function publishedMeal(day: Day, meal: MealName): string {
  const stop = day.stops.find((candidate) => candidate.kind === "meal" && candidate.meal === meal);
  return stop?.kind === "meal" ? `${stop.name}, ${stop.city}` : NOTHING;
}

function publishedLeg(leg: LegStop): string {
  const fromTo = `from ${leg.from} to ${leg.to}`;
  switch (leg.mode) {
    case "flight":
      return [`Flight Number: ${leg.number}`, fromTo, ...times(leg)].join(", ");
    case "train":
      return [`Train Number: ${leg.number}`, fromTo, ...times(leg)].join(", ");
    case "bus":
      return [`Bus Number: ${leg.number}`, fromTo, ...times(leg)].join(", ");
    case "self-driving":
      return [`Self-driving`, fromTo, ...roadFacts(leg)].join(", ");
    case "taxi":
      return [`Taxi`, fromTo, ...roadFacts(leg)].join(", ");
  }
}

function times({ start, end }: LegStop): string[] {
  return [...(start ? [`Departure Time: ${start.time}`] : []), ...(end ? [`Arrival Time: ${end.time}`] : [])];
}

/** The published tool's figures: its cost is that of one vehicle. */
function roadFacts({ durationMinutes, distanceKm, cost, units }: LegStop): string[] {
  return [
    ...(durationMinutes === null ? [] : [`Duration: ${publishedDuration(durationMinutes)}`]),
    ...(distanceKm === null ? [] : [`Distance: ${distanceKm.toLocaleString("en-US")} km`]),
    `Cost: ${toMajor(cost) / Math.max(units, 1)}`,
  ];
}

/** "14 hours 2 mins", as the published distance table writes it. */
function publishedDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  const parts = [
    ...(hours > 0 ? [`${hours} ${hours === 1 ? "hour" : "hours"}`] : []),
    ...(rest > 0 ? [`${rest} ${rest === 1 ? "min" : "mins"}`] : []),
  ];
  return parts.join(" ") || "0 mins";
}
