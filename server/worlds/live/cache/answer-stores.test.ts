import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { answerStoreConformance, exampleAnswer, exampleBytes } from "../testing/answer-store-conformance";
import { fileStore } from "./file-store";
import { memoryStore } from "./memory-store";

const folder = mkdtempSync(join(tmpdir(), "dragoman-offers-"));
afterAll(() => rmSync(folder, { recursive: true }));
let opened = 0;
function emptyFolder(): string {
  opened += 1;
  return join(folder, String(opened));
}

answerStoreConformance("memory", memoryStore);
answerStoreConformance("files", (most) =>
  fileStore(emptyFolder(), most === undefined ? undefined : most * exampleBytes()),
);

test("a damaged file is no answer, and what else lies in the folder is left alone", async () => {
  const store = fileStore(join(folder, "damaged"));
  const { key, day } = exampleAnswer();
  const place = join(folder, "damaged", "aa", key);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, `${day}.0.kept.json`), '{"key":');
  writeFileSync(join(place, "notes.txt"), "mine");
  expect(await store.latest(key, day, day)).toBeNull();
  expect(await store.put(exampleAnswer())).toMatchObject({ take: 1 });
  await store.prune("2030-01-01");
  expect(readdirSync(place)).toContain("notes.txt");
});

test("an answer that is too large is not kept", async () => {
  const records = Array.from({ length: 500 }, () => "x".repeat(10_000));
  expect(await fileStore(join(folder, "large")).put(exampleAnswer({ records }))).toBeNull();
  expect(readdirSync(join(folder, "large", "aa", "a".repeat(64)))).toEqual([]);
});
