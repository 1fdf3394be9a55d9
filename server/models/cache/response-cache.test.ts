import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { fileCache } from "./file-cache";
import { memoryCache } from "./memory-cache";
import { type CachedResponse, cachedResponseSchema, cacheKey } from "./response-cache";

const folder = mkdtempSync(join(tmpdir(), "dragoman-answers-"));
afterAll(() => rmSync(folder, { recursive: true }));

const RESPONSE: CachedResponse = {
  servedModel: "served-model",
  answer: {
    text: "Zürich 🏔",
    toolCalls: [{ id: "1", tool: "CitySearch", input: { state: "Florida" } }],
    finish: "stop",
  },
  promptTokens: 3,
  completionTokens: "unknown",
};

describe.each([
  ["memory", () => memoryCache<CachedResponse>()],
  ["files", () => fileCache(folder, cachedResponseSchema)],
])("%s", (_name, open) => {
  test("gives back what was put in, and null for what was not", async () => {
    const cache = open();
    expect(await cache.get(cacheKey({ question: 1 }))).toBeNull();
    await cache.put(cacheKey({ question: 1 }), RESPONSE);
    await cache.put(cacheKey({ question: 1 }), RESPONSE);
    expect(await cache.get(cacheKey({ question: 1 }))).toEqual(RESPONSE);
    expect(await cache.get(cacheKey({ question: 2 }))).toBeNull();
  });
});

test("a damaged file is no answer, and is replaced by the next one", async () => {
  const cache = fileCache(folder, cachedResponseSchema);
  const key = cacheKey({ question: "damaged" });
  mkdirSync(join(folder, key.slice(0, 2)), { recursive: true });
  writeFileSync(join(folder, key.slice(0, 2), `${key}.json`), '{"answer":');
  expect(await cache.get(key)).toBeNull();
  await cache.put(key, RESPONSE);
  expect(await cache.get(key)).toEqual(RESPONSE);
});

test("the key does not follow the order of fields, and follows everything else", () => {
  expect(cacheKey({ a: 1, b: [1, 2] })).toBe(cacheKey({ b: [1, 2], a: 1 }));
  expect(cacheKey({ a: 1, b: [1, 2] })).not.toBe(cacheKey({ a: 1, b: [2, 1] }));
});
