import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { z } from "zod";
import { fail, ok, type Result } from "@/server/trip";
import { worldNameSchema } from "../snapshot/manifest";

const addressSchema = z
  .url({ protocol: /^https?$/, error: "Write an address that begins with https:// or http://." })
  .max(1_000);

const fileSchema = z.strictObject({
  kind: z.enum(["osm", "gtfs", "cities"]),
  url: addressSchema,
  /** "CC BY 4.0", or in words what the publisher asks for. */
  license: z.string().min(1).max(300),
  /** Where the publisher writes the file's MD5 sum. */
  md5Url: addressSchema.optional(),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/, "Write the SHA-256 sum as 64 digits and letters a to f.")
    .optional(),
});

const placeSchema = z.strictObject({
  name: worldNameSchema,
  title: z.string().min(1).max(100),
  /** What the files don't say of the city. */
  city: z.string().min(1).max(100).optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, "Write two letters, such as MC.")
    .optional(),
  zone: z.string().min(1).max(64).optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, "Write three letters, such as EUR.")
    .optional(),
  /** What of a large extract is read. */
  center: z
    .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .optional(),
  radiusKm: z.number().positive().max(200).optional(),
  files: z
    .array(fileSchema)
    .min(1)
    .max(20)
    .refine((files) => files.some(({ kind }) => kind === "osm"), "Name at least one file of the kind osm."),
});

const tableSchema = z.strictObject({ places: z.array(placeSchema).min(1).max(1_000) });

/** A file of open data and where it is published. */
export type PlaceFile = z.infer<typeof fileSchema>;
/** A place whose files can be fetched. */
export type PlaceToGet = z.infer<typeof placeSchema>;

const GEONAMES: PlaceFile = {
  kind: "cities",
  url: "https://download.geonames.org/export/dump/cities15000.zip",
  license: "CC BY 4.0, GeoNames",
};

function geofabrik(region: string): PlaceFile {
  const url = `https://download.geofabrik.de/${region}-latest.osm.pbf`;
  return { kind: "osm", url, license: "ODbL 1.0, © OpenStreetMap contributors", md5Url: `${url}.md5` };
}

/** Extracts that are small enough to be read whole, or around a center. A city without timetables has none that is published without a key. */
const KNOWN: readonly PlaceToGet[] = [
  { name: "monaco", title: "Monaco", files: [geofabrik("europe/monaco"), GEONAMES] },
  { name: "andorra", title: "Andorra", files: [geofabrik("europe/andorra"), GEONAMES] },
  { name: "liechtenstein", title: "Liechtenstein", files: [geofabrik("europe/liechtenstein"), GEONAMES] },
  {
    name: "valletta",
    title: "Valletta",
    center: { latitude: 35.898, longitude: 14.513 },
    radiusKm: 3,
    files: [geofabrik("europe/malta"), GEONAMES],
  },
  {
    name: "luxembourg",
    title: "Luxembourg",
    center: { latitude: 49.611, longitude: 6.131 },
    radiusKm: 3,
    files: [geofabrik("europe/luxembourg"), GEONAMES],
  },
  {
    name: "washington",
    title: "Washington, DC",
    center: { latitude: 38.897, longitude: -77.03 },
    radiusKm: 4,
    files: [geofabrik("north-america/us/district-of-columbia"), GEONAMES],
  },
  {
    name: "berlin",
    title: "Berlin",
    center: { latitude: 52.52, longitude: 13.4 },
    radiusKm: 4,
    files: [
      geofabrik("europe/germany/berlin"),
      { kind: "gtfs", url: "https://www.vbb.de/vbbgtfs", license: "CC BY 4.0, VBB Verkehrsverbund Berlin-Brandenburg" },
      GEONAMES,
    ],
  },
];

/** The places of a table of one's own (JSON, in the shape of the built-in one), else the built-in ones. Problems name the field. */
export function readPlacesTable(path?: string): Result<readonly PlaceToGet[]> {
  if (path === undefined) return ok(KNOWN);
  const file = basename(path);
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return fail({ code: "bad_file", message: `This is not JSON: ${error.message}`, where: { file } });
  }
  const table = tableSchema.safeParse(json);
  if (table.success) return ok(table.data.places);
  const issue = table.error.issues[0];
  const field = issue?.path.join(".") || undefined;
  return fail({ code: "bad_file", message: issue?.message ?? "The table can’t be read.", where: { file, field } });
}
