import { crc32 } from "node:zlib";
import { Inflate } from "fflate";
import { type Problem, ProblemError } from "@/server/trip";
import { refuseImpostor } from "../../bad-file";

/** A table of a feed unpacks to at most this: the largest national feeds have 3 GB of stop_times. */
const MOST_TABLE_BYTES = 4_000_000_000;
const MOST_ENTRIES = 10_000;
const PACKED_BYTES_OF_A_STEP = 16_384;

interface Entry {
  readonly path: string;
  readonly method: number;
  readonly checksum: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly offset: number;
}

/** The `.txt` tables of a zipped feed, also when they lie in a folder of the archive. */
export interface GtfsArchive {
  /** The zip's file name. */
  readonly file: string;
  has(table: string): boolean;
  /** The table's bytes in pieces of some 100 KB. */
  pieces(table: string): Generator<Uint8Array>;
}

/** @throws ProblemError when the bytes are no zip archive: a page, a pointer of Git LFS, the half of a download. */
export function openArchive(file: string, bytes: Uint8Array): GtfsArchive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = tablesOf(file, entriesOf(file, bytes, view));

  function* pieces(table: string): Generator<Uint8Array> {
    const entry = entries.get(table);
    if (entry === undefined) return;
    const damaged = () => new ProblemError(bad(`${file}/${table}`, "The zip archive is damaged here; fetch it again."));
    if (entry.offset + 30 > bytes.length || view.getUint32(entry.offset, true) !== 0x04034b50) throw damaged();
    const start = entry.offset + 30 + view.getUint16(entry.offset + 26, true) + view.getUint16(entry.offset + 28, true);
    const packed = bytes.subarray(start, start + entry.packed);
    if (packed.length < entry.packed) throw damaged();
    let unpacked = 0;
    let checksum = 0;
    for (const piece of entry.method === 0 ? [packed] : inflated(packed, damaged)) {
      unpacked += piece.length;
      if (unpacked > entry.unpacked) throw damaged();
      checksum = crc32(piece, checksum);
      yield piece;
    }
    if (unpacked !== entry.unpacked || checksum !== entry.checksum) throw damaged();
  }

  return { file, has: (table) => entries.has(table), pieces };
}

function* inflated(packed: Uint8Array, damaged: () => Error): Generator<Uint8Array> {
  let pieces: Uint8Array[] = [];
  const inflate = new Inflate((piece) => pieces.push(piece));
  for (let from = 0; from < packed.length; from += PACKED_BYTES_OF_A_STEP) {
    const to = from + PACKED_BYTES_OF_A_STEP;
    try {
      inflate.push(packed.subarray(from, to), to >= packed.length);
    } catch {
      throw damaged();
    }
    yield* pieces;
    pieces = [];
  }
}

/** The list at the end of the archive. */
function entriesOf(file: string, bytes: Uint8Array, view: DataView): Entry[] {
  refuseImpostor(file, bytes);
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b)
    throw new ProblemError(bad(file, "This is not a zip archive of GTFS tables."));
  const cut = () =>
    new ProblemError(bad(file, "The zip archive is cut off: its list of files is missing. Fetch it again."));
  let end = bytes.length - 22;
  while (end >= 0 && end > bytes.length - 65_558 && view.getUint32(end, true) !== 0x06054b50) end -= 1;
  if (end < 0 || view.getUint32(end, true) !== 0x06054b50) throw cut();
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > MOST_ENTRIES) throw new ProblemError(bad(file, "The zip archive holds too many files for a feed."));
  const entries: Entry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50) throw cut();
    const [name, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    entries.push({
      path: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + (name ?? 0))),
      method: view.getUint16(at + 10, true),
      checksum: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
}

/** Tables by name; those of the topmost folder that has any. What a desktop adds to archives is passed over. */
function tablesOf(file: string, entries: readonly Entry[]): ReadonlyMap<string, Entry> {
  const folders = new Map<string, Map<string, Entry>>();
  for (const entry of entries) {
    const parts = entry.path.split("/");
    const name = (parts.pop() ?? "").toLowerCase();
    if (!name.endsWith(".txt") || name.startsWith("._") || parts.includes("__MACOSX")) continue;
    const folder = parts.join("/");
    const tables = folders.get(folder) ?? new Map<string, Entry>();
    folders.set(folder, tables.set(name, entry));
    const readable = (entry.method === 0 || entry.method === 8) && entry.unpacked <= MOST_TABLE_BYTES;
    if (!readable)
      throw new ProblemError(bad(`${file}/${name}`, "The table is packed in a way that can't be read here."));
  }
  const depth = (folder: string) => (folder === "" ? 0 : folder.split("/").length);
  const withStops = [...folders].filter(([, tables]) => tables.has("stops.txt"));
  const [first, second] = (withStops.length > 0 ? withStops : [...folders]).toSorted(([a], [b]) => depth(a) - depth(b));
  if (first !== undefined && second !== undefined && depth(first[0]) === depth(second[0])) {
    const message = `The archive holds several feeds (${first[0]}, ${second[0]}); pack each one on its own.`;
    throw new ProblemError(bad(file, message));
  }
  return first?.[1] ?? new Map();
}

export function bad(file: string, message: string): Problem {
  return { code: "bad_file", message, where: { file } };
}
