import { ok, type Result } from "@/server/trip";
import { Collector } from "../collect";
import type { SavedPlaces } from "../saved-place";
import { childrenOf, type Element, readXml, textOf } from "./xml";

/** Where placemarks lie within others. */
const FOLDERS = ["Document", "Folder"];
const SHAPES = ["LineString", "Polygon", "LinearRing", "Track", "MultiTrack", "Model"];

/** The placemarks of a KML document (Google My Maps, Google Earth, Organic Maps) in the order of its folders; lines and areas are no places. */
export function readKml(text: string, file: string): Result<SavedPlaces> {
  const document = readXml(text, file, "kml");
  if (!document.ok) return document;
  const collector = new Collector();
  let number = 0;
  const visit = (element: Element) => {
    for (const placemark of childrenOf(element, "Placemark")) {
      number += 1;
      addPlacemark(collector, placemark, number);
    }
    for (const folder of FOLDERS.flatMap((name) => childrenOf(element, name))) visit(folder);
  };
  visit(document.value);
  return ok(collector.collected("KML"));
}

function addPlacemark(collector: Collector, placemark: Element, number: number): void {
  const name = textOf(placemark, "name");
  const where = `placemark ${number}`;
  const geometry = [placemark, ...childrenOf(placemark, "MultiGeometry")];
  const [point] = geometry.flatMap((element) => childrenOf(element, "Point"));
  const hasShape = geometry.some((element) => SHAPES.some((shape) => childrenOf(element, shape).length > 0));
  if (point === undefined && hasShape) {
    collector.passOver(`${where} (${name ?? "without a name"})`, "It is a line or an area, not a place.");
    return;
  }
  const [longitude, latitude] = point === undefined ? [] : (textOf(point, "coordinates") ?? "").trim().split(",");
  collector.add({ where, name, longitude, latitude, address: textOf(placemark, "address") });
}
