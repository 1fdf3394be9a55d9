import { oneLine } from "@/server/trip";
import type { DrawnWay, SharedTrip } from "@/server/views";
import { mapDays, type PlacedStop, tripLines, wayName } from "./placed-stops";
import { writeXml } from "./write-xml";

/**
 * The trip as GPX 1.1: a waypoint for each stop in the order of the trip, of the type of its day, and a track for each way between them
 * where streets and stops are known. What is no point is in the description of the file.
 */
export function toGpx(trip: SharedTrip, ways: readonly DrawnWay[]): string {
  const days = mapDays(trip);
  return writeXml({
    gpx: {
      "@version": "1.1",
      "@creator": "Dragoman",
      "@xmlns": "http://www.topografix.com/GPX/1/1",
      metadata: {
        name: oneLine(trip.title),
        desc: [...tripLines(trip), ...days.flatMap((day) => day.lines.map((line) => `${day.name}: ${line}`))].join(
          "\n",
        ),
        copyright: { "@author": oneLine(trip.source) },
      },
      wpt: days.flatMap((day) => day.stops.map((stop) => waypoint(stop, day.name))),
      trk: days.flatMap((day) =>
        ways.filter((way) => way.day === day.number).flatMap((way) => track(way, day.stops, day.number)),
      ),
    },
  });
}

/** The elements come in the order of the schema. */
function waypoint({ name, lines, latitude, longitude }: PlacedStop, type: string) {
  return {
    "@lat": latitude,
    "@lon": longitude,
    name,
    desc: lines.length === 0 ? undefined : lines.join("\n"),
    type,
  };
}

function track({ stopId, parts }: DrawnWay, stops: readonly PlacedStop[], day: number) {
  const known = parts.filter(({ isEstimate }) => !isEstimate);
  const to = stops.find(({ stop }) => stop.id === stopId);
  if (known.length === 0 || to === undefined) return [];
  return [
    {
      name: `Day ${day}: ${wayName(known, to.stop.name)}`,
      trkseg: known.map(({ points }) => ({
        trkpt: points.map(([longitude, latitude]) => ({ "@lat": latitude, "@lon": longitude })),
      })),
    },
  ];
}
