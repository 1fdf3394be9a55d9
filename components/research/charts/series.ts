// Whichever page draws a chart has its colors.
import "./series-colors.css";

/** One line of a chart. */
export interface Series {
  readonly id: string;
  readonly label: string;
  /** From 0; also which dashes the line has. */
  readonly color: number;
  readonly points: readonly SeriesPoint[];
}

export interface SeriesPoint {
  readonly x: number | string;
  readonly y: number;
  /** Half of the whisker or band around it, in the unit of y. */
  readonly spread?: number;
}

const COLORS = 7;
const DASHES = [undefined, "7 3", "2 3", "9 3 2 3", "5 2", "1 2", "12 4"];

export function colorOf(color: number): string {
  return `var(--series-${color % COLORS})`;
}

/** Next to the color, so that color alone tells nothing; the eighth line differs from the first by them. */
export function dashesOf(color: number): string | undefined {
  return DASHES[(color + Math.floor(color / COLORS)) % DASHES.length];
}

/** A color for each line, by its place in a list of which only some are shown: mostly that of the place, so that it stays when others come and go. */
export function colorsOf(places: readonly number[]): number[] {
  const taken = new Set<number>();
  for (const place of places) {
    let color = place % COLORS;
    // Where all are taken, the next round of colors.
    while (taken.has(color)) color = taken.size < COLORS ? (color + 1) % COLORS : color + COLORS;
    taken.add(color);
  }
  return [...taken];
}
