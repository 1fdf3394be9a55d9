import { formatLongDate, formatMoney, isUnpriced, listed, oneLine, recordSentences, sumMoney } from "@/server/trip";
import type { DrawnWay, SharedDay, SharedStop, SharedTrip } from "@/server/views";
import { nightsFrom } from "../calendar/to-calendar";
import { stopDetails, stopHeadline } from "../stop-text";

/** A stop as a point of a map. */
export interface PlacedStop {
  readonly stop: Exclude<SharedStop, { kind: "leg" }>;
  readonly latitude: number;
  readonly longitude: number;
  /** "10:00 Visit: Jardin Japonais". */
  readonly name: string;
  /** What else is to be known of it, a line each. */
  readonly lines: readonly string[];
}

/** A day as a folder of a map. */
export interface MapDay {
  readonly number: number;
  /** "Day 1: Saturday 12 December 2026, Monaco". */
  readonly name: string;
  readonly stops: readonly PlacedStop[];
  /** What of the day is no point, a line each: ways between cities, and places of which nobody knows where they are. */
  readonly lines: readonly string[];
}

/** The days of a trip with their points; the nights in one lodging are a point of the first. */
export function mapDays(trip: SharedTrip): MapDay[] {
  return trip.days.map((day) => {
    const where = day.from === day.city ? day.city : `${day.from} to ${day.city}`;
    const shown = day.stops.filter((stop) => stop.kind !== "stay" || stop.night === 1);
    const stops = shown.flatMap((stop) => placed(stop, day, trip));
    const others = shown.filter((stop) => !stops.some((each) => each.stop === stop));
    return {
      number: day.number,
      name: oneLine(`Day ${day.number}: ${formatLongDate(day.date)}, ${where}`),
      stops,
      lines: others.map((stop) => oneLine([nameOf(stop), ...stopDetails(stop)].join(", "))),
    };
  });
}

/** What there is to say of the trip as a whole: when, who, what is estimated, and whose data it is. */
export function tripLines(trip: SharedTrip): string[] {
  const party = `${trip.people} ${trip.people === 1 ? "person" : "people"}`;
  return [
    `${formatLongDate(trip.from)} to ${formatLongDate(trip.to)}, ${party}.`,
    ...(trip.cost === null ? [] : [`${formatMoney(trip.cost.total)} in all.`, ...recordSentences(trip)]),
    trip.source,
  ].map(oneLine);
}

/** A way to a stop as lines of a map. */
export interface MapWay {
  /** "On foot and bus 1 to Jardin Japonais". */
  readonly name: string;
  /** Longitude and latitude. */
  readonly lines: readonly DrawnWay["parts"][number]["points"][];
}

/** The ways of a day to its points, as far as streets and lines are known. */
export function mapWays({ number, stops }: MapDay, ways: readonly DrawnWay[]): MapWay[] {
  const ofDay = ways.filter(({ day }) => day === number);
  return ofDay.flatMap(({ stopId, parts }) => {
    const known = parts.filter(({ isEstimate }) => !isEstimate);
    const to = stops.find(({ stop }) => stop.id === stopId);
    if (known.length === 0 || to === undefined) return [];
    return [{ name: wayName(known, to.stop.name), lines: known.map(({ points }) => points) }];
  });
}

function wayName(parts: DrawnWay["parts"], to: string): string {
  const means = parts.map(({ by, line }) => (by === "foot" ? "on foot" : `${by} ${line}`.trim()));
  const words = listed([...new Set(means)]);
  return oneLine(`${words.charAt(0).toUpperCase()}${words.slice(1)} to ${to}`);
}

function placed(stop: SharedStop, day: SharedDay, trip: SharedTrip): PlacedStop[] {
  if (stop.kind === "leg" || stop.coordinates === null) return [];
  const nights = stop.kind === "stay" ? nightsFrom(stop, day, trip.days) : [stop];
  const costs = nights.flatMap(({ cost, kind }) =>
    cost === null || (cost.amountMinor === 0 && isUnpriced(trip, kind)) ? [] : [cost],
  );
  const lines = [
    stop.kind === "stay" ? "" : timesOf(stop),
    stopDetails(stop).join(", "),
    stop.address ?? "",
    stop.phone === null ? "" : `Phone: ${stop.phone}`,
    stop.confirmation === null ? "" : `Confirmation: ${stop.confirmation}`,
    costs.length === 0 ? "" : `${formatMoney(sumMoney(costs))} for everyone`,
  ].map(oneLine);
  return [{ stop, ...stop.coordinates, name: nameOf(stop), lines: lines.filter((line) => line !== "") }];
}

function nameOf(stop: SharedStop): string {
  const time = stop.kind === "stay" ? null : stop.start?.time;
  return oneLine(time == null ? stopHeadline(stop) : `${time} ${stopHeadline(stop)}`);
}

function timesOf({ start, end }: SharedStop): string {
  if (start === null) return "";
  return end === null ? start.time : `${start.time} – ${end.time}`;
}
