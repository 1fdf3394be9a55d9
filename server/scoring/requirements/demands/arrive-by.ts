import {
  type Check,
  formatDuration,
  type LocalTime,
  minutesOfDay,
  RHYTHM,
  type TripRequest,
  timeOfMinutes,
} from "@/server/trip";
import { checkOf, faultAt, notApplicable } from "../check";
import { clockDifference, minutesIntoDay, type PlacedLeg, type Verification } from "../verification";

/** The leg of a day arrives by the asked time. */
export function checkArriveBy(verification: Verification, { day, time }: TripRequest["arriveBy"][number]): Check {
  const rule = { name: "arriveBy", label: `Arrive by ${time} on day ${day}` };
  const leg = verification.legs.find((one) => one.day.number === day);
  if (leg === undefined) return notApplicable(rule, `There is no travel on day ${day}.`);
  const arrival = arrivalMinutes(leg, verification);
  if (arrival === null) return notApplicable(rule, `The records do not say when ${leg.stop.name} arrives.`);
  return checkOf(rule, faultsOf(leg, arrival, time), {
    evidence: `Arrives in ${leg.stop.to} at ${timeOfMinutes(arrival)}.`,
    stops: [leg.stop.id],
  });
}

function faultsOf(leg: PlacedLeg, arrival: number, time: LocalTime) {
  const late = arrival - minutesOfDay(time);
  if (late <= 0) return [];
  return [faultAt(leg, `Arrives in ${leg.stop.to} at ${timeOfMinutes(arrival)}, ${formatDuration(late)} too late.`)];
}

/** Minutes from the midnight of the day of departure, on the clock of the place reached. */
function arrivalMinutes({ stop, day, record }: PlacedLeg, { world }: Verification): number | null {
  if (record?.scheduled) {
    return minutesOfDay(record.scheduled.arrivalTime) + record.scheduled.arrivalDayOffset * 1440;
  }
  if (stop.end !== null) return minutesIntoDay(stop.end, day);
  const minutes = record?.road?.minutes ?? null;
  if (minutes === null) return null;
  return RHYTHM.roadDepartureTime + minutes + clockDifference(world, stop.from, stop.to, day.date);
}
