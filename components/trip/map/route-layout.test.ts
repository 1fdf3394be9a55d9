import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bowedLine, CHARACTER_WIDTH, createLabelPlacer, type PlacedLabel } from "./route-layout";

const WIDTH = 360;
const HEIGHT = 280;

function spanOf({ text, x, anchor }: PlacedLabel): [left: number, right: number] {
  const width = text.length * CHARACTER_WIDTH;
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  return [left, left + width];
}

describe("createLabelPlacer", () => {
  it("prefers the right of a dot and goes left at the edge", () => {
    const placer = createLabelPlacer(WIDTH, HEIGHT, []);
    expect(placer.besideDot("Chicago", { x: 100, y: 100 })?.anchor).toBe("start");
    expect(placer.besideDot("Orlando", { x: 340, y: 200 })?.anchor).toBe("end");
  });

  it("never lets labels cover each other or leave the picture", () => {
    const point = fc.record({ x: fc.integer({ min: 0, max: WIDTH }), y: fc.integer({ min: 0, max: HEIGHT }) });
    const city = fc.tuple(fc.string({ minLength: 1, maxLength: 18 }), point);
    fc.assert(
      fc.property(fc.array(city, { maxLength: 12 }), (cities) => {
        const placer = createLabelPlacer(
          WIDTH,
          HEIGHT,
          cities.map(([, dot]) => dot),
        );
        const labels = cities.map(([name, dot]) => placer.besideDot(name, dot)).filter((label) => label !== null);
        for (const [index, label] of labels.entries()) {
          const [left, right] = spanOf(label);
          expect(left).toBeGreaterThanOrEqual(0);
          expect(right).toBeLessThanOrEqual(WIDTH);
          for (const other of labels.slice(index + 1)) {
            const [otherLeft, otherRight] = spanOf(other);
            const apart = right <= otherLeft || left >= otherRight || Math.abs(label.y - other.y) >= 16;
            expect(apart).toBe(true);
          }
        }
      }),
    );
  });
});

describe("bowedLine", () => {
  it("begins and ends at its points and keeps the way out and the way back apart", () => {
    const [one, other] = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ];
    const out = bowedLine(one, other);
    const back = bowedLine(other, one);
    expect(out.at(0)).toEqual(one);
    expect(out.at(1)).toEqual(other);
    expect(Math.abs(out.at(0.5).y - back.at(0.5).y)).toBeGreaterThan(5);
  });
});
