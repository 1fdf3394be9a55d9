import { type Check, type Moment, minutesOfDay, type Stop } from "@/server/trip";
import { checkOf, counted, type Fault } from "../check";
import { minutesIntoDay, type PlacedLeg, type Verification } from "../verification";

/** Every stop is a record of the world, as the world has it, and its written name leads back to it. */
export function checkRecords({ itinerary, legs, stays, meals, visits, world }: Verification): Check {
  const { name, hash } = world.describe();
  const faults: Fault[] = [];
  if (itinerary.world.hash !== hash) {
    faults.push({ text: `The itinerary was made with other records than those of ${name} now.`, stops: [] });
  }
  for (const { stop, day, record } of [...stays, ...meals, ...visits]) {
    const place = `Day ${day.number}: ${stop.name}, ${stop.city}`;
    if (record === null) faults.push({ text: `${place} is not in the records.`, stops: [stop.id] });
    else if (record.name !== stop.name)
      faults.push({ text: `${place} is called ${record.name} in the records.`, stops: [stop.id] });
    else if (!record.nameResolves)
      faults.push({ text: `${place} shares its name with another record.`, stops: [stop.id] });
  }
  for (const leg of legs) {
    const wrong = alteredFields(leg);
    if (wrong.length > 0) {
      faults.push({
        text: `Day ${leg.day.number}: ${wrong.join(", ")} of the leg to ${leg.stop.to} is not as in the records.`,
        stops: [leg.stop.id],
      });
    }
  }
  faults.push(...repeatedIds(itinerary.days.flatMap((day) => day.stops)));
  const stops = itinerary.days.flatMap((day) => day.stops.map((stop) => stop.id));
  return checkOf({ name: "records", label: "On record" }, faults, {
    evidence: `All ${counted(stops.length, "stop")} are as the records of ${name} have them.`,
    stops,
  });
}

function alteredFields({ stop, day, record }: PlacedLeg): string[] {
  if (record === null) return ["the record"];
  const { scheduled, road } = record;
  const wrong: string[] = [];
  if (stop.number !== (scheduled?.number ?? null)) wrong.push("the number");
  if (stop.durationMinutes !== (scheduled?.durationMinutes ?? road?.minutes ?? null)) wrong.push("the duration");
  if (stop.distanceKm !== (scheduled === null ? (road?.km ?? null) : scheduled.distanceKm)) wrong.push("the distance");
  if (scheduled !== null) {
    const isAt = (moment: Moment | null, minutes: number) => moment === null || minutesIntoDay(moment, day) === minutes;
    if (!isAt(stop.start, minutesOfDay(scheduled.departureTime))) wrong.push("the departure");
    if (!isAt(stop.end, minutesOfDay(scheduled.arrivalTime) + scheduled.arrivalDayOffset * 1440))
      wrong.push("the arrival");
  }
  return wrong;
}

function repeatedIds(stops: readonly Stop[]): Fault[] {
  const ids = stops.map((stop) => stop.id);
  const twice = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
  return twice.map((id) => ({ text: `Two stops have the id ${id}.`, stops: [id] }));
}
