/** Of a statement, from when it begins; making the database of a world is not counted. */
export const STATEMENT_MS = 3_000;
/** For reading a world from disk and making its database. */
export const PREPARATION_MS = 60_000;
export const STATEMENT_CHARACTERS = 10_000;

/** Of a result. */
export const RESULT_ROWS = 200;
export const CELL_CHARACTERS = 1_000;
export const RESULT_CHARACTERS = 60_000;

/** A larger table (the full flights of TravelPlanner: 3.8 million) is left out, so that a database fits its memory. */
export const TABLE_ROWS = 500_000;
/** Of the engine, databases included. */
export const ENGINE_BYTES = 512 * 2 ** 20;
/** Of it for what a statement sorts, groups and returns, beyond the tables themselves. */
export const STATEMENT_BYTES = 64 * 2 ** 20;
