import { oneLine } from "@/server/trip";

/**
 * What Markdown, its tables, HTML within it or its extensions (formulas, links made of bare addresses) give a meaning within a
 * line; each may stand behind a backslash. Lines begin with words of the app's own.
 */
const MEANINGFUL = /[\\`*_[\]#|<>~&$@]|:(?=\/\/)|(?<=\bwww)\./gi;

/** Text that a Markdown reader shows as it is, on one line, also in the cell of a table. */
export function escapeMarkdown(text: string): string {
  return oneLine(text).replace(MEANINGFUL, "\\$&");
}
