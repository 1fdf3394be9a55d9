import {
  addDays,
  formatDayOfYear,
  groupBy,
  inTurns,
  type LocalDate,
  minutesOfDay,
  ok,
  type Result,
} from "@/server/trip";
import { badFile } from "../bad-file";
import type { ImportedLeg } from "../legs/leg-columns";
import { readTimetables, type TimetableReport } from "../places/timetables";
import type { LegTimes } from "../records";
import { kindOfRoute } from "../rides/ride";
import { type DayInFeed, daysInFeed } from "../transit/feed-dates";
import { type LongDistanceLeg, longDistanceLegs } from "../transit/long-distance";
import type { Attribution } from "../world";
import { seatFare } from "./fares";
import type { RegionCity } from "./read-cities";

/** Stations within so many kilometers of the middle of a city are its own. */
const STATION_KM = 10;
/** Nobody travels to another city by these. */
const NOT_PLANNED = new Set(["ferry", "cable car", "funicular"]);

/** The days that a region has ways between its cities for, both included. */
export interface RegionDates {
  readonly from: LocalDate;
  readonly days: number;
}

/** What a timetable brought. */
export interface RailReport extends TimetableReport {
  readonly file: string;
  readonly publisher: string;
  /** Rides from city to city, each on its day. */
  readonly legs: number;
  /** Of the region's days: in the timetable, answered for by another of the same weekday, and without any answer. */
  readonly daysPublished: number;
  readonly daysMapped: number;
  readonly daysOutside: number;
  /** Rides that are no trains or buses. */
  readonly otherRides: number;
}

export interface Trains {
  readonly legs: readonly ImportedLeg[];
  readonly report: RailReport;
  readonly attributions: readonly Attribution[];
}

/**
 * The trains and buses of a timetable between the cities, for each of the dates. A date that the timetable does not have is
 * answered by one of the same weekday only where `isMapped` asks for it, and each leg says so. Problems: those of `readGtfs`; `bad_file`
 * where nothing runs between the cities, or on none of the dates.
 */
export async function trainsBetween(
  path: string,
  cities: readonly RegionCity[],
  dates: RegionDates,
  { isMapped, currency }: { readonly isMapped: boolean; readonly currency: string },
): Promise<Result<Trains>> {
  const read = await readTimetables([path]);
  if (!read.ok) return read;
  const { feed, report, attributions } = read.value;
  const all = await inTurns(longDistanceLegs(feed, cities, { radiusKm: STATION_KM }));
  const rides = all.filter(({ routeType }) => !NOT_PLANNED.has(kindOfRoute(routeType)));
  if (rides.length === 0) {
    const names = cities.map(({ name }) => name).join(", ");
    throw badFile(path, `No train or bus of this timetable runs from one of ${names} to another.`);
  }
  const byDate = groupBy(rides, ({ date }) => date);
  const dayOf = daysInFeed(feed, { mapped: isMapped });
  const publisher = feed.files[0]?.publisher ?? "";
  const days = Array.from({ length: dates.days }, (_, index) => addDays(dates.from, index));
  const answers = days.map((date) => ({ date, answer: dayOf(date) }));
  const count = (kind: DayInFeed["kind"]) => answers.filter(({ answer }) => answer.kind === kind).length;
  if (count("outside") === dates.days) {
    const span = `${formatDayOfYear(report.from)} to ${formatDayOfYear(report.to)}`;
    const message = `The timetable runs from ${span}, and the region begins on ${formatDayOfYear(dates.from)}. Give --map-dates to use its weekdays for other dates, or --from with a date in it.`;
    throw badFile(path, message);
  }
  const legs = answers.flatMap(({ date, answer }) => {
    if (answer.kind === "outside") return [];
    const times: LegTimes = answer.kind === "in feed" ? { kind: "published" } : { kind: "mapped", date: answer.date };
    return (byDate.get(answer.date) ?? []).map((ride) => legOn(date, ride, times, publisher, currency));
  });
  return ok({
    legs,
    attributions,
    report: {
      ...report,
      ...{ file: path, publisher, legs: legs.length, otherRides: all.length - rides.length },
      ...{ daysPublished: count("in feed"), daysMapped: count("mapped"), daysOutside: count("outside") },
    },
  });
}

function legOn(
  date: LocalDate,
  ride: LongDistanceLeg,
  times: LegTimes,
  publisher: string,
  currency: string,
): ImportedLeg {
  const { origin, destination, routeName, number, routeType, straightKm, agency } = ride;
  const mode = kindOfRoute(routeType) === "bus" ? "bus" : "train";
  const priceRange = seatFare(mode, straightKm, currency);
  return {
    ...{ mode, origin, destination, date },
    number: [routeName, number].filter((part) => part !== "").join(" "),
    departureMinutes: minutesOfDay(ride.departureTime),
    arrivalMinutes: minutesOfDay(ride.arrivalTime),
    arrivalDayOffset: ride.arrivalDayOffset,
    durationMinutes: ride.durationMinutes,
    distanceKm: null,
    priceMinor: priceRange.highMinor,
    openData: {
      dataset: publisher || agency,
      ...{ line: routeName, from: ride.originStop, to: ride.destinationStop, times, priceRange },
    },
  };
}
