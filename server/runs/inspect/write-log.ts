import { setImmediate as nextTurn } from "node:timers/promises";
import { Zip, ZipDeflate } from "fflate";
import type { ExportedLog } from "./export-log";
import type { Json } from "./inspect-events";
import { summaryOfSample } from "./sample-of-trial";

/** The two forms of a log: one JSON file, or the archive that inspect_ai writes by itself. */
export const LOG_FORMATS = ["eval", "json"] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

/** The file of a log in pieces, made as they are asked for; a run may be larger than memory. */
export function writeInspectLog(log: ExportedLog, format: LogFormat): AsyncGenerator<Uint8Array> {
  return format === "eval" ? archiveOf(log) : jsonOf(log);
}

async function* jsonOf({ header, samples }: ExportedLog): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  // The samples come last: readers of the header alone stop before them.
  yield encoder.encode(`${JSON.stringify(header).slice(0, -1)},"samples":[`);
  let separator = "\n";
  for await (const sample of samples) {
    yield encoder.encode(`${separator}${JSON.stringify(sample)}`);
    separator = ",\n";
  }
  yield encoder.encode("\n]}\n");
}

/** Packed so much at a time, so that the server answers others in between. */
const PIECE = 64 * 1024;

async function* archiveOf({ header, samples }: ExportedLog): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, piece) => {
    if (error) failure = error;
    else packed.push(piece);
  });
  async function* add(name: string, value: unknown): AsyncGenerator<Uint8Array> {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    const bytes = new TextEncoder().encode(JSON.stringify(value));
    for (let from = 0; from < bytes.length; from += PIECE) {
      file.push(bytes.subarray(from, from + PIECE), from + PIECE >= bytes.length);
      if (failure !== null) throw failure;
      yield* packed.splice(0);
      await nextTurn();
    }
  }
  yield* add("_journal/start.json", { version: header.version, eval: header.eval, plan: header.plan });
  const summaries: Json[] = [];
  for await (const sample of samples) {
    yield* add(`samples/${sample.id}_epoch_${sample.epoch}.json`, sample);
    summaries.push(summaryOfSample(sample));
  }
  yield* add("summaries.json", summaries);
  yield* add("header.json", header);
  zip.end();
  yield* packed.splice(0);
}
