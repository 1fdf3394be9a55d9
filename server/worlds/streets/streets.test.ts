import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { finish } from "@/server/trip";
import { buildWalkingGraph } from "./build-graph";
import { estimatedWalkSeconds, metersBetween, minutesUp } from "./meters";
import { approach, shortestWalks } from "./shortest-walks";
import { snapper } from "./snap";
import { streetLinesAround } from "./street-lines";
import type { Streets, Way } from "./streets";
import { streetsOfLines } from "./streets-of-lines";
import { plainWalks } from "./testing/plain-walks";
import { walkingRoute } from "./walking-route";
import { walkingMatrix } from "./walking-table";

/** Nodes on a grid of some 110 by 80 meters, numbered row by row. */
function gridStreets(width: number, height: number, ways: readonly Way[]): Streets {
  const count = width * height;
  return {
    nodes: {
      ids: Float64Array.from({ length: count }, (_, index) => 100 + index),
      latitudes: Float64Array.from({ length: count }, (_, index) => 43.7 + Math.floor(index / width) * 0.001),
      longitudes: Float64Array.from({ length: count }, (_, index) => 7.4 + (index % width) * 0.001),
    },
    ways,
  };
}

function place({ nodes }: Streets, index: number) {
  return { latitude: nodes.latitudes[index] ?? 0, longitude: nodes.longitudes[index] ?? 0 };
}

const tags = fc.constantFrom<Way["tags"][]>(
  { highway: "residential" },
  { highway: "footway" },
  { highway: "steps" },
  { highway: "path", wheelchair: "no" },
  { highway: "residential", foot: "no" },
  { highway: "motorway" },
  { highway: "service", access: "private" },
  { highway: "service", access: "private", foot: "yes" },
  {},
);
/** Ways from crossing to neighboring crossing of the grid, so that streets meet only where they have a common node. */
const randomStreets = fc
  .array(
    fc.record({
      start: fc.nat(29),
      moves: fc.array(fc.constantFrom(1, -1, 6, -6), { minLength: 3, maxLength: 12 }),
      tags,
    }),
    {
      minLength: 1,
      maxLength: 14,
    },
  )
  .map((ways) =>
    gridStreets(
      6,
      5,
      ways.map(({ start, moves, tags }) => ({ nodeIds: walkOf(start, moves), tags })),
    ),
  );

function walkOf(start: number, moves: readonly number[]): number[] {
  const nodeIds = [100 + start];
  let at = start;
  for (const move of moves) {
    const next = at + move;
    const isNeighbor = next >= 0 && next < 30 && (Math.abs(move) === 6 || Math.floor(next / 6) === Math.floor(at / 6));
    if (!isNeighbor) continue;
    nodeIds.push(100 + next);
    at = next;
  }
  return nodeIds;
}

describe("a walking graph", () => {
  test("has the distances of the uncontracted streets", () => {
    let compared = 0;
    fc.assert(
      fc.property(randomStreets, fc.boolean(), fc.nat(29), (streets, wheelchair, from) => {
        const graph = finish(buildWalkingGraph(streets));
        const snap = snapper(graph);
        const start = snap(place(streets, from), { wheelchair });
        // The nearest street need not be the node itself, where no street reaches it.
        if (start === null || start.seconds > 1e-6) return;
        const walks = shortestWalks(graph, start, { wheelchair });
        const plain = plainWalks(streets, wheelchair)(place(streets, from).latitude, place(streets, from).longitude);
        for (let to = 0; to < 30; to += 1) {
          const end = snap(place(streets, to), { wheelchair });
          if (end === null || end.seconds > 1e-6) continue;
          const expected = plain(place(streets, to).latitude, place(streets, to).longitude);
          const found = approach(graph, walks, end).seconds;
          compared += 1;
          if (Number.isFinite(expected)) expect(found).toBeCloseTo(expected, 4);
          else expect(found).toBe(expected);
        }
      }),
      { numRuns: 300 },
    );
    expect(compared).toBeGreaterThan(1_000);
  });

  test("is the same from the lines of a map", () => {
    let walked = 0;
    fc.assert(
      fc.property(randomStreets, fc.nat(29), fc.nat(29), (streets, from, to) => {
        const places = Array.from({ length: 30 }, (_, index) => place(streets, index));
        const lines = finish(streetLinesAround(places, streets));
        const [graph, drawn] = [streets, streetsOfLines(lines)].map((each) => finish(buildWalkingGraph(each)));
        const [start, end] = [place(streets, from), place(streets, to)];
        if (graph === undefined || drawn === undefined) throw new Error("there are two graphs");
        const snap = snapper(graph);
        // Away from the streets several of them may be as near.
        if ([start, end].some((each) => (snap(each)?.seconds ?? 1) > 1e-6)) return;
        const [route, again] = [walkingRoute(start, end, graph), walkingRoute(start, end, drawn)];
        expect([again.minutes, again.estimated]).toEqual([route.minutes, route.estimated]);
        if (!route.estimated && from !== to) walked += 1;
      }),
      { numRuns: 400 },
    );
    expect(walked).toBeGreaterThan(20);
  });

  test("leads no wheelchair over stairs, and takes longer by them", () => {
    const steps = gridStreets(3, 2, [
      { nodeIds: [100, 101], tags: { highway: "steps" } },
      { nodeIds: [100, 103, 104, 101], tags: { highway: "footway" } },
    ]);
    const graph = finish(buildWalkingGraph(steps));
    const places = [place(steps, 0), place(steps, 1)];
    const onFoot = finish(walkingMatrix(places, graph));
    const inChair = finish(walkingMatrix(places, graph, { wheelchair: true }));
    expect([...onFoot.minutes]).toEqual([0, 3, 3, 0]);
    expect([...inChair.minutes]).toEqual([0, 5, 5, 0]);
    expect([...inChair.estimated]).toEqual([0, 0, 0, 0]);
    expect(graph.vertexCount).toBe(2);
  });

  test("takes great circle × 1.3 where streets do not lead, and says so", () => {
    const apart = gridStreets(6, 2, [
      { nodeIds: [100, 101], tags: { highway: "footway" } },
      { nodeIds: [104, 105], tags: { highway: "footway" } },
      { nodeIds: [106, 1], tags: { highway: "footway" } },
    ]);
    const graph = finish(buildWalkingGraph(apart));
    const places = [place(apart, 0), place(apart, 5), { latitude: 44, longitude: 7 }];
    const [a, b] = [place(apart, 0), place(apart, 5)];
    for (const table of [finish(walkingMatrix(places, graph)), finish(walkingMatrix(places, null))]) {
      expect([...table.estimated]).toEqual([0, 1, 1, 1, 0, 1, 1, 1, 0]);
      expect(table.minutes[1]).toBe(minutesUp(estimatedWalkSeconds(a, b)));
      expect(table.minutes[1]).toBe(
        Math.ceil(((metersBetween(a.latitude, a.longitude, b.latitude, b.longitude) / 1000) * 1.3 * 60) / 4.5),
      );
    }
    expect(walkingRoute(a, b, graph)).toMatchObject({
      estimated: true,
      coordinates: [
        [7.4, 43.7],
        [7.405, 43.7],
      ],
    });
  });

  test("draws a walk along its streets, as long as it takes", () => {
    fc.assert(
      fc.property(randomStreets, fc.nat(29), fc.nat(29), (streets, from, to) => {
        const graph = finish(buildWalkingGraph(streets));
        const route = walkingRoute(place(streets, from), place(streets, to), graph);
        const table = finish(walkingMatrix([place(streets, from), place(streets, to)], graph));
        if (from !== to) expect(route.minutes).toBe(table.minutes[1]);
        expect(route.coordinates[0]).toEqual([place(streets, from).longitude, place(streets, from).latitude]);
        expect(route.coordinates.at(-1)).toEqual([place(streets, to).longitude, place(streets, to).latitude]);
        if (route.estimated) return;
        // Stairs take twice as long as they are far.
        expect(route.meters / 1.25 / 60).toBeLessThanOrEqual(route.minutes + 0.02);
        expect(route.meters / 1.25 / 60).toBeGreaterThanOrEqual((route.minutes - 1) / 2 - 0.02);
      }),
      { numRuns: 300 },
    );
  });
});
