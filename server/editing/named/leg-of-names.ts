import { type Day, isScheduledMode, type LegStop, minutesOfDay, RHYTHM, type TripRequest } from "@/server/trip";
import type { World } from "@/server/worlds";
import { type LegFields, type LegRecord, legFields, legRecords } from "../stops/leg";
import { isTimed, minutesIntoDay, momentAt } from "../times/moments";
import type { NamedStop } from "./named-plan";

type NamedLeg = Extract<NamedStop, { kind: "leg" }>;

/** The leg of a day with its record; `day` holds what comes before it. A leg that no record is of keeps its words, and costs nothing. */
export function legOfNames(world: World, day: Day, named: NamedLeg, request: TripRequest): Omit<LegStop, "id"> {
  const own = { locked: false, reasons: [], alternatives: [] };
  const record = legRecords(world, named.from, named.to, day.date).find((one) => isNamed(one, named));
  if (record === undefined) return { ...unknownLeg(world, named), ...own };
  const fields = legFields(world, day, record, request.people);
  return { ...(record.road === null ? fields : departing(world, day, fields, departure(day, named, request))), ...own };
}

function isNamed({ mode, scheduled }: LegRecord, { mode: wanted, number }: NamedLeg): boolean {
  return mode === wanted && (scheduled === null || scheduled.number === number);
}

/** Minutes after midnight: as written, else once all before it is over, in the morning, and no earlier than asked. */
function departure(day: Day, { start }: NamedLeg, { leaveAfter }: TripRequest): number {
  if (start !== null) return minutesOfDay(start);
  const ends = day.stops.flatMap(({ end }) => (end === null ? [] : [minutesIntoDay(day, end)]));
  const limits = leaveAfter.flatMap(({ day: of, time }) =>
    of === null || of === day.number ? [minutesOfDay(time)] : [],
  );
  return Math.max(RHYTHM.roadDepartureTime, ...ends, ...limits);
}

/** By road at another time than in the morning. */
function departing(world: World, day: Day, leg: LegFields, minutes: number): LegFields {
  if (!isTimed(world) || leg.start === null || leg.end === null) return leg;
  const later = minutes - minutesIntoDay(day, leg.start);
  return {
    ...leg,
    start: momentAt(world, leg.from, day, minutes),
    end: momentAt(world, leg.to, day, minutesIntoDay(day, leg.end) + later),
  };
}

function unknownLeg(world: World, { mode, number, from, to }: NamedLeg): LegFields {
  return {
    kind: "leg",
    ...{ recordId: "", name: number === null ? mode : `${mode} ${number}`, start: null, end: null },
    cost: { amountMinor: 0, currency: world.describe().currency },
    ...{ mode, from, to, number: isScheduledMode(mode) ? number : null },
    ...{ durationMinutes: null, distanceKm: null, units: 1 },
  };
}
