import { createHash } from "node:crypto";
import pg, { type Client, type Pool, type QueryConfig } from "pg";

const CONNECTIONS = 10;
/** A statement waits this long for a connection, where all of them are busy or the server does not answer. */
const PATIENCE_MS = 30_000;
const IDLE_MS = 60_000;

/**
 * Connections to the Postgres database at `url`. One that the server closes, when it restarts, fails the statement or transaction that
 * uses it and is replaced; the process and the other connections go on.
 */
export function openPool(url: string): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: PATIENCE_MS,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    Client: PreparingClient,
  });
  // Of a connection that nobody uses: the pool has dropped it already.
  pool.on("error", ignore);
  // Of one that is in use: anyone who uses it hears of it by the next statement. Without a listener the process would end.
  pool.on("connect", (client: Client) => client.on("error", ignore));
  return pool;
}

function ignore(): void {}

/** Names each statement that has parameters by its text, so that a connection parses it once. */
class PreparingClient extends pg.Client {
  override query(
    statement: string | QueryConfig,
    values?: unknown[],
    callback?: Parameters<Client["query"]>[2],
  ): ReturnType<Client["query"]> {
    const isNameless = typeof statement === "object" && statement.name === undefined && (values ?? []).length > 0;
    return super.query(isNameless ? { ...statement, name: nameOf(statement.text) } : statement, values, callback);
  }
}

/** Shorter than the 63 characters that Postgres keeps of a name. */
function nameOf(text: string): string {
  return createHash("sha1").update(text).digest("base64url");
}
