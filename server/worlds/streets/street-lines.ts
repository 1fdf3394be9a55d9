import type { Steps } from "@/server/trip";
import { decodeTyped, encodeTyped } from "../snapshot/typed-file";
import { METERS_PER_DEGREE, metersPerLongitude, type Point } from "./meters";
import type { Streets } from "./streets";
import { wayOnFoot } from "./walkable";

/** Ways as a map draws them: for cars and feet, for feet or bicycles, and stairs; and those within buildings, which it does not draw. The most important first. */
export const STREET_CLASSES = ["street", "steps", "path", "inside"] as const;
export type StreetClass = (typeof STREET_CLASSES)[number];

/** Lines to be drawn, one a way. All arrays are typed, so they are stored as their bytes. */
export interface StreetLines {
  /** Of each line: its place in `STREET_CLASSES`. */
  readonly classes: Uint8Array;
  /** Line l is drawn by points firstPoint[l] to firstPoint[l + 1] − 1, at least two. */
  readonly firstPoint: Int32Array;
  /** In `STEPS_PER_DEGREE`s of a degree. */
  readonly latitudes: Int32Array;
  readonly longitudes: Int32Array;
}

/** Five digits: about a meter. */
export const STEPS_PER_DEGREE = 1e5;
/** What lies this far around the places of a world is drawn. */
const MARGIN_METERS = 300;
/** So that the map's answer stays below some megabytes. */
const MOST_POINTS = 100_000;
const WAYS_OF_A_STEP = 1_000;

const INSIDE = new Set(["corridor", "elevator"]);
const PATHS = new Set(["footway", "path", "cycleway", "bridleway", "track", "platform"]);

/** Its file in a snapshot. */
export const streetLinesTableName = "streets";

/**
 * The streets around some places, in steps: in their box and 300 m around it. A stretch that touches it is kept whole. Of a city with too
 * many points, the classes that come last in `STREET_CLASSES` are left out.
 */
export function* streetLinesAround(
  places: readonly Point[],
  { nodes, ways }: Streets,
  mostPoints = MOST_POINTS,
): Steps<StreetLines> {
  const touchesBox = boxAround(places);
  const rowOf = new Map<number, number>();
  for (const [row, id] of nodes.ids.entries()) {
    rowOf.set(id, row);
    if (row % (WAYS_OF_A_STEP * 50) === 0) yield;
  }
  const lines: Record<StreetClass, Point[][]> = { street: [], steps: [], path: [], inside: [] };
  for (const [index, { nodeIds, tags }] of ways.entries()) {
    if (index % WAYS_OF_A_STEP === 0) yield;
    const kind = classOf(tags.highway);
    if (kind === null || wayOnFoot(tags) === null) continue;
    let line: Point[] = [];
    let before: Point | null = null;
    const end = () => {
      const rounded = roundedLine(line);
      if (rounded.length > 1) lines[kind].push(rounded);
      line = [];
    };
    for (const id of nodeIds) {
      const row = rowOf.get(id);
      const point =
        row === undefined ? null : { latitude: nodes.latitudes[row] ?? 0, longitude: nodes.longitudes[row] ?? 0 };
      if (before !== null && point !== null && touchesBox(before, point)) {
        if (line.length === 0) line.push(before);
        line.push(point);
      } else end();
      before = point;
    }
    end();
  }
  return packed(lines, mostPoints);
}

function classOf(highway: string | undefined): StreetClass | null {
  if (highway === undefined || highway === "ferry") return null;
  if (INSIDE.has(highway)) return "inside";
  if (highway === "steps") return "steps";
  return PATHS.has(highway) ? "path" : "street";
}

/** Whether the box around the places touches that around two points. */
function boxAround(places: readonly Point[]): (from: Point, to: Point) => boolean {
  const range = (values: readonly number[], margin: number) =>
    values.reduce(
      ([least, most], value) => [Math.min(least, value - margin), Math.max(most, value + margin)] as const,
      [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY] as readonly [number, number],
    );
  const [south, north] = range(
    places.map(({ latitude }) => latitude),
    MARGIN_METERS / METERS_PER_DEGREE,
  );
  const [west, east] = range(
    places.map(({ longitude }) => longitude),
    MARGIN_METERS / metersPerLongitude((south + north) / 2),
  );
  return (from, to) =>
    Math.max(from.latitude, to.latitude) >= south &&
    Math.min(from.latitude, to.latitude) <= north &&
    Math.max(from.longitude, to.longitude) >= west &&
    Math.min(from.longitude, to.longitude) <= east;
}

/** The points in whole steps, without those that fall on the one before. */
function roundedLine(line: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of line) {
    const [latitude, longitude] = [steps(point.latitude), steps(point.longitude)];
    const last = kept.at(-1);
    if (last?.latitude !== latitude || last.longitude !== longitude) kept.push({ latitude, longitude });
  }
  return kept;
}

const steps = (degrees: number) => Math.round(degrees * STEPS_PER_DEGREE);

function packed(lines: Readonly<Record<StreetClass, readonly Point[][]>>, mostPoints: number): StreetLines {
  const kept: { readonly index: number; readonly line: readonly Point[] }[] = [];
  let count = 0;
  for (const [index, kind] of STREET_CLASSES.entries()) {
    const points = lines[kind].reduce((sum, { length }) => sum + length, 0);
    if (count + points > mostPoints) break;
    count += points;
    kept.push(...lines[kind].map((line) => ({ index, line })));
  }
  const points = kept.flatMap(({ line }) => line);
  let at = 0;
  const starts = kept.map(({ line }) => {
    at += line.length;
    return at;
  });
  return {
    classes: Uint8Array.from(kept, ({ index }) => index),
    firstPoint: Int32Array.from([0, ...starts]),
    latitudes: Int32Array.from(points, ({ latitude }) => latitude),
    longitudes: Int32Array.from(points, ({ longitude }) => longitude),
  };
}

/** The lines of several cities; undefined where there are none. */
export function joinedStreetLines(cities: readonly StreetLines[]): StreetLines | undefined {
  if (cities.length === 0) return undefined;
  let points = 0;
  const firstPoint = [0];
  for (const lines of cities) {
    for (const end of lines.firstPoint.subarray(1)) firstPoint.push(points + end);
    points += lines.latitudes.length;
  }
  return {
    classes: Uint8Array.from(cities.flatMap(({ classes }) => [...classes])),
    firstPoint: Int32Array.from(firstPoint),
    latitudes: Int32Array.from(cities.flatMap(({ latitudes }) => [...latitudes])),
    longitudes: Int32Array.from(cities.flatMap(({ longitudes }) => [...longitudes])),
  };
}

/** The bytes of the lines, for a world's snapshot. */
export function encodeStreetLines({ classes, firstPoint, latitudes, longitudes }: StreetLines): Uint8Array {
  return encodeTyped(null, { classes, firstPoint, latitudes, longitudes });
}

/** What `encodeStreetLines` wrote, as views into its bytes. @throws when they are no lines (the caller names the file). */
export function decodeStreetLines(bytes: Uint8Array): StreetLines {
  const file = decodeTyped(bytes);
  const [classes, firstPoint] = [file.uint8("classes"), file.int32("firstPoint")];
  const [latitudes, longitudes] = [file.int32("latitudes"), file.int32("longitudes")];
  const isWhole =
    firstPoint.length === classes.length + 1 &&
    firstPoint.at(-1) === latitudes.length &&
    latitudes.length === longitudes.length;
  if (!isWhole) throw new Error("the points are not those of its lines");
  return { classes, firstPoint, latitudes, longitudes };
}
