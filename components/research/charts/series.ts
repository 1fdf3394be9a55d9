// Whichever page draws a chart has its colours.
import "./series-colours.css";

/** One line of a chart. */
export interface Series {
  readonly id: string;
  readonly label: string;
  /** From 0; also which dashes the line has. */
  readonly colour: number;
  readonly points: readonly SeriesPoint[];
}

export interface SeriesPoint {
  readonly x: number | string;
  readonly y: number;
  /** Half of the whisker or band around it, in the unit of y. */
  readonly spread?: number;
}

const COLOURS = 7;
const DASHES = [undefined, "7 3", "2 3", "9 3 2 3", "5 2", "1 2", "12 4"];

export function colourOf(colour: number): string {
  return `var(--series-${colour % COLOURS})`;
}

/** Beside the colour, so that colour alone tells nothing; the eighth line differs from the first by them. */
export function dashesOf(colour: number): string | undefined {
  return DASHES[(colour + Math.floor(colour / COLOURS)) % DASHES.length];
}

/** A colour for each line, by its place in a list of which only some are shown: mostly that of the place, so that it stays when others come and go. */
export function coloursOf(places: readonly number[]): number[] {
  const taken = new Set<number>();
  for (const place of places) {
    let colour = place % COLOURS;
    // Where all are taken, the next round of colours.
    while (taken.has(colour)) colour = taken.size < COLOURS ? (colour + 1) % COLOURS : colour + COLOURS;
    taken.add(colour);
  }
  return [...taken];
}
