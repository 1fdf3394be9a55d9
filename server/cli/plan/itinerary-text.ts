import {
  type Check,
  type Day,
  formatDate,
  formatDuration,
  formatMoney,
  type Itinerary,
  isAppointment,
  isBroken,
  isUnpriced,
  recordSentences,
  type Stop,
  sleepingWords,
} from "@/server/trip";

const NAME_WIDTH = 76;

/** An itinerary day by day with what each stop costs, and the sum. */
export function itineraryLines(itinerary: Itinerary): string[] {
  const { days, cost, people, missing = [] } = itinerary;
  const { legs, stays, meals, visits, total } = cost;
  const parts = [
    `travel ${formatMoney(legs)}`,
    ...(isUnpriced(itinerary, "stay") ? [] : [`lodging ${formatMoney(stays)}`]),
    ...(missing.includes("restaurants") && meals.amountMinor === 0 ? [] : [`meals ${formatMoney(meals)}`]),
    ...(isUnpriced(itinerary, "visit") ? [] : [`visits ${formatMoney(visits)}`]),
  ];
  return [
    ...days.flatMap((day) => [...dayLines(day, itinerary), ""]),
    `${formatMoney(total)} for ${people === 1 ? "one person" : `${people} people`}: ${parts.join(", ")}`,
    ...recordSentences(itinerary),
  ];
}

function dayLines({ number, date, from, city, stops }: Day, itinerary: Itinerary): string[] {
  const place = from === city ? city : `${from} → ${city}`;
  return [`Day ${number}, ${formatDate(date)}: ${place}`, ...stops.flatMap((stop) => stopLines(stop, itinerary))];
}

function stopLines(stop: Stop, itinerary: Itinerary): string[] {
  const time = stop.start ? `${stop.start.time}  ` : "";
  const text = `  ${time}${stopText(stop)}`;
  const free = isUnpriced(itinerary, stop.kind) ? "unknown" : "free";
  const price = stop.cost.amountMinor === 0 ? free : formatMoney(stop.cost);
  const doubt = stop.kind === "leg" && stop.timesNote !== undefined ? [`         ${stop.timesNote}`] : [];
  return [`${text.padEnd(NAME_WIDTH)}  ${price.padStart(8)}`, ...doubt];
}

/** Published names may hold line breaks; a line of the terminal may not. */
function stopText(stop: Stop): string {
  const name = stop.name.replace(/\s+/g, " ").trim();
  switch (stop.kind) {
    case "leg": {
      const duration = stop.durationMinutes === null ? "" : `, ${formatDuration(stop.durationMinutes)}`;
      return `${name}, ${stop.from} to ${stop.to}${duration}`;
    }
    case "meal":
      return `${stop.meal.charAt(0).toUpperCase()}${stop.meal.slice(1)}: ${name}`;
    case "visit":
      return isAppointment(stop.recordId) ? name : `Visit: ${name}`;
    case "stay":
      return `Night: ${name}${stop.rooms > 1 || stop.hasBreakfast ? `, ${sleepingWords(stop)}` : ""}`;
  }
}

/** What was verified and what shows it; checks that do not apply are left out. */
export function checkLines(checks: readonly Check[]): string[] {
  const applying = checks.filter((check) => check.kept !== null);
  const line = (check: Check) => `  ${verdictOf(check).padEnd(8)}  ${check.label}: ${check.evidence}`;
  return ["Checked independently of the planner:", ...applying.map(line)];
}

function verdictOf(check: Check): string {
  if (check.kept) return "kept";
  return isBroken(check) ? "NOT KEPT" : "in part";
}
