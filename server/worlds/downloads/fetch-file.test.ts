import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { formatProblem } from "@/server/trip";
import { type FetchOptions, fetchFile } from "./fetch-file";
import { startFileServer } from "./testing/file-server";

const scratch = mkdtempSync(join(tmpdir(), "dragoman-downloads-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

let server: Awaited<ReturnType<typeof startFileServer>>;
beforeEach(async () => {
  server = await startFileServer();
});
afterEach(() => server.stop());

const BYTES = Buffer.from(Array.from({ length: 100_000 }, (_, index) => (index * 7919) % 251));
const newPath = () => join(mkdtempSync(join(scratch, "to-")), "file.bin");

/** Fetches "/file"; waits take no time and are noted. */
async function fetched(path: string, options: FetchOptions = {}) {
  const waits: number[] = [];
  const wait = async (ms: number) => {
    waits.push(ms);
  };
  const result = await fetchFile(`${server.address}/file`, path, { wait, ...options });
  return { problem: result.ok ? null : formatProblem(result.problem), waits };
}

describe("fetching a file", () => {
  test("gives its bytes and says how far it is", async () => {
    server.put("/file", BYTES);
    const path = newPath();
    const told: (number | null)[] = [];
    const { problem } = await fetched(path, {
      onProgress({ received, total, secondsLeft }) {
        expect({ total, isTimed: secondsLeft === null || secondsLeft >= 0 }).toEqual({ total: 100_000, isTimed: true });
        told.push(received);
      },
    });
    expect(problem).toBeNull();
    expect(readFileSync(path).equals(BYTES)).toBe(true);
    expect(told.at(-1)).toBe(100_000);
    expect(existsSync(`${path}.part`)).toBe(false);
  });

  test("goes on where the connection broke, however often that is", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 30_000 }), { maxLength: 8 }), async (cuts) => {
        server.put("/file", BYTES, { script: cuts.map((cutAfter) => ({ cutAfter })) });
        const path = newPath();
        expect(await fetched(path)).toMatchObject({ problem: null });
        expect(readFileSync(path).equals(BYTES)).toBe(true);
      }),
      { numRuns: 15 },
    );
  });

  test("asks only for what is missing, also in a later run", async () => {
    server.put("/file", BYTES, { script: [{ cutAfter: 40_000 }] });
    const path = newPath();
    const stop = new AbortController();
    const stopped = await fetched(path, { signal: stop.signal, onWait: () => stop.abort() });
    expect(stopped.problem).toContain("goes on from there");
    expect(existsSync(path)).toBe(false);
    const begun = readFileSync(`${path}.part`).length;
    expect(begun).toBeGreaterThan(0);
    expect((await fetched(path)).problem).toBeNull();
    expect(server.requests.at(-1)).toBe(`GET /file bytes=${begun}-`);
    expect(readFileSync(path).equals(BYTES)).toBe(true);
  });

  test("stops at once, in the middle of a body, when it is told to", async () => {
    server.put("/file", BYTES, { script: [{ silentAfter: 1_000 }] });
    const path = newPath();
    const stop = new AbortController();
    const { problem } = await fetched(path, { signal: stop.signal, onProgress: () => stop.abort() });
    expect(problem).toContain("Stopped.");
    expect((await fetched(path)).problem).toBeNull();
    expect(readFileSync(path).equals(BYTES)).toBe(true);
  });

  test("begins again where the file was changed in between", async () => {
    const file = server.put("/file", BYTES, { script: [{ cutAfter: 40_000 }] });
    const path = newPath();
    const changed = Buffer.concat([Buffer.from("changed"), BYTES]);
    const { problem } = await fetched(path, {
      onWait: () => Object.assign(file, { bytes: changed, etag: '"2"' }),
    });
    expect(problem).toBeNull();
    expect(readFileSync(path).equals(changed)).toBe(true);
  });

  test("begins again where the server sends no parts, or names no copy", async () => {
    for (const more of [{ ranges: false }, { etag: null }, { etag: 'W/"1"' }]) {
      server.put("/file", BYTES, { ...more, script: [{ cutAfter: 40_000 }] });
      const path = newPath();
      expect((await fetched(path)).problem).toBeNull();
      expect(readFileSync(path).equals(BYTES)).toBe(true);
    }
  });

  test("takes all that came for the file, where it ended before that was noted", async () => {
    server.put("/file", BYTES);
    const path = newPath();
    writeFileSync(`${path}.part`, BYTES);
    const state = { url: `${server.address}/file`, etag: '"1"', lastModified: null, size: BYTES.length };
    writeFileSync(`${path}.part.json`, JSON.stringify(state));
    expect((await fetched(path)).problem).toBeNull();
    expect(readFileSync(path).equals(BYTES)).toBe(true);
  });

  test("does not go on with the half of another file", async () => {
    server.put("/file", BYTES);
    const path = newPath();
    writeFileSync(`${path}.part`, "the half of something else");
    writeFileSync(`${path}.part.json`, "{broken");
    expect((await fetched(path)).problem).toBeNull();
    expect(readFileSync(path).equals(BYTES)).toBe(true);
  });

  test("says which address has no file, and which asks for a key", async () => {
    expect((await fetched(newPath())).problem).toContain(`${server.address}/file: There is no file`);
    server.put("/file", BYTES, { script: [{ status: 403 }] });
    expect((await fetched(newPath())).problem).toContain("refuses the file (403)");
  });

  test("waits as long as a busy server asks, and not for hours", async () => {
    const busy = (seconds: string) => ({ status: 429, headers: { "retry-after": seconds } });
    server.put("/file", BYTES, { script: [busy("7"), { status: 503 }, busy("2")] });
    expect(await fetched(newPath())).toEqual({ problem: null, waits: [7_000, 2_000, 2_000] });
    server.put("/file", BYTES, { script: [busy("7200")] });
    const { problem, waits } = await fetched(newPath());
    expect(problem).toContain("asks to wait 120 min");
    expect(waits).toEqual([]);
  });

  test("gives up after five failures in a row, and keeps what came", async () => {
    const broken = Array.from({ length: 5 }, () => ({ status: 500 }));
    server.put("/file", BYTES, { script: [{ cutAfter: 30_000 }, ...broken] });
    const path = newPath();
    const { problem, waits } = await fetched(path);
    expect(problem).toContain("It was tried 5 times.");
    expect(waits).toHaveLength(4);
    expect(readFileSync(`${path}.part`).length).toBeGreaterThan(0);
  });

  test("takes a long silence for a broken connection", async () => {
    server.put("/file", BYTES, { script: [{ silentAfter: 5_000 }] });
    const path = newPath();
    const sentences: string[] = [];
    const { problem } = await fetched(path, { silenceMs: 200, onWait: (sentence) => sentences.push(sentence) });
    expect(problem).toBeNull();
    expect(sentences).toEqual([expect.stringContaining("silent for too long")]);
    expect(readFileSync(path).equals(BYTES)).toBe(true);
  });

  test("says that nothing answers at an address", async () => {
    await server.stop();
    expect((await fetched(newPath())).problem).toContain("can’t be reached (ECONNREFUSED)");
    server = await startFileServer();
  });

  test.runIf(existsSync("/dev/full"))("says that the disk is full", async () => {
    server.put("/file", BYTES);
    const path = newPath();
    symlinkSync("/dev/full", `${path}.part`);
    expect((await fetched(path)).problem).toContain("The disk is full.");
    expect(existsSync(path)).toBe(false);
  });
});
