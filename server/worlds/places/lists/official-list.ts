import { basename } from "node:path";
import { isLocalDate } from "@/server/trip";
import { badFile } from "../../bad-file";
import { type Area, isInArea } from "../osm/area";
import { readFeatureCollection } from "../osm/feature-collection";
import type { ListedHours, Place, Tags } from "../place";

/** A shape of official lists: its columns, by the tags that say the same. */
export interface ListShape {
  /** The columns that tell the shape. */
  readonly needs: readonly string[];
  /** The columns of other lists that would pass for this one. */
  readonly lacks?: readonly string[];
  readonly id: string | null;
  readonly date: string | null;
  /** What each row is. */
  readonly kind: Tags;
  readonly columns: Readonly<Record<string, string>>;
  /** The column, and its values, that say that a place is closed for good or for works. */
  readonly closed?: { readonly column: string; readonly values: readonly string[] };
  /** What a row says of its hours; null: nothing. */
  readonly hours?: (properties: Tags) => ListedHours | null;
}

export interface OfficialList {
  readonly places: readonly Place[];
  readonly rows: number;
  readonly outside: number;
  readonly withoutPosition: number;
  readonly closed: number;
}

/**
 * Reads a GeoJSON file as the first of the shapes that it has the columns of; `what` names such lists. Names stay as the list writes
 * them.
 *
 * @throws ProblemError (`bad_file`, `not_found`) that names the file.
 */
export async function readOfficialList(
  path: string,
  area: Area,
  what: string,
  shapes: readonly ListShape[],
): Promise<OfficialList> {
  const { features } = await readFeatureCollection(path);
  const columns = new Set(features.flatMap(({ properties }) => Object.keys(properties)));
  const shape = shapes.find(
    ({ needs, lacks = [] }) =>
      needs.every((column) => columns.has(column)) && !lacks.some((column) => columns.has(column)),
  );
  if (shape === undefined) {
    const known = shapes.map(({ needs }) => needs.join(", ")).join("; or ");
    throw badFile(path, `This list of ${what} has none of the known sets of columns (${known}).`);
  }
  const dataset = basename(path);
  const dates = features.flatMap(({ properties }) => (shape.date === null ? [] : [properties[shape.date] ?? ""]));
  const asOf = dates.filter(isLocalDate).sort().at(-1) ?? null;
  const places: Place[] = [];
  let [outside, withoutPosition, closed] = [0, 0, 0];
  for (const [index, { properties, coordinates }] of features.entries()) {
    const number = shape.id === null ? undefined : properties[shape.id];
    if (isClosed(shape, properties)) closed += 1;
    else if (coordinates === null) withoutPosition += 1;
    else if (!isInArea(area, coordinates)) outside += 1;
    else {
      const source = { dataset, id: `${dataset.split(".")[0]}/${number?.replace(/^\D+/, "") || index + 1}`, asOf };
      const hours = shape.hours?.(properties) ?? null;
      places.push({ coordinates, tags: tagsOf(shape, properties), source, ...(hours !== null && { hours }) });
    }
  }
  return { places, rows: features.length, outside, withoutPosition, closed };
}

function isClosed({ closed }: ListShape, properties: Tags): boolean {
  return closed?.values.includes(properties[closed.column]?.trim() ?? "") ?? false;
}

function tagsOf({ columns, kind }: ListShape, properties: Tags): Tags {
  const tags: Record<string, string> = { ...kind };
  for (const [tag, column] of Object.entries(columns)) {
    const value = properties[column]?.trim().replaceAll(/\s+/g, " ") ?? "";
    if (value !== "" && value !== "0") tags[tag] = tag === "stars" ? value.slice(0, 1) : value;
  }
  return tags;
}
