import { oneLine } from "../stop-text";

/** Characters that Markdown, its tables or HTML within it give a meaning; each may stand behind a backslash. */
const MEANINGFUL = /[\\`*_{}[\]()#+\-.!|<>~&$:@"'=^]/g;

/** Text that a Markdown reader shows as it is, on one line, also in the cell of a table. */
export function escapeMarkdown(text: string): string {
  return oneLine(text).replace(MEANINGFUL, "\\$&");
}
