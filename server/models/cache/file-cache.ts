import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { z } from "zod";
import { parseJson } from "@/server/episodes";

/** Answers of one shape as files of a folder, one each, which appear whole or not at all: several processes may use the folder. */
export function fileCache<T>(folder: string, schema: z.ZodType<T>) {
  const fileOf = (key: string) => join(folder, key.slice(0, 2), `${key}.json`);
  return {
    async get(key: string): Promise<T | null> {
      const file = fileOf(key);
      const text = await readFile(file, "utf8").catch(() => null);
      if (text === null) return null;
      const response = parseJson(text, schema, { file });
      return response.ok ? response.value : null;
    },
    async put(key: string, value: T): Promise<void> {
      const file = fileOf(key);
      const part = `${file}.${randomUUID()}.part`;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(part, JSON.stringify(value));
      await rename(part, file);
    },
  };
}
