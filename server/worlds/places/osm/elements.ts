import { parse } from "osm-pbf-parser-node";
import { badFile } from "../../bad-file";
import type { Tags } from "../place";

interface Element {
  readonly id: number;
  readonly tags?: Tags;
  readonly info?: { readonly timestamp?: number };
}

export interface OsmNode extends Element {
  readonly type: "node";
  readonly lat: number;
  readonly lon: number;
}

export interface OsmWay extends Element {
  readonly type: "way";
  readonly refs: readonly number[];
}

export interface Member {
  readonly type: "node" | "way" | "relation";
  readonly ref: number;
}

export interface OsmRelation extends Element {
  readonly type: "relation";
  readonly members: readonly Member[];
}

export type OsmElement = OsmNode | OsmWay | OsmRelation;

/** The nodes, ways and relations of an unpacked block. @throws ProblemError (`bad_file`) when it is damaged. */
export function elementsOf(path: string, block: Buffer): readonly OsmElement[] {
  try {
    return parse(block, { withTags: true, withInfo: true }).filter(isElement);
  } catch {
    throw badFile(path, "A block of the file is damaged. Download it again.");
  }
}

/** The parser's types say "object" only; its shape is checked by the field that each type must have. */
function isElement(element: object): element is OsmElement {
  if (!("type" in element) || !("id" in element) || typeof element.id !== "number") return false;
  if (element.type === "node") return "lat" in element && typeof element.lat === "number" && "lon" in element;
  if (element.type === "way") return "refs" in element && Array.isArray(element.refs);
  return element.type === "relation" && "members" in element && Array.isArray(element.members);
}
