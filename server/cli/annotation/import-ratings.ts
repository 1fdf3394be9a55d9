import { statSync } from "node:fs";
import { basename } from "node:path";
import { importRatings } from "@/server/annotation";
import { readTextFile } from "@/server/episodes";
import { importedRatingsSchema, type RatingsFormat } from "@/server/views";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";
import { carryOut } from "../through-server/carry-out";
import { readProjectId } from "./project-id";

interface ImportOptions {
  readonly from: RatingsFormat;
  readonly json?: true;
}

export async function importRatingsFile(
  terminal: Terminal,
  project: string,
  file: string,
  { from, json }: ImportOptions,
): Promise<ExitCode> {
  const projectId = requireValue(readProjectId(project));
  const text = requireValue(readTextFile(file));
  const packed = { file, path: basename(file), bytes: statSync(file).size };
  const imported = await carryOut(
    terminal,
    { kind: "import ratings", projectId, from, file: packed.path },
    importedRatingsSchema,
    ({ database }) => importRatings(database, projectId, { from, text, file }),
    [packed],
  );
  if (json) await terminal.print(JSON.stringify(imported));
  else {
    const { added, known, leftOut, newRaters } = imported;
    const also = leftOut === 0 ? "" : `; left out: ${leftOut} adjudications`;
    await terminal.print(`${added} ratings added, ${known} known already, ${newRaters.length} new raters${also}`);
  }
  return EXIT.done;
}
