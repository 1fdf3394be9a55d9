import { fail, formatDuration, type LocalDate, ok, ProblemError, type Result, todayHere } from "@/server/trip";
import {
  type Download,
  getFiles,
  importPlaces as importFiles,
  lookUpDownloads,
  type PlaceToGet,
  readPlacesTable,
} from "@/server/worlds";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";
import { noteOffered, noteSteps, reportText, USUAL_RADIUS_KM } from "./import-places";

interface Options {
  readonly name?: string;
  readonly table?: string;
  readonly mirror?: string;
  readonly from?: LocalDate;
  readonly yes?: true;
  readonly json?: true;
}

/** `world get`: says how much is to be fetched, asks, fetches it and makes a world of it. */
export async function getPlace(
  terminal: Terminal,
  name: string | undefined,
  { name: worldName, table, mirror, from = todayHere(), yes, json }: Options,
): Promise<ExitCode> {
  const places = requireValue(readPlacesTable(table));
  if (name === undefined) {
    await terminal.print(json ? JSON.stringify({ places }) : places.map(placeText).join("\n"));
    return EXIT.done;
  }
  const place = requireValue(placeNamed(places, name));
  const patience = { mirror, onWait: (sentence: string) => terminal.note(sentence) };
  const downloads = requireValue(await untilInterrupted((signal) => lookUpDownloads(place, { ...patience, signal })));
  for (const download of downloads) terminal.note(downloadText(download));
  if (yes !== true) await askToFetch(terminal, downloads);
  const onProgress = noteProgress(terminal);
  const files = requireValue(
    await untilInterrupted((signal) => getFiles(downloads, { ...patience, signal, onProgress })),
  );
  const { center, radiusKm = USUAL_RADIUS_KM, city, country, zone, currency } = place;
  const imported = requireValue(
    await importFiles(files, {
      ...{ name: worldName ?? place.name, from, city, country, zone, currency },
      circle: center && { center, radiusKm },
      onProgress: noteSteps(terminal),
    }),
  );
  await terminal.print(json ? JSON.stringify(imported) : reportText(imported));
  noteOffered(terminal, imported.description.name);
  return EXIT.done;
}

function placeNamed(places: readonly PlaceToGet[], name: string): Result<PlaceToGet> {
  const place = places.find((each) => each.name === name.toLowerCase());
  if (place !== undefined) return ok(place);
  const known = places.map((each) => each.name).join(", ");
  const message = `There is no place "${name}" in the table. There are: ${known}. Others: world import places, or a table of your own with --table.`;
  return fail({ code: "not_found", message });
}

function placeText({ name, title, files }: PlaceToGet): string {
  return [`${name}: ${title}`, ...files.map(({ url, license }) => `  ${url} (${license})`)].join("\n");
}

function downloadText({ address, license, size, here, isHere }: Download): string {
  const missing = isHere ? "here already" : here > 0 ? `${megabytes(here)} of it here already` : "";
  const how = [size === null ? "size not known" : megabytes(size), missing].filter((part) => part !== "").join(", ");
  return `${address}: ${how} (${license})`;
}

/** @throws ProblemError where the answer is no, or nobody is there to ask. */
async function askToFetch(terminal: Terminal, downloads: readonly Download[]): Promise<void> {
  const missing = downloads.filter(({ isHere }) => !isHere);
  if (missing.length === 0) return;
  const bytes = missing.reduce((sum, { size, here }) => sum + (size ?? 0) - here, 0);
  const isLeast = missing.some(({ size }) => size === null);
  if (!terminal.isInteractive) {
    throw new ProblemError({ code: "bad_input", message: "Say --yes to fetch these files without being asked." });
  }
  terminal.note(`Fetch ${isLeast ? "at least " : ""}${megabytes(bytes)}? [y/N]`);
  if (/^\s*y(es)?\s*$/i.test(await firstLine(terminal))) return;
  throw new ProblemError({ code: "cancelled", message: "Nothing was fetched." });
}

async function firstLine({ input }: Terminal): Promise<string> {
  let text = "";
  for await (const piece of input) {
    text += piece.toString();
    if (text.includes("\n")) break;
  }
  return text.split("\n")[0] ?? "";
}

const NOTE_EVERY_MS = 2_000;

/** Notes how far a file is, every two seconds. */
function noteProgress(terminal: Terminal): NonNullable<Parameters<typeof getFiles>[1]>["onProgress"] {
  let noted = Number.NEGATIVE_INFINITY;
  return ({ address }, { received, total, secondsLeft }) => {
    if (received !== total && performance.now() - noted < NOTE_EVERY_MS) return;
    noted = performance.now();
    const file = address.split("/").at(-1);
    const of = total === null ? "" : ` of ${megabytes(total)}`;
    const left = secondsLeft === null || received === total ? "" : `, about ${timeWords(secondsLeft)} left`;
    terminal.note(`${file}: ${megabytes(received)}${of}${left}`);
  };
}

function timeWords(seconds: number): string {
  return seconds < 90 ? `${Math.ceil(seconds)} s` : formatDuration(Math.ceil(seconds / 60));
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toLocaleString("en-US", { maximumFractionDigits: 1 })} MB`;
}

/** Ctrl-C stops the work at its next byte. */
async function untilInterrupted<Value>(work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  process.once("SIGINT", interrupt);
  try {
    return await work(stop.signal);
  } finally {
    process.off("SIGINT", interrupt);
  }
}
