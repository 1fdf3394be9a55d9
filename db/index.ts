export { closeDatabase, type Database, type OpenedDatabase, openDatabase } from "./connection";
export { type TripRow, trips } from "./schema";
