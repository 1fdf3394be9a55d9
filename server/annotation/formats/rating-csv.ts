import { csvField, type RatingRow, ratingRowSchema } from "@/server/trip";

const COLUMNS = ratingRowSchema.keyof().options;

/** What spreadsheets take for the beginning of a formula (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Ratings as CSV (RFC 4180), the columns of the JSON Lines in their order; several turns are separated by spaces, null is empty. */
export function ratingCsv(rows: readonly RatingRow[]): string {
  const lines = [COLUMNS.join(","), ...rows.map((row) => COLUMNS.map((column) => cell(row[column])).join(","))];
  return lines.map((line) => `${line}\r\n`).join("");
}

function cell(value: RatingRow[keyof RatingRow]): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") return value.join(" ");
  // An apostrophe before it makes a spreadsheet show the text in place of computing it.
  return csvField(FORMULA.test(value) ? `'${value}` : value);
}
