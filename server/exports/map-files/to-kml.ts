import { addDays, type Moment, minutesOfDay, oneLine, timeOfMinutes, zoneOffsetMinutes } from "@/server/trip";
import type { DrawnWay, SharedTrip } from "@/server/views";
import { type MapDay, type MapWay, mapDays, mapWays, type PlacedStop, tripLines } from "./placed-stops";
import { writeXml } from "./write-xml";

/** Styles by names that Organic Maps and CoMaps know, with their colors (alpha, blue, green, red) for programs that don't. */
const STYLES = {
  "placemark-blue": "ffb0681f",
  "placemark-orange": "ff1f7fe0",
  "placemark-purple": "ff9b3c7a",
} as const;
const STYLE_OF = { visit: "placemark-blue", meal: "placemark-orange", stay: "placemark-purple" } as const;
const WAY_STYLE = "way";
const WAY_COLOR = "ff666b0f";

/**
 * The trip as KML 2.2 (OGC 07-147r2): a folder for each day, its stops as placemarks in their order, and the ways between them as lines
 * where streets and stops are known.
 */
export function toKml(trip: SharedTrip, ways: readonly DrawnWay[]): string {
  return writeXml({
    kml: {
      "@xmlns": "http://www.opengis.net/kml/2.2",
      Document: {
        name: oneLine(trip.title),
        description: tripLines(trip).join("\n"),
        Style: [
          ...Object.entries(STYLES).map(([id, color]) => ({ "@id": id, IconStyle: { color } })),
          { "@id": WAY_STYLE, LineStyle: { color: WAY_COLOR, width: 4 } },
        ],
        Folder: mapDays(trip).map((day) => folderOf(day, ways)),
      },
    },
  });
}

function folderOf(day: MapDay, ways: readonly DrawnWay[]) {
  return {
    name: day.name,
    description: day.lines.length === 0 ? undefined : day.lines.join("\n"),
    Placemark: [...day.stops.map(pointOf), ...mapWays(day, ways).map(lineOf)],
  };
}

/** The elements of a feature come in the order of the schema. */
function pointOf({ stop, name, lines, latitude, longitude }: PlacedStop) {
  const { start, end } = stop;
  return {
    name,
    description: lines.length === 0 ? undefined : lines.join("\n"),
    TimeSpan: start === null ? undefined : { begin: instant(start), end: end === null ? undefined : instant(end) },
    styleUrl: `#${STYLE_OF[stop.kind]}`,
    Point: { coordinates: `${longitude},${latitude}` },
  };
}

function lineOf({ name, lines }: MapWay) {
  return {
    name,
    styleUrl: `#${WAY_STYLE}`,
    MultiGeometry: {
      LineString: lines.map((points) => ({
        tessellate: 1,
        coordinates: points.map(([longitude, latitude]) => `${longitude},${latitude}`).join(" "),
      })),
    },
  };
}

/** "2026-12-12T10:00:00+01:00"; without its zone where the world has none. "24:00" is the next day's beginning. */
function instant({ date, time, zone }: Moment): string {
  const minutes = minutesOfDay(time);
  const day = minutes === 1440 ? addDays(date, 1) : date;
  const offset = zone === null ? null : zoneOffsetMinutes(day, zone);
  return `${day}T${timeOfMinutes(minutes)}:00${offset === null ? "" : offsetText(offset)}`;
}

function offsetText(minutes: number): string {
  return `${minutes < 0 ? "-" : "+"}${timeOfMinutes(Math.abs(minutes))}`;
}
