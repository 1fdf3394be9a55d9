import { addDays, type Day, type LegStop, type LocalDate, legWords, RHYTHM, zoneOffsetMinutes } from "@/server/trip";
import {
  type Road,
  type RoadMode,
  recordPrice,
  roadPrice,
  roadVehicles,
  type ScheduledLeg,
  timesNote,
  type World,
} from "@/server/worlds";
import { isTimed, momentAt } from "../times/moments";

/** A way from a city to another on a day. */
export type LegRecord =
  | { readonly id: string; readonly scheduled: ScheduledLeg; readonly road: null; readonly mode: ScheduledLeg["mode"] }
  | { readonly id: string; readonly scheduled: null; readonly road: Road; readonly mode: RoadMode };

/** Every way from a city to another on a date: flights and trains in file order, then by own car and by taxi. */
export function legRecords(world: World, from: string, to: string, date: LocalDate): LegRecord[] {
  const scheduled = world
    .scheduledLegs(from, to, date)
    .map((leg) => ({ id: leg.id, scheduled: leg, road: null, mode: leg.mode }));
  const road = world.road(from, to);
  if (road === undefined || road.minutes === null || road.km === null) return scheduled;
  const byRoad = (["self-driving", "taxi"] as const).map((mode) => {
    const prefix = mode === "self-driving" ? "drive" : "taxi";
    return { id: `${prefix}:${from}:${to}`, scheduled: null, road, mode };
  });
  return [...scheduled, ...byRoad];
}

/** What a record makes of a leg; id, reasons and alternatives are the stop's own. */
export type LegFields = Omit<LegStop, "id" | "reasons" | "alternatives" | "locked">;

export function legFields(world: World, day: Pick<Day, "date">, record: LegRecord, people: number): LegFields {
  const { currency } = world.describe();
  if (record.scheduled !== null) {
    const { scheduled: leg } = record;
    const zone = (city: string) => world.gazetteer.city(city)?.zone ?? null;
    return {
      kind: "leg",
      recordId: leg.id,
      name: legWords(leg),
      start: { date: day.date, time: leg.departureTime, zone: zone(leg.origin) },
      end: { date: addDays(day.date, leg.arrivalDayOffset), time: leg.arrivalTime, zone: zone(leg.destination) },
      cost: recordPrice(leg, people, currency),
      ...noteOfTimes(leg),
      mode: leg.mode,
      from: leg.origin,
      to: leg.destination,
      number: leg.number,
      durationMinutes: leg.durationMinutes,
      distanceKm: leg.distanceKm,
      units: people,
    };
  }
  const { road, mode, id } = record;
  const { origin: from, destination: to, minutes } = road;
  return {
    kind: "leg",
    recordId: id,
    name: mode === "taxi" ? `Taxi to ${to}` : `Drive to ${to}`,
    ...roadTimes(world, day, road),
    cost: roadPrice(road, mode, people, currency) ?? { amountMinor: 0, currency },
    ...noteOfTimes(road),
    mode,
    from,
    to,
    number: null,
    durationMinutes: minutes,
    distanceKm: road.km,
    units: roadVehicles(mode, people),
  };
}

function noteOfTimes(record: ScheduledLeg | Road): Pick<LegStop, "timesNote"> {
  const note = timesNote(record);
  return note === null ? {} : { timesNote: note };
}

/** In the morning, as the planner has it; none where the world has no local times. */
function roadTimes(world: World, day: Pick<Day, "date">, road: Road): Pick<LegStop, "start" | "end"> {
  if (!isTimed(world) || road.minutes === null) return { start: null, end: null };
  const offset = (city: string) => {
    const zone = world.gazetteer.city(city)?.zone ?? null;
    return zone === null ? 0 : zoneOffsetMinutes(day.date, zone);
  };
  const departure = RHYTHM.roadDepartureTime;
  const arrival = departure + road.minutes + offset(road.destination) - offset(road.origin);
  return {
    start: momentAt(world, road.origin, day, departure),
    end: momentAt(world, road.destination, day, arrival),
  };
}
