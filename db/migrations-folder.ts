import { resolve } from "node:path";

/** Every entry runs from the project's root. */
export const MIGRATIONS_FOLDER = resolve("db/migrations");
