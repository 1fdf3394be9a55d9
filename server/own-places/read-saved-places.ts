import { unzipSync } from "fflate";
import { fail, type Result } from "@/server/trip";
import { LARGEST_PLACES_FILE } from "@/server/views";
import { readCsv } from "./formats/csv";
import { readGeojson } from "./formats/geojson";
import { readGpx } from "./formats/gpx";
import { readKml } from "./formats/kml";
import type { SavedPlaces } from "./saved-place";

export interface PlacesFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What the document within a KMZ archive unpacks to at most. */
const LARGEST_DOCUMENT = 2 * LARGEST_PLACES_FILE;
/** Google Maps lists have 500 at most. */
const MOST_ENTRIES = 2_000;

/**
 * The places that a traveler saved elsewhere: Google Takeout (GeoJSON or a CSV list), KML, KMZ, GPX, GeoJSON or CSV, told apart by
 * what is in the file and not by its name. Problems (`bad_file`) name the file and the line or field at fault.
 */
export function readSavedPlaces({ name: file, bytes }: PlacesFile): Result<SavedPlaces> {
  const bad = (message: string) => fail<SavedPlaces>({ code: "bad_file", message, where: { file } });
  if (bytes.length > LARGEST_PLACES_FILE) return bad(`It is larger than ${LARGEST_PLACES_FILE / 1e6} MB.`);
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const document = isArchive ? documentOf(bytes) : bytes;
  if (document === null) return bad("This archive holds no KML document that can be unpacked. Export it again.");
  const text = textOf(document);
  if (text === null) return bad("Its text is in no encoding that is known here. Save it as UTF-8.");
  if (text.trim() === "") return bad("It is empty.");
  const read = readText(text, file);
  if (!read.ok) return read;
  const { places, passedOver } = read.value;
  const entries = places.length + passedOver.length;
  if (entries === 0) return bad("It holds no places.");
  return entries > MOST_ENTRIES ? bad(`It holds more than ${MOST_ENTRIES.toLocaleString("en-US")} entries.`) : read;
}

function readText(text: string, file: string): Result<SavedPlaces> {
  const begin = text.trimStart();
  if (/^[[{]/.test(begin)) return readGeojson(begin, file);
  if (!begin.startsWith("<")) return readCsv(text, file);
  const root = /<(?:\w+:)?(kml|gpx|html)[\s/>]/i.exec(begin)?.[1]?.toLowerCase();
  if (root === "gpx") return readGpx(begin, file);
  if (root === "html") {
    const message = "This is a web page. Export the places as KML, GPX, GeoJSON or CSV.";
    return fail({ code: "bad_file", message, where: { file } });
  }
  return readKml(begin, file);
}

/** The first KML document of an archive; null where there is none, or it is damaged or too large. */
function documentOf(archive: Uint8Array): Uint8Array | null {
  try {
    let found = false;
    const files = unzipSync(archive, {
      filter: ({ name, originalSize }) => {
        if (found || !/\.kml$/i.test(name) || originalSize > LARGEST_DOCUMENT) return false;
        found = true;
        return true;
      },
    });
    return Object.values(files)[0] ?? null;
  } catch {
    return null;
  }
}

/** By its byte order mark, else by what the XML says, else UTF-8; null where the bytes are no text of that encoding. */
function textOf(bytes: Uint8Array): string | null {
  const begin = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
  const marked = begin.startsWith("\u00ff\u00fe") ? "utf-16le" : begin.startsWith("\u00fe\u00ff") ? "utf-16be" : null;
  const said = /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(begin)?.[1];
  try {
    return new TextDecoder(marked ?? said ?? "utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
