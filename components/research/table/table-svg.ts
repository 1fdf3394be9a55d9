import { cellTexts, cellValue, type DataTable } from "./table";

const ROW = 24;
const PADDING = 12;
/** About what a character of 13 px takes; figures and capitals are wider than most. */
const CHARACTER = 7.2;

/** A table as a drawing, in black on white: for slides and papers. */
export function tableSvg(title: string, table: DataTable): string {
  const texts = [[...table.columns], ...cellTexts(table)];
  const widths = table.columns.map(
    (_, column) => Math.max(...texts.map((row) => (row[column] ?? "").length)) * CHARACTER + 2 * PADDING,
  );
  const width = Math.max(
    widths.reduce((sum, one) => sum + one, 0),
    title.length * CHARACTER + 2 * PADDING,
  );
  const height = (texts.length + 1) * ROW + PADDING;
  const isRight = table.columns.map((_, column) =>
    table.rows.some((row) => typeof cellValue(row[column] ?? null) === "number"),
  );
  const lines = texts.flatMap((row, index) => {
    let left = 0;
    return row.map((text, column) => {
      const own = widths[column] ?? 0;
      const x = isRight[column] ? left + own - PADDING : left + PADDING;
      left += own;
      const anchor = isRight[column] ? "end" : "start";
      const weight = index === 0 ? ' font-weight="600"' : "";
      return `<text x="${x.toFixed(1)}" y="${(index + 2) * ROW - 8}" text-anchor="${anchor}"${weight}>${escaped(text)}</text>`;
    });
  });
  const rule = `<path d="M0 ${2 * ROW}H${width.toFixed(1)}" stroke="#8f897c"/>`;
  const heading = `<text x="${PADDING}" y="${ROW - 8}" font-weight="600">${escaped(title)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width.toFixed(0)}" height="${height}" font-family="Inter, system-ui, sans-serif" font-size="13" fill="#1d2126"><rect width="100%" height="100%" fill="#ffffff"/>${heading}${rule}${lines.join("")}</svg>\n`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
