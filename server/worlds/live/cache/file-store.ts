import { randomUUID } from "node:crypto";
import { link, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isLocalDate, type LocalDate } from "@/server/trip";
import {
  type AnswerStore,
  keptUntil,
  latestFirst,
  MOST_STORED,
  type StoredAnswer,
  storedAnswerSchema,
} from "./stored-answer";

/** In the place of a day: no limit. */
const FOREVER = "kept";

interface AnswerFile {
  readonly path: string;
  readonly day: LocalDate;
  readonly take: number;
  /** The last day on which it may be kept; null: any. */
  readonly until: LocalDate | null;
}

/**
 * Answers as files of a folder, one each: `<first letters of the key>/<key>/<day>.<take>.<kept until>.json`. Several processes may use it.
 */
export function fileStore(folder: string, mostBytes: number = MOST_STORED.all): AnswerStore {
  const folderOf = (key: string) => join(folder, key.slice(0, 2), key);
  const filesOf = (key: string) => filesIn(folderOf(key));

  return {
    async get({ key, day, take }) {
      const file = (await filesOf(key)).find((each) => each.day === day && each.take === take);
      return file === undefined ? null : read(file.path);
    },
    async latest(key, from, to) {
      const fitting = (await filesOf(key)).filter(({ day }) => day >= from && day <= to);
      const [latest] = fitting.sort(latestFirst);
      return latest === undefined ? null : read(latest.path);
    },
    async put(answer) {
      const { key, day } = answer;
      await mkdir(folderOf(key), { recursive: true });
      const until = keptUntil(answer) ?? FOREVER;
      const takes = (await filesOf(key)).filter((file) => file.day === day).map(({ take }) => take);
      const part = join(folderOf(key), `${randomUUID()}.part`);
      try {
        for (let take = Math.max(-1, ...takes) + 1; ; take += 1) {
          const text = JSON.stringify({ ...answer, take });
          if (Buffer.byteLength(text) > MOST_STORED.one) return null;
          await writeFile(part, text);
          if (await appears(part, join(folderOf(key), `${day}.${take}.${until}.json`))) return { key, day, take };
        }
      } finally {
        await rm(part, { force: true });
      }
    },
    async prune(today) {
      const parts = await namesIn(folder);
      const keys = (await Promise.all(parts.map((part) => namesIn(join(folder, part))))).flat();
      const files = (await Promise.all(keys.map(filesOf))).flat();
      const sized = await Promise.all(files.map(async (file) => ({ ...file, bytes: await bytesOf(file.path) })));
      let bytes = sized.reduce((sum, file) => sum + file.bytes, 0);
      for (const file of sized.sort(latestFirst).reverse()) {
        const isOver = file.until !== null && file.until < today;
        if (!isOver && bytes <= mostBytes) continue;
        await rm(file.path, { force: true });
        bytes -= file.bytes;
      }
    },
  };
}

/** Whole or not at all; false where another process has the name. */
async function appears(part: string, file: string): Promise<boolean> {
  try {
    await link(part, file);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

async function filesIn(folder: string): Promise<AnswerFile[]> {
  return (await namesIn(folder)).flatMap((name) => {
    const [day = "", take = "", until = "", ending] = name.split(".");
    if (!isLocalDate(day) || !/^\d{1,9}$/.test(take) || ending !== "json") return [];
    return [{ path: join(folder, name), day, take: Number(take), until: isLocalDate(until) ? until : null }];
  });
}

async function read(path: string): Promise<StoredAnswer | null> {
  const text = await readFile(path, "utf8").catch(() => "");
  try {
    return storedAnswerSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

async function bytesOf(path: string): Promise<number> {
  return (await stat(path).catch(() => null))?.size ?? 0;
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}
