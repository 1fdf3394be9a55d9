import { type Check, counted, type Fault, listed, timeOfMinutes } from "@/server/trip";
import { type Hours, openOn } from "@/server/worlds";
import { checkOf, faultAt, notApplicable } from "../check";
import { minutesIntoDay, type PlacedMeal, type PlacedVisit, type Verification } from "../verification";

/** Every restaurant and attraction is open for as long as it is visited, where the world knows its hours. */
export function checkOpeningHours({ meals, visits, world }: Verification): Check {
  const rule = { name: "openingHours", label: "Opening hours" };
  const faults: Fault[] = [];
  const checked: string[] = [];
  const unknown: string[] = [];
  for (const placed of [...meals, ...visits]) {
    const hours = placed.record?.hours ?? null;
    if (hours === null) {
      unknown.push(placed.stop.name);
      continue;
    }
    checked.push(placed.stop.id);
    const text = whenClosed(placed, hours);
    if (text !== null) faults.push(faultAt(placed, `Day ${placed.day.number}: ${placed.stop.name} ${text}`));
  }
  const askFirst =
    world.describe().unknownHours === "avoided" && unknown.length > 0
      ? ` The hours of ${listed(unknown)} aren’t known: ask before you go.`
      : "";
  if (checked.length === 0 && askFirst === "")
    return notApplicable(rule, "The records have no opening hours for any stop.");
  return checkOf(rule, faults, {
    evidence: `${counted(checked.length, "place is", "places are")} open for the whole time of the visit.${askFirst}`,
    stops: checked,
  });
}

function whenClosed({ stop, day }: PlacedMeal | PlacedVisit, hours: Hours): string | null {
  if (stop.start === null || stop.end === null) return "has opening hours, but no time is planned.";
  const open = openOn(hours, day.date);
  if (open.length === 0) return "is closed on that day.";
  const from = minutesIntoDay(stop.start, day);
  const to = minutesIntoDay(stop.end, day);
  if (open.some(([opens, closes]) => from >= opens && to <= closes)) return null;
  const times = open.map(([opens, closes]) => `from ${timeOfMinutes(opens)} to ${timeOfMinutes(closes)}`);
  return `is open ${listed(times)}, but planned from ${stop.start.time} to ${stop.end.time}.`;
}
