import type { z } from "zod";
import { findServer, type OpenedDatabase } from "@/db";
import { performImport } from "@/server/runs";
import type { Result } from "@/server/trip";
import { type Imported, type ImportOrder, importedSchema, type LocalOrder } from "@/server/views";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";
import { withDatabase } from "../with-database";
import { askServer } from "./ask-server";
import { type PackedFile, packOrder } from "./pack-order";

/** Imports through the server that holds the embedded database, else in the database itself: the same import either way. */
export async function carryOutImport(terminal: Terminal, order: ImportOrder): Promise<Imported> {
  const server = findServer();
  if (server === null) {
    return withDatabase(async ({ database }) => requireValue(await performImport(database, order)));
  }
  const packed = requireValue(packOrder(order));
  const imported = requireValue(await askServer(server, packed.order, packed.files, importedSchema));
  terminal.note(`Done by the running server (process ${server.pid}).`);
  return imported;
}

/** Gives an order, and what it gives. `here`: the same in this process. `files`: those that the order names, sent along. */
export type Ask = <S extends z.ZodType>(
  order: Exclude<LocalOrder, ImportOrder>,
  answer: S,
  here: (opened: OpenedDatabase) => Promise<Result<z.output<S>>>,
  files?: readonly PackedFile[],
) => Promise<z.output<S>>;

/** Gives several small orders to the server that holds the embedded database, else does them in the database itself, opened once. */
export async function withStore<T>(terminal: Terminal, use: (ask: Ask) => Promise<T>): Promise<T> {
  const server = findServer();
  if (server === null) {
    return withDatabase((opened) => use(async (_order, _answer, here) => requireValue(await here(opened))));
  }
  const done = await use(async (order, answer, _here, files = []) =>
    requireValue(await askServer(server, order, files, answer)),
  );
  terminal.note(`Done by the running server (process ${server.pid}).`);
  return done;
}

/** The same for one order. */
export function carryOut<S extends z.ZodType>(
  terminal: Terminal,
  order: Exclude<LocalOrder, ImportOrder>,
  answer: S,
  here: (opened: OpenedDatabase) => Promise<Result<z.output<S>>>,
  files: readonly PackedFile[] = [],
): Promise<z.output<S>> {
  return withStore(terminal, (ask) => ask(order, answer, here, files));
}
