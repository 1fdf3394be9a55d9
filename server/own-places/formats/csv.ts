import { CsvError, parse } from "csv-parse/sync";
import { z } from "zod";
import { fail, ok, type Result } from "@/server/trip";
import { Collector } from "../collect";
import type { SavedPlaces } from "../saved-place";

/** Names of columns, in small letters, in the order in which they are looked for. */
const COLUMNS = {
  name: ["title", "name", "place", "place name"],
  latitude: ["latitude", "lat", "y"],
  longitude: ["longitude", "lon", "lng", "long", "x"],
  address: ["address", "location"],
  url: ["url", "link", "google maps url"],
} as const;
type Column = keyof typeof COLUMNS;

/** Takeout writes what a list is about above the names of its columns. */
const LINES_ABOVE_HEADER = 10;
const DELIMITERS = [",", ";", "\t"];

const rowsSchema = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }));
type Row = z.infer<typeof rowsSchema>[number];

/** The rows of a table: a list of Google Takeout ("Title, Note, URL, Comment"), or any with a column of names and, if they are known, coordinates. */
export function readCsv(text: string, file: string): Result<SavedPlaces> {
  const read = rowsOf(text, file);
  if (!read.ok) return read;
  const rows = read.value;
  const headerAt = rows.slice(0, LINES_ABOVE_HEADER).findIndex(({ record }) => placeOf(record, "name") >= 0);
  const header = rows[headerAt];
  if (header === undefined) {
    const message =
      "No line names the columns. Name one of them title or name, and if you have coordinates latitude and longitude.";
    return fail({ code: "bad_file", message, where: { file, line: 1 } });
  }
  const cell = ({ record }: Row, column: Column) => record[placeOf(header.record, column)]?.trim() || undefined;
  const collector = new Collector();
  for (const row of rows.slice(headerAt + 1)) {
    if (row.record.every((each) => each.trim() === "")) continue;
    const where = `line ${row.info.lines}`;
    if (row.record.length > header.record.length) {
      collector.passOver(where, `It has ${row.record.length} cells, and there are ${header.record.length} columns.`);
      continue;
    }
    const [latitude, longitude] = [cell(row, "latitude"), cell(row, "longitude")];
    const position =
      latitude === undefined && longitude === undefined ? positionIn(cell(row, "url")) : { latitude, longitude };
    collector.add({ where, name: cell(row, "name"), address: cell(row, "address"), ...position });
  }
  return ok(collector.collected(placeOf(header.record, "url") >= 0 ? "a list of Google Takeout" : "CSV"));
}

function placeOf(header: readonly string[], column: Column): number {
  const names = header.map((name) => name.trim().toLowerCase());
  return COLUMNS[column].map((name) => names.indexOf(name)).find((index) => index >= 0) ?? -1;
}

/** Addresses of Google Maps hold coordinates now and then: of a pin, of a place, or of what was looked at. */
function positionIn(url: string | undefined): { latitude?: string; longitude?: string } {
  const number = String.raw`(-?\d{1,3}\.\d+)`;
  const found = [`!3d${number}!4d${number}`, `/search/${number},(?:%20|\\+)?${number}`, `@${number},${number}`]
    .map((pattern) => new RegExp(pattern).exec(url ?? ""))
    .find((match) => match !== null);
  return found == null ? {} : { latitude: found[1], longitude: found[2] };
}

function rowsOf(text: string, file: string): Result<Row[]> {
  try {
    const rows: unknown = parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
    });
    return ok(rowsSchema.parse(rows));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === "number" ? error.lines : undefined;
    return fail({ code: "bad_file", message: "The quotation marks of this line don’t match.", where: { file, line } });
  }
}

/** The one that the first lines have the most of. */
function delimiterOf(text: string): string {
  const begin = text.split("\n").slice(0, LINES_ABOVE_HEADER).join("\n");
  const count = (delimiter: string) => begin.split(delimiter).length;
  return DELIMITERS.reduce((best, each) => (count(each) > count(best) ? each : best));
}
