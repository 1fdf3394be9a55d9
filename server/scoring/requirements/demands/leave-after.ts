import { type Check, type Fault, minutesOfDay, type TripRequest, timeOfMinutes } from "@/server/trip";
import { checkOf, faultAt, notApplicable } from "../check";
import { minutesIntoDay, type PlacedLeg, type Verification } from "../verification";

/** The leg of a day, or every one, leaves at the asked time or after it. */
export function checkLeaveAfter({ legs }: Verification, { day, time }: TripRequest["leaveAfter"][number]): Check {
  const rule = { name: "leaveAfter", label: `Leave after ${time} on ${day === null ? "every day" : `day ${day}`}` };
  const limited = legs.filter((leg) => day === null || leg.day.number === day);
  if (limited.length === 0)
    return notApplicable(rule, day === null ? "Nobody travels." : `There is no travel on day ${day}.`);
  const departures = limited.map((leg) => ({ leg, departure: departureMinutes(leg) }));
  if (departures.some(({ departure }) => departure === null)) {
    return notApplicable(rule, "The records do not say when a leg leaves.");
  }
  const faults = departures.flatMap(({ leg, departure }): Fault[] =>
    departure === null || departure >= minutesOfDay(time)
      ? []
      : [faultAt(leg, `Leaves ${leg.stop.from} at ${timeOfMinutes(departure)}, before ${time}.`)],
  );
  return checkOf(rule, faults, {
    evidence: departures
      .map(({ leg, departure }) => `Leaves ${leg.stop.from} at ${timeOfMinutes(departure ?? 0)}.`)
      .join(" "),
    stops: limited.map(({ stop }) => stop.id),
  });
}

/** Minutes from the midnight of the day of departure, on the clock of the place left; null: not known. */
function departureMinutes({ stop, day, record }: PlacedLeg): number | null {
  if (record?.scheduled) return minutesOfDay(record.scheduled.departureTime);
  return stop.start === null ? null : minutesIntoDay(stop.start, day);
}
