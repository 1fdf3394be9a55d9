import type { Check, TripRequest } from "@/server/trip";
import { checkOf, faultOfTrip } from "../check";
import type { Verification } from "../verification";

/** Every attraction that was named is visited. */
export function checkSights({ visits }: Verification, wanted: NonNullable<TripRequest["sights"]>): Check {
  const planned = wanted.map((sight) => ({
    sight,
    visit: visits.find(({ record }) => record?.id === sight.recordId),
  }));
  const faults = planned.flatMap(({ sight, visit }) =>
    visit === undefined ? [faultOfTrip(`${sight.name}, ${sight.city}, is not visited.`)] : [],
  );
  const kept = planned.flatMap(({ sight, visit }) => (visit ? [`${sight.name} on day ${visit.day.number}`] : []));
  return checkOf({ name: "sights", label: "Sights you named" }, faults, {
    evidence: `${kept.join("; ")}.`,
    stops: planned.flatMap(({ visit }) => (visit ? [visit.stop.id] : [])),
  });
}
