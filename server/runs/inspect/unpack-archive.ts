import { type AsyncFlateStreamHandler, Unzip, UnzipInflate } from "fflate";
import { Decompress } from "fzstd";

/** Bytes at a time: the library goes deeper with each file that begins in a piece. */
const PIECE = 64 * 1024;

/** An archive that unpacks to more than it may; a file of a few bytes can hold any number of them. */
export class TooLarge extends Error {}

/**
 * The files of a zip archive whose names are wanted: stored, deflated, or packed by Zstandard, as inspect_ai packs its own. Throws where
 * it cannot be unpacked, and `TooLarge` once what is unpacked passes `mostBytes`.
 */
export function unpackArchive(
  archive: Uint8Array,
  isWanted: (name: string) => boolean,
  mostBytes: number,
): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  let size = 0;
  const unzip = new Unzip((file) => {
    if (!isWanted(file.name)) return;
    const parts: Uint8Array[] = [];
    file.ondata = (error, part, isLast) => {
      if (error) throw error;
      size += part.byteLength;
      if (size > mostBytes) throw new TooLarge();
      parts.push(part);
      if (isLast) files.set(file.name, Buffer.concat(parts));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  unzip.register(UnzipZstandard);
  for (let from = 0; from < archive.byteLength; from += PIECE) {
    unzip.push(archive.subarray(from, from + PIECE), from + PIECE >= archive.byteLength);
  }
  return files;
}

/** Unpacks a file of the archive as it comes. */
class UnzipZstandard {
  /** Of the methods of packing in an archive (APPNOTE, 4.4.5). */
  static compression = 93;
  ondata: AsyncFlateStreamHandler = () => {};
  readonly #stream = new Decompress((part, isLast) => this.ondata(null, new Uint8Array(part), isLast ?? false));

  push(part: Uint8Array, isLast: boolean): void {
    this.#stream.push(part, isLast);
  }
}
