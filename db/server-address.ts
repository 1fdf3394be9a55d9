import { randomBytes, randomUUID } from "node:crypto";
import { readFileSync, renameSync, unlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { embeddedHolder } from "./embedded-lock";

/** Where a running server takes orders from commands of its own machine, and the secret that they show. */
const addressSchema = z.object({
  pid: z.number().int(),
  port: z.number().int().min(1).max(65_535),
  secret: z.string().min(32).max(200),
});
export type ServerAddress = z.infer<typeof addressSchema>;

const FILE = "server.json";

export function newServerSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** Writes the address of this process's server into the data folder, readable by its owner alone; gives what takes it back. */
export function announceServer(port: number, secret: string): () => void {
  const path = join(dataFolder(), FILE);
  const own: ServerAddress = { pid: process.pid, port, secret };
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, JSON.stringify(own), { flag: "wx", mode: 0o600 });
  renameSync(draft, path);
  return () => {
    if (readAddress(path)?.secret === secret) unlinkSync(path);
  };
}

/**
 * The server that holds the embedded database and takes orders; null where there is none: nobody holds it, the lock or the address is one
 * of a process that is gone, or the database is a Postgres one, which commands open alongside the server.
 */
export function findServer(): ServerAddress | null {
  if (process.env.DATABASE_URL) return null;
  const folder = dataFolder();
  const holder = embeddedHolder(join(folder, "database.lock"));
  const address = readAddress(join(folder, FILE));
  return holder !== null && address?.pid === holder.pid ? address : null;
}

function readAddress(path: string): ServerAddress | null {
  try {
    return addressSchema.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    // None, or one that is of no use: then the lock tells what to do.
    return null;
  }
}

function dataFolder(): string {
  return resolve(/* turbopackIgnore: true */ process.env.DRAGOMAN_DATA || ".data");
}
