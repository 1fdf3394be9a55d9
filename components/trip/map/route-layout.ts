/** Pixels of the picture, y downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PlacedLabel {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Of the map's small type, on the safe side. */
export const CHARACTER_WIDTH = 7;
const LINE_HEIGHT = 16;
const DOT = 9;
const MARGIN = 4;

/** Where labels can stand without covering each other or a dot; made for one picture, asked label by label. */
export function createLabelPlacer(width: number, height: number, dots: readonly Point[], dot = DOT) {
  const taken: Box[] = dots.map(({ x, y }) => ({ left: x - dot, right: x + dot, top: y - dot, bottom: y + dot }));

  function isFree(box: Box): boolean {
    const inside =
      box.left >= MARGIN && box.right <= width - MARGIN && box.top >= MARGIN && box.bottom <= height - MARGIN;
    return (
      inside &&
      taken.every(
        (other) =>
          box.right <= other.left || box.left >= other.right || box.bottom <= other.top || box.top >= other.bottom,
      )
    );
  }

  /** The first of the candidates that is free, then taken; null when none is. */
  function place(text: string, candidates: readonly Omit<PlacedLabel, "text">[]): PlacedLabel | null {
    for (const candidate of candidates) {
      const box = boxOf(text, candidate);
      if (isFree(box)) {
        taken.push(box);
        return { text, ...candidate };
      }
    }
    return null;
  }

  return {
    /** Next to, above or below a dot. */
    besideDot: (text: string, { x, y }: Point) =>
      place(text, [
        { x: x + dot + 3, y: y + 4, anchor: "start" },
        { x: x - dot - 3, y: y + 4, anchor: "end" },
        { x, y: y - dot - 4, anchor: "middle" },
        { x, y: y + dot + 14, anchor: "middle" },
      ]),
    /** Centered on one of the points of a line. */
    onLine: (text: string, points: readonly Point[]) =>
      place(
        text,
        points.map(({ x, y }) => ({ x, y: y + 4, anchor: "middle" as const })),
      ),
  };
}

function boxOf(text: string, { x, y, anchor }: Omit<PlacedLabel, "text">): Box {
  const width = text.length * CHARACTER_WIDTH;
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  return { left, right: left + width, top: y - LINE_HEIGHT + 4, bottom: y + 4 };
}

/** A line from one point to another that bows to its right, by a share of its length, so that out and back lie apart. */
export function bowedLine(from: Point, to: Point, bow = 0.14): { path: string; at: (share: number) => Point } {
  const control = {
    x: (from.x + to.x) / 2 - (to.y - from.y) * bow,
    y: (from.y + to.y) / 2 + (to.x - from.x) * bow,
  };
  const at = (share: number): Point => {
    const rest = 1 - share;
    return {
      x: rest * rest * from.x + 2 * rest * share * control.x + share * share * to.x,
      y: rest * rest * from.y + 2 * rest * share * control.y + share * share * to.y,
    };
  };
  const text = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return { path: `M${text(from)} Q${text(control)} ${text(to)}`, at };
}
