import { inTurns, type LocalDate, type Steps } from "@/server/trip";
import { badFile, unreadable } from "../../bad-file";
import type { Coordinates } from "../../records";
import { kindsOf } from "../kinds";
import { comparePlaces, type Place, type Tags } from "../place";
import { type Area, isInArea, meanOf } from "./area";
import { elementsOf, type Member, type OsmElement } from "./elements";
import { type Extract, OPEN_STREET_MAP } from "./extract";
import { AddressVotes } from "./majority";
import { NodeTable } from "./node-table";
import { pbfBlocks } from "./pbf-blocks";
import { HISTORY, type PbfHeader, readPbfHeader } from "./pbf-header";
import { type StreetWay, streetsOf, streetTags } from "./streets";
import { WayTable } from "./way-table";

interface Candidate {
  readonly type: OsmElement["type"];
  readonly id: number;
  readonly tags: Tags;
}

/** The share of the file that was read, 0 to 1. */
export type OnShare = (share: number) => void;

/**
 * Reads an `.osm.pbf` in one pass, block by block: places with their positions, and the ways that people can walk on.
 * It is clipped to `circle`, else to the box in its header. A file without a single place is returned as it is: whether
 * streets alone are enough is for the caller to say.
 *
 * @throws ProblemError (`bad_file`, `not_found`) that names the file.
 */
export async function readPbf(path: string, circle: Area, onShare: OnShare = () => {}): Promise<Extract> {
  if (/\.osh\.pbf$/i.test(path)) throw badFile(path, HISTORY);
  const reading = new PbfReading();
  let header: PbfHeader | null = null;
  try {
    for await (const block of pbfBlocks(path)) {
      if (block.type === "OSMHeader") header = readPbfHeader(path, block.bytes);
      else await inTurns(reading.addAll(elementsOf(path, block.bytes)));
      onShare(block.read / block.size);
    }
  } catch (error) {
    throw unreadable(path, error);
  }
  const area = circle ?? (header?.box ? { box: header.box } : null);
  return inTurns(reading.finish(path, area, header?.replicatedAt ?? null));
}

const ELEMENTS_IN_A_STEP = 500;

class PbfReading {
  private readonly nodes = new NodeTable();
  private readonly ways = new WayTable();
  private readonly members = new Map<number, readonly Member[]>();
  private readonly streetWays: StreetWay[] = [];
  private readonly candidates: Candidate[] = [];
  private readonly votes = new AddressVotes();
  private elements = 0;
  private newest = 0;

  *addAll(elements: readonly OsmElement[]): Steps<void> {
    yield;
    for (const [index, element] of elements.entries()) {
      this.add(element);
      if (index % ELEMENTS_IN_A_STEP === 0) yield;
    }
  }

  private add(element: OsmElement): void {
    const { type, id, tags, info } = element;
    this.elements += 1;
    this.newest = Math.max(this.newest, info?.timestamp ?? 0);
    if (type === "node") this.nodes.add(id, element.lat, element.lon);
    else if (type === "way") this.ways.add(id, element.refs);
    else this.members.set(id, element.members);
    if (tags === undefined) return;
    this.votes.add(tags);
    if (kindsOf(tags) !== null) this.candidates.push({ type, id, tags });
    const street = type === "way" ? streetTags(tags) : null;
    if (type === "way" && street !== null) this.streetWays.push({ id, nodeIds: element.refs, tags: street });
  }

  *finish(path: string, area: Area, replicatedAt: Date | null): Steps<Extract> {
    const dataUntil = dayOf(this.newest > 0 ? new Date(this.newest) : replicatedAt);
    const places: Place[] = [];
    let [outside, withoutPosition] = [0, 0];
    for (const { type, id, tags } of this.candidates) {
      yield;
      const coordinates = this.positionOf(type, id);
      if (coordinates === null) withoutPosition += 1;
      else if (!isInArea(area, coordinates)) outside += 1;
      else {
        const source = { dataset: OPEN_STREET_MAP, id: `${type}/${id}`, asOf: dataUntil };
        if (coordinates.latitude === 0 && coordinates.longitude === 0) throw badFile(path, atZero(source.id));
        places.push({ coordinates, tags, source });
      }
    }
    return {
      places: places.sort(comparePlaces),
      streets: yield* streetsOf(this.streetWays, this.nodes, area),
      votes: this.votes,
      area,
      elements: this.elements,
      outside,
      withoutPosition,
      dataUntil,
      replicatedAt: replicatedAt === null ? null : replicatedAt.toISOString().replace(".000Z", "Z"),
    };
  }

  private positionOf(type: OsmElement["type"], id: number): Coordinates | null {
    if (type === "node") return this.nodes.find(id);
    const points: Coordinates[] = [];
    for (const node of new Set(this.nodeIdsOf(type, id, DEEPEST_RELATION))) {
      const point = this.nodes.find(node);
      if (point !== null) points.push(point);
    }
    return meanOf(points);
  }

  private *nodeIdsOf(type: OsmElement["type"], id: number, depth: number): Generator<number, void, void> {
    if (type === "node") yield id;
    else if (type === "way") yield* this.ways.nodesOf(id);
    else if (depth > 0) {
      for (const member of this.members.get(id) ?? []) yield* this.nodeIdsOf(member.type, member.ref, depth - 1);
    }
  }
}

/** Relations can be members of relations, in circles too. */
const DEEPEST_RELATION = 3;

/** Said of a place whose coordinates nobody filled in. */
export const atZero = (id: string) => `${id} lies at 0, 0: its coordinates are missing. Correct or remove it.`;

/** The day, in UTC. */
export function dayOf(moment: Date | null): LocalDate | null {
  return moment === null || Number.isNaN(moment.getTime()) ? null : moment.toISOString().slice(0, 10);
}
