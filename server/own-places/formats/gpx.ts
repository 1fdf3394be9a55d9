import { ok, type Result } from "@/server/trip";
import { Collector } from "../collect";
import type { SavedPlaces } from "../saved-place";
import { childrenOf, type Element, readXml, textOf } from "./xml";

/** The waypoints of a GPX document, and the named points of its routes; recorded tracks are no places. */
export function readGpx(text: string, file: string): Result<SavedPlaces> {
  const document = readXml(text, file, "gpx");
  if (!document.ok) return document;
  const collector = new Collector();
  const gpx = document.value;
  for (const [index, point] of childrenOf(gpx, "wpt").entries()) addPoint(collector, point, `waypoint ${index + 1}`);
  for (const [index, route] of childrenOf(gpx, "rte").entries()) {
    for (const [at, point] of childrenOf(route, "rtept").entries()) {
      addPoint(collector, point, `route ${index + 1}, point ${at + 1}`);
    }
  }
  for (const [index, track] of childrenOf(gpx, "trk").entries()) {
    const name = textOf(track, "name") ?? "without a name";
    collector.passOver(`track ${index + 1} (${name})`, "It is a recorded way, not a place.");
  }
  return ok(collector.collected("GPX"));
}

function addPoint(collector: Collector, point: Element, where: string): void {
  const { "@lat": latitude = "missing", "@lon": longitude = "missing" } = point;
  collector.add({ where, name: textOf(point, "name"), latitude, longitude });
}
