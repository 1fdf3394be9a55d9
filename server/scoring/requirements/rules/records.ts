import { type Check, counted, type Fault, type Itinerary, type Moment, minutesOfDay } from "@/server/trip";
import { timesNote } from "@/server/worlds";
import { checkOf, faultAt, faultOfTrip } from "../check";
import { minutesIntoDay, type PlacedLeg, type Verification } from "../verification";

/** Every stop is a record of the world, as the world has it, and its written name leads back to it. */
export function checkRecords({ itinerary, legs, stays, meals, visits, world }: Verification): Check {
  const { name, hash } = world.describe();
  const faults: Fault[] = [];
  if (itinerary.world.hash !== hash) {
    faults.push(faultOfTrip(`The itinerary was made with different records than ${name} has now.`));
  }
  for (const placed of [...stays, ...meals, ...visits]) {
    const { stop, day, record } = placed;
    const fault = (text: string) =>
      faults.push(faultAt(placed, `Day ${day.number}: ${stop.name}, ${stop.city} ${text}`));
    if (record === null) fault("is not in the records.");
    else if (record.name !== stop.name) fault(`is called ${record.name} in the records.`);
    else if (!record.nameResolves) fault("shares its name with another record.");
  }
  for (const leg of legs) {
    const wrong = alteredFields(leg);
    if (wrong.length > 0) {
      faults.push(
        faultAt(
          leg,
          `Day ${leg.day.number}: ${wrong.join(", ")} of the leg to ${leg.stop.to} is not as in the records.`,
        ),
      );
    }
  }
  faults.push(...repeatedIds(itinerary));
  const stops = itinerary.days.flatMap((day) => day.stops.map((stop) => stop.id));
  return checkOf({ name: "records", label: "Listings" }, faults, {
    evidence: `All ${counted(stops.length, "stop")} match their listings.`,
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
  const note = timesNote(scheduled ?? road);
  if ((stop.timesNote ?? null) !== note) wrong.push(note === null ? "a note on its times" : "how its times are known");
  if (scheduled !== null) {
    const isAt = (moment: Moment | null, minutes: number) => moment === null || minutesIntoDay(moment, day) === minutes;
    if (!isAt(stop.start, minutesOfDay(scheduled.departureTime))) wrong.push("the departure");
    if (!isAt(stop.end, minutesOfDay(scheduled.arrivalTime) + scheduled.arrivalDayOffset * 1440))
      wrong.push("the arrival");
  }
  return wrong;
}

function repeatedIds({ days }: Itinerary): Fault[] {
  const seen = new Set<string>();
  return days.flatMap((day) =>
    day.stops.flatMap((stop) => {
      const isNew = !seen.has(stop.id);
      seen.add(stop.id);
      return isNew ? [] : [faultAt({ stop, day }, `Two stops have the id ${stop.id}.`)];
    }),
  );
}
