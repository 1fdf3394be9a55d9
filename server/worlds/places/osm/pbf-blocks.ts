import { open } from "node:fs/promises";
import { promisify } from "node:util";
import { inflate } from "node:zlib";
import { badFile, refuseImpostor } from "../../bad-file";
import { fieldsOf } from "./protobuf";

/** Maxima of the format: https://wiki.openstreetmap.org/wiki/PBF_Format. */
const LONGEST_BLOB_HEADER = 64 * 1024;
const LONGEST_BLOB = 32 * 1024 * 1024;

export interface PbfBlock {
  readonly type: "OSMHeader" | "OSMData";
  readonly bytes: Buffer;
  /** Bytes of the file read so far, and in all. */
  readonly read: number;
  readonly size: number;
}

const inflated = promisify<Uint8Array, { maxOutputLength: number }, Buffer>(inflate);

/**
 * The blocks of an `.osm.pbf`, unpacked, one at a time.
 *
 * @throws ProblemError (`bad_file`) for what is no such file, or one that is cut off or packed in a way that isn't read.
 */
export async function* pbfBlocks(path: string): AsyncGenerator<PbfBlock, void, void> {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();

    async function bytesAt(position: number, length: number): Promise<Buffer> {
      if (position + length > size) {
        throw badFile(path, `The file is cut off: it has ${size} bytes and should go on. Download it again.`);
      }
      const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(length), position });
      return buffer.subarray(0, bytesRead);
    }

    const beginning = await bytesAt(0, Math.min(size, 256));
    refuseImpostor(path, beginning);
    if (size < 16 || beginning.readUInt32BE(0) > LONGEST_BLOB_HEADER) throw badFile(path, NOT_PBF);

    for (let position = 0; position < size; ) {
      const headerLength = (await bytesAt(position, 4)).readUInt32BE(0);
      if (headerLength > LONGEST_BLOB_HEADER) throw badFile(path, damagedAt(position));
      const header = blobHeader(path, position, await bytesAt(position + 4, headerLength));
      const blob = await bytesAt(position + 4 + headerLength, header.length);
      const bytes = await unpacked(path, position, blob);
      position += 4 + headerLength + header.length;
      if (header.type === "OSMHeader" || header.type === "OSMData") {
        yield { type: header.type, bytes, read: position, size };
      }
    }
  } finally {
    await handle.close();
  }
}

const NOT_PBF = "This isn't an OpenStreetMap file in the pbf format. Give an .osm.pbf file.";
const damagedAt = (position: number) => `The file is damaged at byte ${position}. Download it again.`;

function blobHeader(path: string, position: number, bytes: Buffer): { type: string; length: number } {
  let type = "";
  let length = -1;
  try {
    for (const { field, number, bytes: text } of fieldsOf(bytes)) {
      if (field === 1 && text !== null) type = Buffer.from(text).toString("latin1");
      if (field === 3 && number !== null) length = number;
    }
  } catch {
    throw badFile(path, position === 0 ? NOT_PBF : damagedAt(position));
  }
  if (position === 0 && type !== "OSMHeader") throw badFile(path, NOT_PBF);
  if (length < 0 || length > LONGEST_BLOB) throw badFile(path, damagedAt(position));
  return { type, length };
}

const OTHER_PACKING: Readonly<Record<number, string>> = { 4: "LZMA", 5: "bzip2", 6: "LZ4", 7: "Zstandard" };

async function unpacked(path: string, position: number, blob: Buffer): Promise<Buffer> {
  try {
    for (const { field, bytes } of fieldsOf(blob)) {
      if (bytes === null) continue;
      if (field === 1) return Buffer.from(bytes);
      if (field === 3) return await inflated(bytes, { maxOutputLength: LONGEST_BLOB });
      const packing = OTHER_PACKING[field];
      if (packing !== undefined) {
        throw badFile(path, `Its blocks are packed with ${packing}, which isn't read. Write it with zlib: osmium cat.`);
      }
    }
  } catch (error) {
    if (error instanceof RangeError || (error instanceof Error && "code" in error)) {
      throw badFile(path, damagedAt(position));
    }
    throw error;
  }
  throw badFile(path, damagedAt(position));
}
