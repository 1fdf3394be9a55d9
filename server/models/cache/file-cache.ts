import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseJson } from "@/server/episodes";
import { cachedResponseSchema, type ResponseCache } from "./response-cache";

/** Answers as files of a folder, one each, which appear whole or not at all: several processes may use the folder. */
export function fileCache(folder: string): ResponseCache {
  const fileOf = (key: string) => join(folder, key.slice(0, 2), `${key}.json`);
  return {
    async get(key) {
      const file = fileOf(key);
      const text = await readFile(file, "utf8").catch(() => null);
      if (text === null) return null;
      const response = parseJson(text, cachedResponseSchema, { file });
      return response.ok ? response.value : null;
    },
    async put(key, response) {
      const file = fileOf(key);
      const part = `${file}.${randomUUID()}.part`;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(part, JSON.stringify(response));
      await rename(part, file);
    },
  };
}
