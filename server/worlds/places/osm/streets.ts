import type { Steps } from "@/server/trip";
import type { Streets, Way, WayTags } from "../../streets/streets";
import { wayOnFoot } from "../../streets/walkable";
import type { Tags } from "../place";
import { type Area, isInArea } from "./area";
import type { NodeTable } from "./node-table";

/** Its `highway` is "platform" also for the platforms of railways, "ferry" for a ferry's route. */
export interface StreetTags extends WayTags {
  readonly highway: string;
}

/** A stretch of a way whose nodes are all known; a way that is cut by the extract's edge becomes several. */
export interface StreetWay extends Way {
  readonly id: number;
  readonly tags: StreetTags;
}

/** What people may walk on, as it is in the extract. Nodes and ways are sorted by id. */
export interface ExtractStreets extends Streets {
  readonly ways: readonly StreetWay[];
  /** References to nodes that the extract lacks. */
  readonly missingNodes: number;
}

/** The tags of a way that people may walk on; null of any other. */
export function streetTags(tags: Tags): StreetTags | null {
  const highway =
    tags.highway ?? (tags.railway === "platform" ? "platform" : tags.route === "ferry" ? "ferry" : undefined);
  const { foot, access, wheelchair } = tags;
  if (highway === undefined) return null;
  const kept = {
    highway,
    ...(foot === undefined ? {} : { foot }),
    ...(access === undefined ? {} : { access }),
    ...(wheelchair === undefined ? {} : { wheelchair }),
  };
  return wayOnFoot(kept) === null ? null : kept;
}

/** Streets reach this far beyond a circle, so that places at its edge can be walked to. */
const MARGIN_KM = 1;
const WAYS_IN_A_STEP = 200;

/** The streets of the ways, in the circle where one is asked for; a way that touches it is kept whole. Steps: some ways each. */
export function* streetsOf(ways: readonly StreetWay[], nodes: NodeTable, area: Area): Steps<ExtractStreets> {
  const used = new Map<number, readonly [latitude: number, longitude: number]>();
  const kept: StreetWay[] = [];
  let missingNodes = 0;
  for (const [row, { id, nodeIds, tags }] of ways.toSorted((first, second) => first.id - second.id).entries()) {
    if (row % WAYS_IN_A_STEP === 0) yield;
    const points = nodeIds.map((node) => nodes.find(node));
    missingNodes += points.filter((point) => point === null).length;
    const isCircle = area !== null && "center" in area;
    if (isCircle && !points.some((point) => point !== null && isInArea(area, point, MARGIN_KM))) continue;
    let stretch: number[] = [];
    for (const [index, point] of [...points, null].entries()) {
      const node = nodeIds[index];
      if (point !== null && node !== undefined) stretch.push(node);
      else {
        if (stretch.length > 1) kept.push({ id, nodeIds: stretch, tags });
        stretch = [];
      }
    }
    for (const [index, point] of points.entries()) {
      const node = nodeIds[index];
      if (point !== null && node !== undefined) used.set(node, [point.latitude, point.longitude]);
    }
  }
  const sorted = [...used].sort(([first], [second]) => first - second);
  return {
    nodes: {
      ids: Float64Array.from(sorted, ([id]) => id),
      latitudes: Float64Array.from(sorted, ([, [latitude]]) => latitude),
      longitudes: Float64Array.from(sorted, ([, [, longitude]]) => longitude),
    },
    ways: kept,
    missingNodes,
  };
}
