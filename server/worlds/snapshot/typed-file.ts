import { z } from "zod";

/** Arrays that a file holds as they are in memory. */
const ARRAY_TYPES = { Int8Array, Uint8Array, Int32Array, Float64Array };
type ArrayTypes = typeof ARRAY_TYPES;
type TypedArray = InstanceType<ArrayTypes[keyof ArrayTypes]>;

const headerSchema = z.object({
  records: z.unknown(),
  arrays: z
    .array(
      z.object({
        name: z.string().max(100),
        type: z.enum(["Int8Array", "Uint8Array", "Int32Array", "Float64Array"]),
        length: z.int().min(0).max(1e9),
      }),
    )
    .max(100),
});

/** Every array begins at a multiple of this, so that it is read in place. */
const ALIGNMENT = 8;
const aligned = (length: number) => Math.ceil(length / ALIGNMENT) * ALIGNMENT;

/** The bytes of one file: a header in JSON, with the records, then the arrays. The same content gives the same bytes. */
export function encodeTyped(records: unknown, arrays: Readonly<Record<string, TypedArray>>): Uint8Array {
  const entries = Object.entries(arrays);
  const listed = entries.map(([name, array]) => ({ name, type: typeOf(array), length: array.length }));
  const header = new TextEncoder().encode(JSON.stringify({ records, arrays: listed }));
  const size = entries.reduce((sum, [, array]) => sum + aligned(array.byteLength), aligned(4 + header.length));
  const bytes = new Uint8Array(size);
  new DataView(bytes.buffer).setUint32(0, header.length, true);
  bytes.set(header, 4);
  let at = aligned(4 + header.length);
  for (const [, array] of entries) {
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), at);
    at += aligned(array.byteLength);
  }
  return bytes;
}

/** What `decodeTyped` found: the records as they are in the file, and its arrays by name. */
export interface TypedFile {
  readonly records: unknown;
  /** A view into the file's bytes. @throws when the file has no such array (the caller names the file). */
  array<Type extends keyof ArrayTypes>(name: string, type: Type): InstanceType<ArrayTypes[Type]>;
}

/** @throws when the bytes are no such file (the caller names the file). */
export function decodeTyped(file: Uint8Array): TypedFile {
  const bytes = file.byteOffset % ALIGNMENT === 0 ? file : file.slice();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = view.getUint32(0, true);
  const header = headerSchema.parse(JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))));
  const places = new Map<string, { readonly type: string; readonly start: number; readonly length: number }>();
  let at = aligned(4 + length);
  for (const { name, type, length: count } of header.arrays) {
    places.set(name, { type, start: bytes.byteOffset + at, length: count });
    at += aligned(count * ARRAY_TYPES[type].BYTES_PER_ELEMENT);
  }
  if (at > bytes.length) throw new Error("the file is cut off");
  const find = (name: string, type: string) => {
    const place = places.get(name);
    if (place?.type !== type) throw new Error(`array ${name} is missing`);
    return [bytes.buffer, place.start, place.length] as const;
  };
  const made: { readonly [Type in keyof ArrayTypes]: (name: string) => InstanceType<ArrayTypes[Type]> } = {
    Int8Array: (name) => new Int8Array(...find(name, "Int8Array")),
    Uint8Array: (name) => new Uint8Array(...find(name, "Uint8Array")),
    Int32Array: (name) => new Int32Array(...find(name, "Int32Array")),
    Float64Array: (name) => new Float64Array(...find(name, "Float64Array")),
  };
  return { records: header.records, array: (name, type) => made[type](name) };
}

function typeOf(array: TypedArray): keyof ArrayTypes {
  if (array instanceof Int8Array) return "Int8Array";
  if (array instanceof Uint8Array) return "Uint8Array";
  return array instanceof Int32Array ? "Int32Array" : "Float64Array";
}
