import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineOf, spreadOut, zoomForExtent, zoomToOpen } from "./map-geometry";
import type { LegOnMap, StopOnMap } from "./trip-on-map";

function stop(id: string, longitude: number, latitude: number): StopOnMap {
  return {
    id,
    ids: [id],
    look: { kind: "meal" },
    name: id,
    city: "Orlando",
    days: [1],
    at: { longitude, latitude },
    number: 1,
    order: 0,
  };
}

function leg(mode: LegOnMap["mode"], from: [number, number], to: [number, number]): LegOnMap {
  const place = ([longitude, latitude]: [number, number]) => ({ longitude, latitude });
  return { id: "leg", mode, day: 1, name: "", from: place(from), to: place(to), order: 0 };
}

describe("lineOf", () => {
  it("leads from end to end, flights with a bow", () => {
    const points = lineOf(leg("flight", [-87, 41], [-81, 28]));
    expect(points[0]).toEqual([expect.closeTo(-87), expect.closeTo(41)]);
    expect(points.at(-1)).toEqual([expect.closeTo(-81), expect.closeTo(28)]);
    const road = lineOf(leg("taxi", [-87, 41], [-81, 28]));
    const middle = (line: typeof road) => line[Math.floor(line.length / 2)]?.[0] ?? 0;
    expect(Math.abs(middle(points) - -84)).toBeGreaterThan(Math.abs(middle(road) - -84));
  });

  it("takes the shorter way around the world", () => {
    const longitudes = lineOf(leg("flight", [170, 0], [-170, 0])).map(([longitude]) => longitude);
    expect(Math.min(...longitudes)).toBeGreaterThanOrEqual(169.9);
    expect(Math.max(...longitudes)).toBeCloseTo(190);
  });
});

describe("zoomToOpen", () => {
  it("opens a city once its stops lie apart", () => {
    const stops = [stop("a", -81.4, 28.5), stop("b", -81.3, 28.6)];
    const zoom = zoomToOpen(stops);
    expect(zoom).toBeGreaterThan(7);
    expect(zoom).toBeLessThan(11);
    expect(
      zoomForExtent(
        [
          { longitude: 0, latitude: 0 },
          { longitude: 360, latitude: 0 },
        ],
        512,
      ),
    ).toBeCloseTo(0);
  });

  it("opens also where all stops are at one place", () => {
    expect(Number.isFinite(zoomToOpen([stop("a", -81, 28)]))).toBe(true);
    expect(Number.isFinite(zoomToOpen([stop("a", -81, 28), stop("b", -81, 28)]))).toBe(true);
  });
});

describe("spreadOut", () => {
  it("leaves alone what has room", () => {
    const offsets = spreadOut([stop("a", -81.4, 28.5), stop("b", -81.3, 28.6)], 12);
    expect([...offsets.values()]).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ]);
  });

  it("lets every marker be reached, however close the places", () => {
    const place = fc.tuple(
      fc.double({ min: -81.4, max: -81.38, noNaN: true }),
      fc.double({ min: 28.5, max: 28.52, noNaN: true }),
    );
    fc.assert(
      fc.property(fc.array(place, { minLength: 2, maxLength: 12 }), (places) => {
        const stops = places.map(([longitude, latitude], index) => stop(String(index), longitude, latitude));
        // At zoom 0 all places are within a pixel: only the offsets keep the markers apart.
        const spots = [...spreadOut(stops, 0).values()];
        for (const [index, one] of spots.entries()) {
          for (const other of spots.slice(index + 1)) {
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(18);
          }
        }
      }),
    );
  });
});
