import { PGlite, type PGliteOptions, types } from "@electric-sql/pglite";

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
    const client = new EmbeddedClient(options);
    await client.waitReady;
    client.lendArrayParsers();
    return client;
  }

  /**
   * PGlite copies all of its parsers for each statement that brings some of its own, as Drizzle's do. Those of the hundreds of array types, which none of
   * our columns has, stay where they are looked up, and are not copied.
   */
  private lendArrayParsers(): void {
    const own = Object.keys(types.parsers).map((type) => [type, this.parsers[type]]);
    this.parsers = Object.assign(Object.create(this.parsers), Object.fromEntries(own));
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
