import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { z } from "zod";
import { ProblemError } from "@/server/trip";
import { badFile, refuseImpostor, unreadable } from "../../bad-file";
import type { Coordinates } from "../../records";
import type { Tags } from "../place";
import { meanOf } from "./area";

const LARGEST_FILE = 256 * 1024 * 1024;
const MOST_FEATURES = 1_000_000;
const LONGEST_TEXT = 10_000;
const DEEPEST_GEOMETRY = 4;

const textSchema = z.string().max(LONGEST_TEXT);
const featureSchema = z.object({
  id: z.union([textSchema, z.number()]).optional(),
  properties: z.record(textSchema, z.unknown()).nullish(),
  geometry: z.object({ type: textSchema, coordinates: z.unknown() }).nullish(),
});
const collectionSchema = z.object({
  type: z.literal("FeatureCollection"),
  timestamp: textSchema.optional(),
  features: z.array(featureSchema).max(MOST_FEATURES),
});

export interface Feature {
  readonly id: string | null;
  /** Texts, and numbers as texts. */
  readonly properties: Tags;
  /** The mean of its points; null where it has none. */
  readonly coordinates: Coordinates | null;
}

export interface FeatureCollection {
  readonly timestamp: string | null;
  readonly features: readonly Feature[];
}

const unzipped = promisify<Uint8Array, { maxOutputLength: number }, Buffer>(gunzip);

/** Reads a GeoJSON file, gzipped or not. @throws ProblemError (`bad_file`, `not_found`) that names file and feature. */
export async function readFeatureCollection(path: string): Promise<FeatureCollection> {
  const text = await readText(path);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw badFile(path, "The file isn't whole JSON; it may be cut off. Download it again.");
  }
  const parsed = collectionSchema.safeParse(data);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw badFile(
      path,
      `This isn't a GeoJSON FeatureCollection (${issue?.path.join(".") || "root"}: ${issue?.message}).`,
    );
  }
  return {
    timestamp: parsed.data.timestamp ?? null,
    features: parsed.data.features.map(({ id, properties, geometry }, index) => ({
      id: id === undefined ? null : String(id),
      properties: textsOf(properties ?? {}),
      coordinates: meanOf(pointsOf(path, `feature ${index + 1}`, geometry?.coordinates)),
    })),
  };
}

async function readText(path: string): Promise<string> {
  try {
    const bytes = await readFile(path);
    refuseImpostor(path, bytes);
    const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
    const whole = isPacked ? await unzipped(bytes, { maxOutputLength: LARGEST_FILE }) : bytes;
    if (whole.length > LARGEST_FILE) throw badFile(path, "The file has over 256 MB. Give a smaller extract.");
    if (isPacked) refuseImpostor(path, whole);
    return whole.toString("utf8").replace(/^\uFEFF/, "");
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (code === "ERR_BUFFER_TOO_LARGE") throw badFile(path, "The file has over 256 MB. Give a smaller extract.");
    if (code.startsWith("Z_")) throw badFile(path, `${basename(path)} isn't a whole gzip file. Download it again.`);
    throw unreadable(path, error);
  }
}

function textsOf(properties: Readonly<Record<string, unknown>>): Tags {
  const texts: Record<string, string> = {};
  for (const [key, value] of Object.entries(properties)) {
    if (typeof value === "string" && value.length <= LONGEST_TEXT) texts[key] = value;
    if (typeof value === "number") texts[key] = String(value);
  }
  return texts;
}

const pairSchema = z.tuple([z.number(), z.number()]).rest(z.number());

/** The points of a geometry of any type: outlines are nested lists of [longitude, latitude]. */
function pointsOf(path: string, where: string, coordinates: unknown, depth = DEEPEST_GEOMETRY): Coordinates[] {
  if (coordinates === undefined || coordinates === null) return [];
  const pair = pairSchema.safeParse(coordinates);
  if (pair.success) {
    const [longitude, latitude] = pair.data;
    if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) {
      const advice = Math.abs(longitude) <= 90 ? " They look swapped: GeoJSON has the longitude first." : "";
      throw badFile(path, `The coordinates of ${where} (${longitude}, ${latitude}) aren't on the map.${advice}`);
    }
    if (latitude === 0 && longitude === 0)
      throw badFile(path, `The coordinates of ${where} are 0, 0. Correct or remove it.`);
    return [{ latitude, longitude }];
  }
  if (!Array.isArray(coordinates) || depth === 0) throw badFile(path, `The coordinates of ${where} aren't numbers.`);
  return coordinates.flatMap((part: unknown) => pointsOf(path, where, part, depth - 1));
}
