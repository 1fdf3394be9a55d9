import { resolve } from "node:path";
import { backUp, placeOfProcess, restore } from "@/db";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";

export async function writeBackup(terminal: Terminal, file: string): Promise<ExitCode> {
  requireValue(await backUp(placeOfProcess(), resolve(file)));
  await terminal.print(
    `The database is in ${file}. Worlds and the secret are files of the data folder: keep those too.`,
  );
  return EXIT.done;
}

export async function bringBack(terminal: Terminal, file: string): Promise<ExitCode> {
  requireValue(await restore(placeOfProcess(), resolve(file)));
  await terminal.print(`The database is as it was in ${file}. Start the server.`);
  return EXIT.done;
}
