import { type Check, counted, type Fault, formatDate, isScheduledMode, listed } from "@/server/trip";
import { roadCostMinor } from "@/server/worlds";
import { checkOf, faultAt } from "../check";
import { isFullDay, type PlacedLeg, type Verification } from "../verification";

/** Every move is one leg of that day that the world has, from the day's first city to its last. */
export function checkLegs(verification: Verification): Check {
  const { itinerary, legs } = verification;
  const faults: Fault[] = [];
  for (const day of itinerary.days) {
    const ofDay = legs.filter((leg) => leg.day === day);
    const stops = ofDay.map((leg) => leg.stop.id);
    if (isFullDay(day) && ofDay.length > 0) {
      faults.push({ text: `Day ${day.number} is spent in ${day.city} but has a leg.`, stops, day: day.number });
    }
    if (!isFullDay(day) && ofDay.length !== 1) {
      faults.push({
        text: `Day ${day.number} moves from ${day.from} to ${day.city} with ${counted(ofDay.length, "leg")} instead of one.`,
        stops,
        day: day.number,
      });
    }
    for (const leg of ofDay) faults.push(...faultsOf(leg, verification).map((text) => faultAt(leg, text)));
  }
  return checkOf({ name: "legs", label: "Travel" }, faults, {
    evidence:
      legs.length === 0
        ? "No travel."
        : `${counted(legs.length, "leg")}, each scheduled on its day: ${listed(legs.map(describe))}.`,
    stops: legs.map((leg) => leg.stop.id),
  });
}

function faultsOf({ day, stop, record }: PlacedLeg, { request }: Verification): string[] {
  const way = `${stop.from} to ${stop.to}`;
  const faults: string[] = [];
  if (stop.from !== day.from || stop.to !== day.city) {
    faults.push(`Day ${day.number} goes from ${day.from} to ${day.city}, but its leg from ${way}.`);
  }
  if (record === null) {
    faults.push(
      `Day ${day.number}: the records have no ${stop.mode} ${stop.number ?? stop.recordId} from ${way} on ${formatDate(day.date)}.`,
    );
    return faults;
  }
  if (record.road !== null) {
    const mode = stop.mode === "taxi" ? "taxi" : "self-driving";
    // A drive of a day or more has a duration on record, but no published cost.
    if (roadCostMinor(record.road, mode, request.people) === null || record.road.durationText.includes("day")) {
      faults.push(`Day ${day.number}: the road from ${way} is too long to drive in a day.`);
    }
  }
  return faults;
}

function describe({ stop, day }: PlacedLeg): string {
  const what = isScheduledMode(stop.mode) ? `${stop.mode} ${stop.number ?? ""}`.trim() : stop.mode;
  return `${what} on day ${day.number}`;
}

/** The own car takes the traveler all the way or not at all. */
export function checkModes({ legs }: Verification): Check {
  const driven = legs.filter((leg) => leg.stop.mode === "self-driving");
  const others = legs.filter((leg) => leg.stop.mode !== "self-driving");
  const isMixed = driven.length > 0 && others.length > 0;
  const faults: Fault[] = isMixed
    ? [
        {
          text: `You drive your own car on ${counted(driven.length, "leg")}, but leave it behind on ${others.length}.`,
          stops: legs.map((leg) => leg.stop.id),
          day: null,
        },
      ]
    : [];
  return checkOf({ name: "modes", label: "Your car" }, faults, {
    evidence:
      driven.length === 0
        ? "No part of the trip uses your car."
        : `You drive your own car all the way, on ${counted(driven.length, "leg")}.`,
    stops: driven.map((leg) => leg.stop.id),
  });
}
