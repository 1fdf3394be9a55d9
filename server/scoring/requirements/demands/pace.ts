import { type Check, type Fault, minutesOfDay, type Pace, timeOfMinutes } from "@/server/trip";
import { checkOf, notApplicable } from "../check";
import type { Verification } from "../verification";

/** Visits of a day at most, and the earliest begin of its meals and visits; what is locked is the traveler's own choice. */
const LIMITS: Readonly<Record<Pace, { readonly visits: number; readonly earliest: number }>> = {
  relaxed: { visits: 1, earliest: 9 * 60 },
  normal: { visits: 3, earliest: 7 * 60 },
  packed: { visits: 4, earliest: 7 * 60 },
};

/** No day holds more, or begins earlier, than the pace that was asked for. */
export function checkPace({ itinerary, isTimed }: Verification, pace: Pace): Check {
  const rule = { name: "pace", label: `A ${pace} pace` };
  if (!isTimed) return notApplicable(rule, "This world knows no local times.");
  const { visits: most, earliest } = LIMITS[pace];
  const faults = itinerary.days.flatMap(({ number: day, stops }): Fault[] => {
    const chosen = stops.filter(({ locked, kind }) => !locked && (kind === "meal" || kind === "visit"));
    const visits = chosen.filter(({ kind }) => kind === "visit");
    const early = chosen.filter(({ start }) => start !== null && minutesOfDay(start.time) < earliest);
    return [
      ...(visits.length > most
        ? [{ text: `Day ${day} has ${visits.length} visits.`, stops: visits.map(({ id }) => id), day }]
        : []),
      ...early.map(({ id, name }) => ({
        text: `Day ${day}: ${name} is before ${timeOfMinutes(earliest)}.`,
        stops: [id],
        day,
      })),
    ];
  });
  const evidence = `At most ${most} ${most === 1 ? "visit" : "visits"} a day, nothing before ${timeOfMinutes(earliest)}.`;
  return checkOf(rule, faults, { evidence, stops: [] });
}
