import { PGlite, type PGliteOptions } from "@electric-sql/pglite";

/**
 * Postgres keeps 128 MB for pages of its files, all of it touched as the database opens. The system keeps those files in its memory too, and gives
 * that back.
 */
const SMALL_BUFFERS = ["-c", "shared_buffers=24MB"];

/**
 * PGlite that holds up its process for one statement at a time. It answers within the process, by microtasks alone, so a function that
 * makes several statements one after another would otherwise run as one task of the event loop: a transaction of ten statements, or
 * ten readers that wait in line, kept timers, sockets and pages waiting for as long as all of them took.
 *
 * The way is given where the statement's turn has come, before it and after it: order, transactions and exclusivity are PGlite's own,
 * and what is made of the rows is a task of its own.
 */
export class EmbeddedClient extends PGlite {
  /** Opens the database and waits until it takes statements. */
  static async open(options: PGliteOptions): Promise<EmbeddedClient> {
    const client = new EmbeddedClient({ ...options, startParams: [...PGlite.defaultStartParams, ...SMALL_BUFFERS] });
    await client.waitReady;
    return client;
  }

  /** Every statement comes by here, those of transactions too. */
  override _runExclusiveQuery<T>(statement: () => Promise<T>): Promise<T> {
    return super._runExclusiveQuery(async () => {
      await nextTurn();
      try {
        return await statement();
      } finally {
        await nextTurn();
      }
    });
  }
}

/** Timers and sockets are served before it resolves. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
