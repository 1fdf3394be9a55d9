import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { type AsyncUnzipOptions, type Unzipped, unzip } from "fflate";
import { z } from "zod";
import { inTurns, type Steps } from "@/server/trip";
import { badFile, refuseImpostor, unreadable } from "../../bad-file";
import { kilometresBetween } from "../../local-travel";
import type { Coordinates } from "../../records";

export interface NamedCity {
  readonly name: string;
  /** Its names in other languages, separated by commas; airport codes and nicknames among them. */
  readonly alternates: string;
  readonly country: string;
  /** Code of the first-level division: "DC", "16". */
  readonly admin1: string;
  readonly population: number;
  readonly coordinates: Coordinates;
}

const LARGEST_FILE = 128 * 1024 * 1024;
const COLUMNS = 19;
/** Parts of cities are listed next to the cities. */
const PART_OF_CITY = "PPLX";

const rowSchema = z.object({
  name: z.string().min(1).max(200),
  alternates: z.string().max(20_000),
  latitude: z.coerce.number().min(-90).max(90),
  longitude: z.coerce.number().min(-180).max(180),
  country: z.string().regex(/^[A-Z]{2}$/),
  admin1: z.string().max(20),
  population: z.coerce.number().int().min(0),
});

/** The cities of a GeoNames file (`cities15000.zip`, or its text). @throws ProblemError (`bad_file`) with file and line. */
export async function readGeonames(path: string): Promise<readonly NamedCity[]> {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw unreadable(path, error);
  });
  refuseImpostor(path, bytes);
  const isPacked = bytes.subarray(0, 2).toString() === "PK";
  const text = Buffer.from(isPacked ? await unpacked(path, bytes) : bytes).toString("utf8");
  return inTurns(citiesOf(path, text));
}

const ROWS_IN_A_STEP = 200;

function* citiesOf(path: string, text: string): Steps<readonly NamedCity[]> {
  const cities: NamedCity[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (index % ROWS_IN_A_STEP === 0) yield;
    if (line === "") continue;
    const cells = line.split("\t");
    const [, name, , alternates = "", latitude, longitude, , code, country, , admin1 = "", , , , population] = cells;
    const row = rowSchema.safeParse({ name, alternates, latitude, longitude, country, admin1, population });
    if (cells.length !== COLUMNS || !row.success) {
      throw badFile(path, `Line ${index + 1} isn't a row of GeoNames with ${COLUMNS} columns.`);
    }
    if (code === PART_OF_CITY) continue;
    const { latitude: north, longitude: east, ...rest } = row.data;
    cities.push({ ...rest, coordinates: { latitude: north, longitude: east } });
  }
  return cities;
}

const unzipped = promisify<Uint8Array, AsyncUnzipOptions, Unzipped>(unzip);

async function unpacked(path: string, bytes: Uint8Array): Promise<Uint8Array> {
  try {
    const files = await unzipped(bytes, {
      filter: ({ name, originalSize }) => name.endsWith(".txt") && originalSize <= LARGEST_FILE,
    });
    const [text] = Object.values(files);
    if (text !== undefined) return text;
  } catch {
    throw badFile(path, "The zip archive is damaged. Download it again.");
  }
  throw badFile(path, "The zip archive holds no .txt file of cities.");
}

const FARTHEST_KM = 60;

/** The city that a point belongs to: large ones reach farther. Null when there is none within 60 km. */
export function cityAt(cities: readonly NamedCity[], point: Coordinates, country: string | null): NamedCity | null {
  let best: NamedCity | null = null;
  let highest = 0;
  /** A degree of longitude is that much shorter than one of latitude. */
  const narrowing = Math.cos(((Math.abs(point.latitude) + 1) * Math.PI) / 180);
  for (const city of cities) {
    if (country !== null && city.country !== country) continue;
    if (Math.abs(city.coordinates.latitude - point.latitude) > 1) continue;
    const degreesEast = Math.abs(city.coordinates.longitude - point.longitude);
    if (Math.min(degreesEast, 360 - degreesEast) * narrowing > 1) continue;
    const km = kilometresBetween(city.coordinates, point);
    const weight = (city.population + 1) / (1 + km * km);
    if (km > FARTHEST_KM || weight <= highest) continue;
    best = city;
    highest = weight;
  }
  return best;
}
