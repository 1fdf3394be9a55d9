import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { fail, localDateSchema, objectiveSchema, ok, type Result, requestSchema } from "@/server/trip";
import { dataFolder } from "../../snapshot/folders";
import { tapeEntrySchema } from "../cache/tape";
import { TOOLS } from "../registry";
import { MOST_QUESTIONS } from "./ask-for-trip";

/** Where answers and episodes lie. */
export function offersFolder(): string {
  return join(dataFolder(), "offers");
}

const contentSchema = z.object({
  version: z.literal(1),
  world: z.object({ name: z.string().max(100), hash: z.string().max(100) }),
  /** The day of the cache. */
  day: localDateSchema,
  objective: objectiveSchema,
  /** Whose providers were switched on. */
  on: z.array(z.enum(TOOLS)).max(TOOLS.length),
  /** What was asked for, before its route was known. */
  request: requestSchema,
  /** What a budget in another currency was converted by; null: it was not. */
  conversion: z.string().max(1_000).nullable(),
  tape: z.array(tapeEntrySchema).max(MOST_QUESTIONS),
});
/** All that a live plan followed from: with it and the kept answers the same plan comes out, to the byte. */
export type LiveEpisode = z.infer<typeof contentSchema>;

const MOST_EPISODES = 2_000;
const idSchema = z.string().regex(/^\d{4}-\d{2}-\d{2}-[0-9a-f]{12}$/);

/** Its day and a part of the hash of its content. */
export function idOfEpisode(episode: LiveEpisode): string {
  const hash = createHash("sha256")
    .update(JSON.stringify(contentSchema.parse(episode)))
    .digest("hex");
  return `${episode.day}-${hash.slice(0, 12)}`;
}

/** Keeps an episode under its id, whole or not at all, and the latest ones before it. */
export function saveEpisode(episode: LiveEpisode, folder = offersFolder(), most = MOST_EPISODES): string {
  const id = idOfEpisode(episode);
  const file = fileOf(id, folder);
  const part = `${file}.${randomUUID()}.part`;
  mkdirSync(dirname(file), { recursive: true });
  // What was asked for is the business of its owner alone.
  writeFileSync(part, JSON.stringify(episode), { mode: 0o600 });
  renameSync(part, file);
  // Ids begin with their day.
  const others = readdirSync(dirname(file)).filter((name) => name.endsWith(".json") && name !== `${id}.json`);
  for (const old of others.sort().slice(0, Math.max(0, others.length + 1 - most))) {
    rmSync(join(dirname(file), old), { force: true });
  }
  return id;
}

/** Problems: `not_found` where there is no such episode, `bad_file` where its file cannot be read. */
export function readEpisode(id: string, folder = offersFolder()): Result<LiveEpisode> {
  const missing = fail<LiveEpisode>({ code: "not_found", message: `There is no live plan "${id.slice(0, 60)}".` });
  if (!idSchema.safeParse(id).success) return missing;
  const file = fileOf(id, folder);
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return missing;
  }
  try {
    return ok(contentSchema.parse(JSON.parse(text)));
  } catch {
    return fail({ code: "bad_file", message: "The live plan is damaged: plan again.", where: { file } });
  }
}

const fileOf = (id: string, folder: string) => join(folder, "episodes", `${id}.json`);
