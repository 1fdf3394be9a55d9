import { type Check, counted, type Fault } from "@/server/trip";
import { checkOf, faultAt, faultOfTrip } from "../check";
import type { PlacedLeg, Verification } from "../verification";
import { sleepFaults } from "./sleeping";

/** The plan is for everyone: rooms in which all sleep as they should, seats, cars of five and cabs of four. */
export function checkPeople(verification: Verification): Check {
  const { request, itinerary, legs, stays } = verification;
  const { people } = request;
  const faults: Fault[] = [];
  if (itinerary.people !== people) {
    faults.push(faultOfTrip(`The plan is for ${itinerary.people}, not for ${counted(people, "person", "people")}.`));
  }
  for (const stay of stays) {
    for (const text of sleepFaults(stay, verification)) faults.push(faultAt(stay, text));
  }
  for (const leg of legs) {
    const units = unitsFor(leg, people);
    if (leg.stop.units !== units) {
      faults.push(
        faultAt(
          leg,
          `Day ${leg.day.number}: the ${leg.stop.mode} needs ${units} (cars, cabs or seats), not ${leg.stop.units}.`,
        ),
      );
    }
  }
  const rooms = stays.map(({ stop }) => stop.rooms);
  const most = Math.max(0, ...rooms);
  const beds = rooms.every((count) => count === most) ? counted(most, "room") : `up to ${most} rooms`;
  const evidence = `${counted(people, "person", "people")}: ${most === 0 ? "" : `${beds} a night and `}seats for all on every leg.`;
  return checkOf({ name: "people", label: "Travelers" }, faults, {
    evidence,
    stops: [...stays, ...legs].map(({ stop }) => stop.id),
  });
}

function unitsFor({ stop }: PlacedLeg, people: number): number {
  if (stop.mode === "self-driving") return Math.ceil(people / 5);
  return stop.mode === "taxi" ? Math.ceil(people / 4) : people;
}
