import { oneLine } from "@/server/trip";
import type { DrawnWay, SharedTrip } from "@/server/views";
import { type MapWay, mapDays, mapWays, type PlacedStop, tripLines } from "./placed-stops";
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
      trk: days.flatMap((day) => mapWays(day, ways).map((way) => track(way, day.number))),
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

function track({ name, lines }: MapWay, day: number) {
  return {
    name: `Day ${day}: ${name}`,
    trkseg: lines.map((points) => ({
      trkpt: points.map(([longitude, latitude]) => ({ "@lat": latitude, "@lon": longitude })),
    })),
  };
}
