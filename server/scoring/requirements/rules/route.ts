import { type Check, type Day, type Fault, isWithinCity } from "@/server/trip";
import { checkOf } from "../check";
import { cityStays, isFullDay, nightTrainDays, type Verification } from "../verification";

/** The trip starts at the origin, is continuous, visits each city in one piece with a night, and ends where asked. */
export function checkRoute(verification: Verification): Check {
  const { request, itinerary } = verification;
  if (isWithinCity(request)) return checkWithinCity(verification);
  const { days } = itinerary;
  const first = days[0];
  const last = days.at(-1);
  const faults: Fault[] = [];
  const fault = (text: string, day?: Day) =>
    faults.push({ text, stops: day === undefined ? [] : legIds(day), day: day?.number ?? null });

  if (first === undefined || last === undefined) {
    fault("The itinerary has no days.");
  } else {
    if (first.from !== request.origin || itinerary.origin !== request.origin) {
      fault(`The trip starts in ${first.from}, not in ${request.origin}.`, first);
    }
    if (isFullDay(first)) fault(`Day 1 does not leave ${first.from}.`, first);
    for (const [index, day] of days.slice(1).entries()) {
      const before = days[index];
      if (before !== undefined && before.city !== day.from) {
        fault(`Day ${before.number} ends in ${before.city} but day ${day.number} begins in ${day.from}.`, day);
      }
    }
    if (request.returnTo !== null && last.city !== request.returnTo) {
      fault(`The trip ends in ${last.city}, not in ${request.returnTo}.`, last);
    } else if (request.returnTo !== null && isFullDay(last) && !nightTrainDays(itinerary).arrivals.has(last)) {
      fault(`Day ${last.number} is not the day of the way back to ${request.returnTo}.`, last);
    }
    if (request.returnTo === null && !isFullDay(last)) {
      fault(`${last.city} is reached on the last day, with no night there.`, last);
    }
    for (const { city, arrival } of returns(itinerary)) fault(`The trip visits ${city} twice.`, arrival);
  }

  const places = [first?.from ?? "", ...days.filter((day) => !isFullDay(day)).map((day) => day.city)];
  const evidence = `${places.join(" → ")}, with a night in each city on the way.`;
  return checkOf({ name: "route", label: "Route" }, faults, { evidence, stops: days.flatMap(legIds) });
}

/** All days are spent in the city where the trip starts. */
function checkWithinCity({ request: { origin }, itinerary }: Verification): Check {
  const faults = itinerary.days
    .filter(({ from, city }) => from !== origin || city !== origin)
    .map(
      (day): Fault => ({ text: `Day ${day.number} is not spent in ${origin}.`, stops: legIds(day), day: day.number }),
    );
  const evidence = `Every day is spent in ${origin}. Getting there isn’t part of the plan.`;
  return checkOf({ name: "route", label: "Route" }, faults, { evidence, stops: [] });
}

function returns(itinerary: Verification["itinerary"]) {
  const seen = new Set([itinerary.days[0]?.from]);
  return cityStays(itinerary).filter(({ city }) => {
    const isReturn = seen.has(city);
    seen.add(city);
    return isReturn;
  });
}

function legIds(day: Day): string[] {
  return day.stops.filter((stop) => stop.kind === "leg").map((stop) => stop.id);
}
