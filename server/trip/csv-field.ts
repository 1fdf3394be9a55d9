/** What spreadsheets take for the beginning of a formula (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * A field of comma-separated values, quoted where it must be (RFC 4180); null is empty. A text that begins like a formula gets an
 * apostrophe before it, so that a spreadsheet shows it in place of working it out; numbers stay numbers.
 */
export function csvField(value: string | number | null): string {
  if (typeof value !== "string") return String(value ?? "");
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
