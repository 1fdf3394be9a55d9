export { backUp, placeOfProcess, restore } from "./backup";
export { batched } from "./batched";
export { closeDatabase, openDatabase } from "./connection";
export type { Database, OpenedDatabase } from "./opened-database";
export * from "./schema";
export { announceServer, findServer, newServerSecret, type ServerAddress } from "./server-address";
export { shared } from "./shared";
