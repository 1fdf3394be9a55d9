import { z } from "zod";

/** Arrays that a file holds as they are in memory. */
type TypedArray = Int8Array | Uint8Array | Int32Array | Float64Array;
const BYTES = { int8: 1, uint8: 1, int32: 4, float64: 8 } as const;
type ElementType = keyof typeof BYTES;

const headerSchema = z.object({
  records: z.unknown(),
  arrays: z
    .array(
      z.object({
        name: z.string().max(100),
        type: z.enum(["int8", "uint8", "int32", "float64"]),
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

/**
 * What `decodeTyped` found: the records as they are in the file, and its arrays by name, as views into the file's bytes.
 * Each throws when the file has no such array (the caller names the file).
 */
export interface TypedFile {
  readonly records: unknown;
  int8(name: string): Int8Array;
  uint8(name: string): Uint8Array;
  int32(name: string): Int32Array;
  float64(name: string): Float64Array;
}

/** @throws when the bytes are no such file (the caller names the file). */
export function decodeTyped(file: Uint8Array): TypedFile {
  const bytes = file.byteOffset % ALIGNMENT === 0 ? file : file.slice();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = view.getUint32(0, true);
  const header = headerSchema.parse(JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))));
  const places = new Map<string, { readonly type: ElementType; readonly start: number; readonly length: number }>();
  let at = aligned(4 + length);
  for (const { name, type, length: count } of header.arrays) {
    places.set(name, { type, start: bytes.byteOffset + at, length: count });
    at += aligned(count * BYTES[type]);
  }
  if (at > bytes.length) throw new Error("the file is cut off");
  const find = (name: string, type: ElementType) => {
    const place = places.get(name);
    if (place?.type !== type) throw new Error(`array ${name} is missing`);
    return [bytes.buffer, place.start, place.length] as const;
  };
  return {
    records: header.records,
    int8: (name) => new Int8Array(...find(name, "int8")),
    uint8: (name) => new Uint8Array(...find(name, "uint8")),
    int32: (name) => new Int32Array(...find(name, "int32")),
    float64: (name) => new Float64Array(...find(name, "float64")),
  };
}

function typeOf(array: TypedArray): ElementType {
  if (array instanceof Int8Array) return "int8";
  if (array instanceof Uint8Array) return "uint8";
  return array instanceof Int32Array ? "int32" : "float64";
}
