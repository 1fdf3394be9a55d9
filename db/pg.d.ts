/** What is used here of pg, which comes without types. */
declare module "pg" {
  import { EventEmitter } from "node:events";

  export interface ClientConfig {
    readonly connectionString: string;
    /** How long a connection may take to open, of a pool also how long a statement waits for one. */
    readonly connectionTimeoutMillis?: number;
    readonly keepAlive?: boolean;
  }

  export interface PoolConfig extends ClientConfig {
    readonly max?: number;
    /** How long an unused connection stays open. */
    readonly idleTimeoutMillis?: number;
    /** What opens a connection. */
    readonly Client?: typeof Client;
  }

  /** A statement; one with a name is parsed once for each connection. */
  export interface QueryConfig {
    readonly text: string;
    readonly name?: string | undefined;
  }

  export interface QueryResult {
    readonly rows: unknown[];
  }

  type Callback = (error: Error | undefined, result: QueryResult) => void;

  export class Client extends EventEmitter {
    constructor(config: ClientConfig);
    connect(): Promise<void>;
    query(statement: string | QueryConfig, values?: unknown[], callback?: Callback): Promise<QueryResult>;
    end(): Promise<void>;
  }

  export class Pool extends EventEmitter {
    constructor(config: PoolConfig);
    query(statement: string | QueryConfig, values?: unknown[]): Promise<QueryResult>;
    end(): Promise<void>;
  }

  const pg: { readonly Client: typeof Client; readonly Pool: typeof Pool };
  export default pg;
}
