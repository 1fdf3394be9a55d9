import { badFile } from "../../bad-file";
import { fieldsOf, zigzag } from "./protobuf";

/** Degrees. */
export interface Box {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

export interface PbfHeader {
  /** What the extract was cut to; null where the file does not say. */
  readonly box: Box | null;
  /** Of the database that the extract was cut from; null where the file does not say. */
  readonly replicatedAt: Date | null;
}

const READ_FEATURES = ["OsmSchema-V0.6", "DenseNodes"];

/** @throws ProblemError (`bad_file`) for history files, files with coordinates on ways, and features that aren't read. */
export function readPbfHeader(path: string, bytes: Uint8Array): PbfHeader {
  let box: Box | null = null;
  let seconds = 0;
  const required: string[] = [];
  const optional: string[] = [];
  try {
    for (const { field, number, bytes: part } of fieldsOf(bytes)) {
      if (field === 1 && part !== null) box = readBox(part);
      if (field === 4 && part !== null) required.push(Buffer.from(part).toString("utf8"));
      if (field === 5 && part !== null) optional.push(Buffer.from(part).toString("utf8"));
      if (field === 32 && number !== null) seconds = number;
    }
  } catch {
    throw badFile(path, "The file's header is damaged. Download it again.");
  }
  refuseFeatures(path, required, optional);
  if (box !== null && !isBox(box)) {
    throw badFile(
      path,
      "The box in the file's header isn't on the map. Cut the extract again, latitudes and longitudes in order.",
    );
  }
  return { box, replicatedAt: momentOf(seconds, optional) };
}

function readBox(bytes: Uint8Array): Box {
  const sides = [0, 0, 0, 0, 0];
  for (const { field, number } of fieldsOf(bytes))
    if (number !== null && field < 5) sides[field] = zigzag(number) / 1e9;
  const [, west = 0, east = 0, north = 0, south = 0] = sides;
  return { west, east, south, north };
}

function isBox({ west, east, south, north }: Box): boolean {
  return west >= -180 && east <= 180 && south >= -90 && north <= 90 && west < east && south < north;
}

function refuseFeatures(path: string, required: readonly string[], optional: readonly string[]): void {
  const all = [...required, ...optional];
  if (all.includes("HistoricalInformation")) throw badFile(path, HISTORY);
  if (all.includes("LocationsOnWays")) {
    throw badFile(
      path,
      "Its ways carry coordinates (LocationsOnWays) and their nodes are missing. Give an extract with nodes.",
    );
  }
  const unread = required.find((feature) => !READ_FEATURES.includes(feature));
  if (unread !== undefined)
    throw badFile(path, `It needs the feature ${unread}, which isn't read. Give a plain extract.`);
}

/** Said of history files, also when only the name tells. */
export const HISTORY =
  "This is a history file (.osh.pbf) with all versions of each object. Give an extract of one day.";

/** By the replication, else by the note that osmconvert leaves among the features. */
function momentOf(seconds: number, optional: readonly string[]): Date | null {
  const noted = optional.find((feature) => feature.startsWith("timestamp="))?.slice("timestamp=".length);
  const date = new Date(seconds > 0 ? seconds * 1000 : (noted ?? ""));
  return Number.isNaN(date.getTime()) ? null : date;
}
