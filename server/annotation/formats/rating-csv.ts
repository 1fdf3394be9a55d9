import { csvField } from "@/server/trip";
import { type RatingRow, ratingRowSchema } from "@/server/views";

const COLUMNS = ratingRowSchema.keyof().options;

/** Ratings as CSV (RFC 4180), the columns of the JSON Lines in their order; several turns are separated by spaces, null is empty. */
export function ratingCsv(rows: readonly RatingRow[]): string {
  const lines = [COLUMNS.join(","), ...rows.map((row) => COLUMNS.map((column) => cell(row[column])).join(","))];
  return lines.map((line) => `${line}\r\n`).join("");
}

function cell(value: RatingRow[keyof RatingRow]): string {
  return csvField(Array.isArray(value) ? value.join(" ") : value);
}
