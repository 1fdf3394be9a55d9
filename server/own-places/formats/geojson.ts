import { z } from "zod";
import { fail, ok, type Result } from "@/server/trip";
import { Collector, type Entry } from "../collect";
import type { SavedPlaces } from "../saved-place";

const collectionSchema = z.object({ type: z.literal("FeatureCollection"), features: z.array(z.unknown()) });

const text = z.string().optional().catch(undefined);
const featureSchema = z.object({
  type: z.literal("Feature"),
  geometry: z.object({ type: z.string(), coordinates: z.unknown() }).nullable().catch(null),
  properties: z.record(z.string(), z.unknown()).nullable().catch(null),
});

/** Google Takeout's "Saved Places": of today, and of before 2023. */
const takeoutSchema = z.union([
  z
    .object({ google_maps_url: z.string(), location: z.object({ name: text, address: text }).optional() })
    .transform(({ location }) => ({ name: location?.name, address: location?.address })),
  z
    .object({
      "Google Maps URL": z.string(),
      Title: text,
      Location: z.object({ "Business Name": text, Address: text }).optional(),
    })
    .transform(({ Title: title, Location: location }) => ({
      name: location?.["Business Name"] ?? title,
      address: location?.Address,
    })),
]);

const NAMES = ["name", "Name", "title", "Title", "label"];
const ADDRESSES = ["address", "Address", "addr:full"];

/** The features of a GeoJSON collection, Google Takeout's among them; lines and areas are no places. */
export function readGeojson(json: string, file: string): Result<SavedPlaces> {
  const parsed = parse(json, file);
  if (!parsed.ok) return parsed;
  const collection = collectionSchema.safeParse(parsed.value);
  if (!collection.success) {
    const message = 'This JSON is no list of places: it has to be a GeoJSON "FeatureCollection" with "features".';
    return fail({ code: "bad_file", message, where: { file, field: collection.error.issues[0]?.path.join(".") } });
  }
  const collector = new Collector();
  let isTakeout = false;
  for (const [index, value] of collection.data.features.entries()) {
    const where = `feature ${index + 1}`;
    const feature = featureSchema.safeParse(value);
    if (!feature.success) {
      collector.passOver(where, "It is no GeoJSON feature.");
      continue;
    }
    const { geometry } = feature.data;
    const properties = feature.data.properties ?? {};
    const takeout = takeoutSchema.safeParse(properties);
    isTakeout ||= takeout.success;
    const about = takeout.success
      ? takeout.data
      : { name: first(properties, NAMES), address: first(properties, ADDRESSES) };
    if (geometry !== null && geometry.type !== "Point") {
      collector.passOver(`${where} (${about.name ?? "without a name"})`, "It is a line or an area, not a place.");
    } else collector.add({ where, ...about, ...positionOf(geometry?.coordinates) });
  }
  return ok(collector.collected(isTakeout ? "Google Takeout" : "GeoJSON"));
}

function positionOf(coordinates: unknown): Pick<Entry, "latitude" | "longitude"> {
  if (coordinates === undefined) return {};
  const [longitude = "missing", latitude = "missing"] = Array.isArray(coordinates) ? coordinates : [];
  return { longitude, latitude };
}

function first(properties: Readonly<Record<string, unknown>>, names: readonly string[]): string | undefined {
  const value = names.map((name) => properties[name]).find((each) => typeof each === "string" && each.trim() !== "");
  return typeof value === "string" ? value : undefined;
}

function parse(json: string, file: string): Result<unknown> {
  try {
    return ok(JSON.parse(json));
  } catch (error) {
    const at = /position (\d+)/.exec(error instanceof Error ? error.message : "")?.[1];
    const line = at === undefined ? undefined : json.slice(0, Number(at)).split("\n").length;
    return fail({ code: "bad_file", message: "It is not whole JSON.", where: { file, line } });
  }
}
