import { deflateSync } from "node:zlib";

/** What a fixture has of OpenStreetMap; degrees. */
export interface PbfContent {
  readonly box?: { readonly west: number; readonly east: number; readonly south: number; readonly north: number };
  /** Seconds. */
  readonly replicatedAt?: number;
  readonly requiredFeatures?: readonly string[];
  readonly optionalFeatures?: readonly string[];
  readonly nodes?: readonly PbfNode[];
  readonly ways?: readonly PbfWay[];
  readonly relations?: readonly PbfRelation[];
}

type PbfTags = Readonly<Record<string, string>>;
export interface PbfNode {
  readonly id: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly tags?: PbfTags;
  /** Seconds. */
  readonly timestamp?: number;
}
export interface PbfWay {
  readonly id: number;
  readonly nodeIds: readonly number[];
  readonly tags?: PbfTags;
}
export interface PbfRelation {
  readonly id: number;
  readonly members: readonly { readonly type: "node" | "way" | "relation"; readonly id: number }[];
  readonly tags?: PbfTags;
}

/** The bytes of a small `.osm.pbf`: a header, and one block each for nodes, ways and relations. */
export function pbfBytes(content: PbfContent): Buffer {
  const { box, replicatedAt, requiredFeatures = ["OsmSchema-V0.6", "DenseNodes"], optionalFeatures = [] } = content;
  const header = Buffer.concat([
    ...(box === undefined ? [] : [bytes(1, boxBytes(box))]),
    ...requiredFeatures.map((feature) => bytes(4, Buffer.from(feature))),
    ...optionalFeatures.map((feature) => bytes(5, Buffer.from(feature))),
    ...(replicatedAt === undefined ? [] : [number(32, replicatedAt)]),
  ]);
  return Buffer.concat([
    blob("OSMHeader", header),
    block((texts) => (content.nodes ?? []).map((node) => bytes(1, nodeBytes(node, texts)))),
    block((texts) => (content.ways ?? []).map((way) => bytes(3, wayBytes(way, texts)))),
    block((texts) => (content.relations ?? []).map((relation) => bytes(4, relationBytes(relation, texts)))),
  ]);
}

/** Bytes of one frame of the file: length, header, packed data. */
export function blob(type: string, data: Uint8Array): Buffer {
  const packed = Buffer.concat([number(2, data.length), bytes(3, deflateSync(data))]);
  const header = Buffer.concat([bytes(1, Buffer.from(type)), number(3, packed.length)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(header.length);
  return Buffer.concat([length, header, packed]);
}

type Texts = (text: string) => number;

function block(groups: (texts: Texts) => readonly Buffer[]): Buffer {
  const table = [""];
  const texts: Texts = (text) => {
    if (!table.includes(text)) table.push(text);
    return table.indexOf(text);
  };
  const group = Buffer.concat([...groups(texts)]);
  const strings = Buffer.concat(table.map((text) => bytes(1, Buffer.from(text))));
  return blob("OSMData", Buffer.concat([bytes(1, strings), bytes(2, group)]));
}

function nodeBytes({ id, latitude, longitude, tags = {}, timestamp }: PbfNode, texts: Texts): Buffer {
  return Buffer.concat([
    number(1, zigzag(id)),
    ...tagBytes(tags, texts),
    ...(timestamp === undefined ? [] : [bytes(4, Buffer.concat([number(1, 1), number(2, timestamp)]))]),
    number(8, zigzag(Math.round(latitude * 1e7))),
    number(9, zigzag(Math.round(longitude * 1e7))),
  ]);
}

function wayBytes({ id, nodeIds, tags = {} }: PbfWay, texts: Texts): Buffer {
  return Buffer.concat([number(1, id), ...tagBytes(tags, texts), bytes(8, deltas(nodeIds))]);
}

function relationBytes({ id, members, tags = {} }: PbfRelation, texts: Texts): Buffer {
  const types = members.map(({ type }) => varint(["node", "way", "relation"].indexOf(type)));
  return Buffer.concat([
    number(1, id),
    ...tagBytes(tags, texts),
    bytes(8, Buffer.concat(members.map(() => varint(0)))),
    bytes(9, deltas(members.map((member) => member.id))),
    bytes(10, Buffer.concat(types)),
  ]);
}

function tagBytes(tags: PbfTags, texts: Texts): readonly Buffer[] {
  const keys = Object.keys(tags).map((key) => varint(texts(key)));
  const values = Object.values(tags).map((value) => varint(texts(value)));
  return keys.length === 0 ? [] : [bytes(2, Buffer.concat(keys)), bytes(3, Buffer.concat(values))];
}

function boxBytes({ west, east, north, south }: NonNullable<PbfContent["box"]>): Buffer {
  return Buffer.concat(
    [west, east, north, south].map((side, index) => number(index + 1, zigzag(Math.round(side * 1e9)))),
  );
}

const deltas = (ids: readonly number[]) =>
  Buffer.concat(ids.map((id, index) => varint(zigzag(id - (index === 0 ? 0 : (ids[index - 1] ?? 0))))));
const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value);
const number = (field: number, value: number) => Buffer.concat([varint(field * 8), varint(value)]);
const bytes = (field: number, content: Uint8Array) =>
  Buffer.concat([varint(field * 8 + 2), varint(content.length), content]);

function varint(value: number): Buffer {
  const parts: number[] = [];
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) parts.push((rest % 128) + 128);
  return Buffer.from([...parts, rest]);
}
