import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { gunzipSync } from "node:zlib";
import { fail, ok, type Problem, type Result } from "@/server/trip";
import { openEmbedded, takeLock } from "./embedded";
import { EmbeddedClient } from "./embedded-client";

const execute = promisify(execFile);

/** Which database a backup is of or is brought back into: as for the server, by DATABASE_URL, else the embedded one of the data folder. */
export type Place =
  | { readonly kind: "postgres"; readonly url: string }
  | { readonly kind: "embedded"; readonly folder: string };

export function placeOfProcess(): Place {
  const url = process.env.DATABASE_URL;
  return url ? { kind: "postgres", url } : { kind: "embedded", folder: resolve(process.env.DRAGOMAN_DATA || ".data") };
}

/**
 * Writes all of a database into a new file: of the embedded one a packed archive of its folder, of Postgres what pg_dump writes (custom
 * format). Problems: "already_exists", "not_found" (no database), "unavailable". Throws ProblemError "unavailable" while the server has the embedded one.
 */
export async function backUp(place: Place, file: string): Promise<Result<null>> {
  if (existsSync(file))
    return fail({
      code: "already_exists",
      message: "That file already exists. Choose another name.",
      where: { file },
    });
  const draft = `${file}.part`;
  try {
    if (place.kind === "postgres") {
      const dumped = await postgresTool("pg_dump", place.url, ["--format=custom", `--file=${draft}`]);
      if (!dumped.ok) return dumped;
    } else {
      if (!holdsDatabase(place.folder)) return fail(nothingThere(place.folder));
      const opened = await openEmbedded(place.folder);
      try {
        if (opened.kind !== "embedded") throw new Error("The embedded database is of another kind.");
        const archive = await opened.client.dumpDataDir("gzip");
        writeFileSync(draft, Buffer.from(await archive.arrayBuffer()), { flag: "wx", mode: 0o600 });
      } finally {
        await opened.close();
      }
    }
    renameSync(draft, file);
    return ok(null);
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Brings a backup back into a database that holds nothing yet. Problems: "already_exists" (it holds something), "bad_file" (no backup of
 * this kind of database), "not_found" (no such file), "unavailable".
 */
export async function restore(place: Place, file: string): Promise<Result<null>> {
  if (!existsSync(file)) return fail({ code: "not_found", message: "There is no such file.", where: { file } });
  return place.kind === "postgres" ? restorePostgres(place.url, file) : restoreEmbedded(place.folder, file);
}

/** Into a folder next to it first: what a broken file leaves is never taken for a database. */
async function restoreEmbedded(folder: string, file: string): Promise<Result<null>> {
  const lock = takeLock(folder);
  const dataDir = join(folder, "database");
  const draft = `${dataDir}.restoring`;
  try {
    if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
      const message = `${dataDir} already contains a database. Move that folder away first, or set DRAGOMAN_DATA to another one.`;
      return fail({ code: "already_exists", message });
    }
    rmSync(draft, { recursive: true, force: true });
    const archive = unpacked(file);
    const client = archive && (await EmbeddedClient.open({ dataDir: draft, loadDataDir: archive }).catch(() => null));
    const isWhole =
      client !== null &&
      (await client.query("select 1 from drizzle.__drizzle_migrations").then(
        () => true,
        () => false,
      ));
    await client?.close();
    if (!isWhole)
      return fail({ code: "bad_file", message: "This is not a backup of an embedded database.", where: { file } });
    rmSync(dataDir, { recursive: true, force: true });
    renameSync(draft, dataDir);
    return ok(null);
  } finally {
    rmSync(draft, { recursive: true, force: true });
    lock.release();
  }
}

/** The archive in a file; null where it is none. */
function unpacked(file: string): File | null {
  try {
    return new File([gunzipSync(readFileSync(file))], "backup.tar", { type: "application/x-tar" });
  } catch {
    return null;
  }
}

async function restorePostgres(url: string, file: string): Promise<Result<null>> {
  const tables = await postgresTool("psql", url, [
    "--no-psqlrc",
    "--tuples-only",
    "--no-align",
    "--command",
    "select count(*) from pg_tables where schemaname in ('public', 'drizzle')",
  ]);
  if (!tables.ok) return tables;
  if (tables.value.trim() !== "0") {
    const message = "The database in DATABASE_URL already has tables. Create an empty one and use that.";
    return fail({ code: "already_exists", message });
  }
  const head = readFileSync(file).subarray(0, 5).toString("latin1");
  if (head !== "PGDMP")
    return fail({ code: "bad_file", message: "This is not a backup of a Postgres database.", where: { file } });
  const restored = await postgresTool("pg_restore", url, [
    "--no-owner",
    "--no-privileges",
    "--single-transaction",
    "--exit-on-error",
    `--dbname=${nameOf(url)}`,
    file,
  ]);
  return restored.ok ? ok(null) : restored;
}

/** Runs a program of Postgres; its address goes by the environment, since arguments can be read by everyone on the machine. */
async function postgresTool(program: string, url: string, options: readonly string[]): Promise<Result<string>> {
  const { hostname, port, username, password, searchParams } = new URL(url);
  const env = {
    ...process.env,
    PGHOST: searchParams.get("host") ?? decodeURIComponent(hostname),
    PGPORT: port || "5432",
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: nameOf(url),
    ...(searchParams.has("sslmode") && { PGSSLMODE: searchParams.get("sslmode") ?? "" }),
  };
  try {
    return ok((await execute(program, [...options], { env })).stdout);
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    const message = isMissing
      ? `The program ${program} is not on this machine. Install Postgres's client programs of the server's version.`
      : `${program} failed: ${lastLine(error)}. Check DATABASE_URL and that ${program} is not older than the server.`;
    return fail({ code: "unavailable", message });
  }
}

function lastLine(error: unknown): string {
  const text = error instanceof Error && "stderr" in error ? String(error.stderr) : String(error);
  return text.trim().split("\n").at(-1)?.replace(/\.$/, "") ?? "";
}

function nameOf(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1));
}

function holdsDatabase(folder: string): boolean {
  return existsSync(join(folder, "database"));
}

function nothingThere(folder: string): Problem {
  return {
    code: "not_found",
    message: `There is no database in ${folder}. Name its folder with DRAGOMAN_DATA, or a Postgres one with DATABASE_URL.`,
  };
}
