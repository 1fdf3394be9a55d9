import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { checkShape, readTextFile } from "@/server/episodes";
import { fail, ok, type Result } from "@/server/trip";
import { headerSchema, type InspectHeader, type InspectSample, sampleSchema } from "./log-schema";
import { resolveSample } from "./resolve-sample";
import { TooLarge, unpackArchive } from "./unpack-archive";

export interface InspectLog {
  readonly header: InspectHeader;
  readonly samples: readonly InspectSample[];
}

const MOST_SAMPLES = 20_000;
/** Unpacked. */
const MOST_BYTES = 1_000_000_000;
const HEADER = "header.json";

/** Reads a log of inspect_ai, as .eval or as .json. "bad_file" names the file, the sample and the field. */
export function readInspectLog(file: string): Result<InspectLog> {
  const stored = file.endsWith(".eval") ? unzipped(file) : parsed(file);
  if (!stored.ok) return stored;
  const { header: rawHeader, samples: raw } = stored.value;
  const header = checkShape(rawHeader, headerSchema, { file });
  if (!header.ok) return header;
  if (raw.length === 0) {
    const message = "The log has no samples: it was written without them, or the evaluation did not get that far.";
    return fail({ code: "bad_file", message, where: { file } });
  }
  if (raw.length > MOST_SAMPLES) {
    const message = `The log has ${raw.length} samples; at most ${MOST_SAMPLES} can be imported at a time.`;
    return fail({ code: "bad_file", message, where: { file } });
  }
  const samples: InspectSample[] = [];
  for (const [name, value] of raw) {
    const sample = checkShape(resolveSample(value), sampleSchema, { file: `${basename(file)}, ${name}` });
    if (!sample.ok) return sample;
    samples.push(sample.value);
  }
  return ok({ header: header.value, samples });
}

interface Stored {
  readonly header: unknown;
  /** Each with the name its problem is reported under. */
  readonly samples: readonly (readonly [string, unknown])[];
}

function parsed(file: string): Result<Stored> {
  const text = readTextFile(file);
  if (!text.ok) return text;
  const log = parseJson(text.value, file);
  if (!log.ok) return log;
  const samples: unknown[] = isObject(log.value) && Array.isArray(log.value.samples) ? log.value.samples : [];
  return ok({ header: log.value, samples: samples.map((sample, index) => [`sample ${index + 1}`, sample]) });
}

function unzipped(file: string): Result<Stored> {
  let files: Map<string, Uint8Array>;
  try {
    files = unpackArchive(
      readFileSync(file),
      (name) => name === HEADER || /^samples\/.*\.json$/.test(name),
      MOST_BYTES,
    );
  } catch (error) {
    if (error instanceof TooLarge) {
      return fail({ code: "bad_file", message: "Unpacked it is larger than 1 GB.", where: { file } });
    }
    const why = error instanceof Error ? error.message : String(error);
    return fail({ code: "bad_file", message: `It cannot be unpacked: ${why}.`, where: { file } });
  }
  const header = files.get(HEADER);
  if (header === undefined) {
    const message = "It has no header.json: the evaluation did not end, or this is no log of inspect_ai.";
    return fail({ code: "bad_file", message, where: { file } });
  }
  const decoder = new TextDecoder();
  const read = parseJson(decoder.decode(header), file, HEADER);
  if (!read.ok) return read;
  const values: [string, unknown][] = [];
  for (const [name, bytes] of files) {
    if (name === HEADER) continue;
    const sample = parseJson(decoder.decode(bytes), file, name);
    if (!sample.ok) return sample;
    values.push([name, sample.value]);
  }
  return ok({ header: read.value, samples: values });
}

function parseJson(text: string, file: string, part?: string): Result<unknown> {
  try {
    return ok(JSON.parse(text));
  } catch {
    const where = { file: part === undefined ? file : `${file}, ${part}` };
    return fail({ code: "bad_file", message: "This is not JSON.", where });
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
