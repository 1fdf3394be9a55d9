import { closeSync, fstatSync, ftruncateSync, openSync, renameSync, statfsSync, writeSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { fail, ok, type Problem, type Result } from "@/server/trip";
import { type Answer, Failures, type Patience, reasonOf, requestPatiently, STOPPED } from "./patient-request";
import { forgetState, keepState, type RemoteState, readState, stateOf, validatorOf } from "./remote-state";

export interface FetchProgress {
  readonly received: number;
  /** Null where the server doesn't say. */
  readonly total: number | null;
  /** Seconds at the pace so far; null until there is one. */
  readonly secondsLeft: number | null;
}

export interface FetchOptions extends Patience {
  readonly onProgress?: (progress: FetchProgress) => void;
}

/** No extract of a city, nor of a country, is larger. */
const MOST_BYTES = 20_000_000_000;

/**
 * Fetches a file to a path. What of it came before, by an earlier call too, lies next to it (`.part`) and is continued where the
 * server's copy is the same still, by its ETag or its date; else the file is fetched from the beginning. The file appears whole or not at all.
 * Problems name the address and keep what was fetched.
 */
export async function fetchFile(
  address: string,
  path: string,
  options: FetchOptions = {},
): Promise<Result<RemoteState>> {
  await mkdir(dirname(path), { recursive: true });
  const part = `${path}.part`;
  const file = openSync(part, "a");
  try {
    const fetched = await fill(file, part, address, options);
    if (fetched.ok) {
      renameSync(part, path);
      keepState(path, fetched.value);
      forgetState(part);
    }
    return fetched;
  } catch (error) {
    const problem = diskProblem(error, part);
    if (problem === null) throw error;
    return fail(problem);
  } finally {
    closeSync(file);
  }
}

async function fill(file: number, part: string, address: string, options: FetchOptions): Promise<Result<RemoteState>> {
  const failures = new Failures(options);
  const pace = paceFrom(fstatSync(file).size);
  let most = fstatSync(file).size;
  for (;;) {
    const known = readState(part);
    const validator = known?.url === address ? validatorOf(known) : null;
    const size = fstatSync(file).size;
    const isContinued = size > 0 && validator !== null;
    const headers = isContinued ? { range: `bytes=${size}-`, "if-range": validator } : undefined;
    const answer = await requestPatiently(address, { headers, accepted: [416] }, options, failures);
    if (!answer.ok) return answer;
    const { response } = answer.value;
    const state = stateOf(address, response);
    const begin = rangeStart(response);
    const isOther = begin !== null && (begin !== size || !isContinued || validatorOf(state) !== validator);
    if (response.status === 416 || isOther) {
      await leave(answer.value);
      // All of it came before its end was noted; else what lies here is not of this file, and the whole is asked for.
      if (response.status === 416 && known !== null && known.size === size) return ok(known);
      ftruncateSync(file, 0);
      pace.restart();
      const problem = await failures.after("The server has another file now.", address, 0);
      if (problem !== null) return fail(problem);
      continue;
    }
    if (begin === null && size > 0) {
      ftruncateSync(file, 0);
      pace.restart();
    }
    const refused = tooLarge(address, state.size) ?? noSpace(part, state.size, begin ?? 0);
    if (refused !== null) {
      await leave(answer.value);
      return fail(refused);
    }
    keepState(part, state);
    const cut = await append(file, answer.value, (received) => {
      if (received > most) {
        most = received;
        failures.clear();
      }
      options.onProgress?.({ received, total: state.size, secondsLeft: pace.secondsLeft(received, state.size) });
    });
    const received = fstatSync(file).size;
    if (cut === null && (state.size === null || received === state.size)) return ok({ ...state, size: received });
    if (received > MOST_BYTES) return fail(tooLarge(address, received) ?? STOPPED);
    // More than was announced can't be mended by going on.
    if (state.size !== null && received > state.size) ftruncateSync(file, 0);
    const problem = await failures.after(`The connection broke (${cut ?? "too few bytes"}).`, address);
    if (problem !== null) return fail(problem);
  }
}

/** Writes the body behind what is there; why it ended too early, or null. */
async function append(
  file: number,
  { response, heard, close }: Answer,
  onBytes: (received: number) => void,
): Promise<string | null> {
  let received = fstatSync(file).size;
  const body = response.body?.getReader();
  try {
    for (;;) {
      const piece = await next(body);
      if ("cut" in piece) return piece.cut;
      if (piece.bytes === null) return null;
      heard();
      writeSync(file, piece.bytes);
      received += piece.bytes.length;
      onBytes(received);
      if (received > MOST_BYTES) return "too many bytes";
    }
  } finally {
    close();
    await body?.cancel().catch(() => {});
  }
}

/** A piece of the body; null bytes at its end. */
async function next(
  body: ReadableStreamDefaultReader<Uint8Array> | undefined,
): Promise<{ readonly bytes: Uint8Array | null } | { readonly cut: string }> {
  try {
    const piece = await body?.read();
    return { bytes: piece?.value ?? null };
  } catch (error) {
    return { cut: reasonOf(error) };
  }
}

async function leave({ response, close }: Answer): Promise<void> {
  close();
  await response.body?.cancel().catch(() => {});
}

/** Where a partial answer begins; null for a whole one. */
function rangeStart(response: Response): number | null {
  if (response.status !== 206) return null;
  return Number(/^bytes (\d+)-/.exec(response.headers.get("content-range") ?? "")?.[1] ?? Number.NaN);
}

function tooLarge(address: string, size: number | null): Problem | null {
  if (size === null || size <= MOST_BYTES) return null;
  return {
    code: "bad_file",
    message: `The file has ${Math.round(size / 1e9)} GB; at most ${MOST_BYTES / 1e9} GB are fetched. Name a smaller extract.`,
    where: { file: address },
  };
}

/** Said before the disk is full, where the size is known. */
function noSpace(part: string, size: number | null, before: number): Problem | null {
  const { bavail, bsize } = statfsSync(dirname(part));
  const missing = (size ?? 0) - before - bavail * bsize;
  return missing > 0 ? full(part, ` ${Math.ceil(missing / 1e6)} MB are missing.`) : null;
}

function full(part: string, how = ""): Problem {
  const message = `The disk is full.${how} Free some space and run the command again; what was fetched is kept.`;
  return { code: "unavailable", message, where: { file: part } };
}

function diskProblem(error: unknown, part: string): Problem | null {
  if (!(error instanceof Error) || !("code" in error)) return null;
  return error.code === "ENOSPC" || error.code === "EDQUOT" ? full(part) : null;
}

/** Time left at the pace since the beginning, of what came since. */
function paceFrom(size: number) {
  let [begun, start] = [performance.now(), size];
  return {
    restart() {
      [begun, start] = [performance.now(), 0];
    },
    secondsLeft(received: number, total: number | null): number | null {
      const seconds = (performance.now() - begun) / 1000;
      if (total === null || received <= start || seconds <= 0) return null;
      return ((total - received) * seconds) / (received - start);
    },
  };
}
