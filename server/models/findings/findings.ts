import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { z } from "zod";
import { parseJson, sha256 } from "@/server/episodes";
import { forLog } from "@/server/trip";
import { REFUSABLE, type Refusable } from "../call/way";
import type { ModelSettings } from "../config/models-config";

type Server = Pick<ModelSettings, "baseUrl" | "model">;

/** What is known of servers: what they refuse, found by `models check` or met in a call. Nothing here rejects. */
export interface Findings {
  refusedBy(server: Server): Promise<ReadonlySet<Refusable>>;
  /** Adds to what is known. */
  learn(server: Server, refused: readonly Refusable[]): Promise<void>;
  /** Puts what a check found in place of what was known. */
  replace(server: Server, refused: readonly Refusable[]): Promise<void>;
}

const fileSchema = z.object({
  baseUrl: z.string().max(2_000),
  model: z.string().max(1_000),
  refused: z.array(z.enum(REFUSABLE)).max(REFUSABLE.length),
});

/** For as long as the process lives. */
export function memoryFindings(): Findings {
  const known = new Map<string, ReadonlySet<Refusable>>();
  const refusedBy = async (server: Server) => known.get(keyOf(server)) ?? new Set<Refusable>();
  return {
    refusedBy,
    learn: async (server, refused) => {
      known.set(keyOf(server), new Set([...(await refusedBy(server)), ...refused]));
    },
    replace: async (server, refused) => {
      known.set(keyOf(server), new Set(refused));
    },
  };
}

/** What could not be written; else each call would meet the refusal again. */
const unwritten = memoryFindings();

/** Files of the data folder (`DRAGOMAN_DATA`, else `.data`), one for each server and model, which every process reads at each call. */
export function savedFindings(): Findings {
  const write = async (server: Server, refused: ReadonlySet<Refusable>) => {
    const file = fileOf(server);
    const part = `${file}.${randomUUID()}.part`;
    const { baseUrl, model } = server;
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(part, `${JSON.stringify({ baseUrl, model, refused: [...refused] }, null, 2)}\n`);
      await rename(part, file);
    } catch (error) {
      await unwritten.learn(server, [...refused]);
      console.error("Could not save what a model's server refuses:", forLog(error));
    }
  };
  const refusedBy = async (server: Server) => {
    const file = fileOf(server);
    const text = await readFile(file, "utf8").catch(() => null);
    const read = text === null ? null : parseJson(text, fileSchema, { file });
    return new Set([...(read?.ok ? read.value.refused : []), ...(await unwritten.refusedBy(server))]);
  };
  return {
    refusedBy,
    learn: async (server, refused) => write(server, new Set([...(await refusedBy(server)), ...refused])),
    replace: async (server, refused) => write(server, new Set(refused)),
  };
}

function fileOf(server: Server): string {
  const folder = resolve(/* turbopackIgnore: true */ process.env.DRAGOMAN_DATA || ".data");
  return join(folder, "models", `${sha256(keyOf(server)).slice(0, 16)}.json`);
}

function keyOf({ baseUrl, model }: Server): string {
  return JSON.stringify([baseUrl.replace(/\/$/, ""), model]);
}
