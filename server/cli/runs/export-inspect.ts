import { once } from "node:events";
import { createWriteStream, renameSync, rmSync } from "node:fs";
import { exportInspectLog, LOG_FORMATS, writeInspectLog } from "@/server/runs";
import { fail } from "@/server/trip";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";
import { withDatabase } from "../with-database";

/** Writes a run as a log of inspect_ai; the file appears whole or not at all. */
export function exportInspect(terminal: Terminal, id: string, { out }: { out: string }): Promise<ExitCode> {
  const format = LOG_FORMATS.find((each) => out.endsWith(`.${each}`));
  if (format === undefined) {
    return requireValue(fail({ code: "bad_input", message: "The file's name ends with .eval or .json." }));
  }
  return withDatabase(async ({ database }) => {
    const log = requireValue(await exportInspectLog(database, id));
    const file = createWriteStream(`${out}.part`);
    try {
      for await (const piece of writeInspectLog(log, format)) {
        if (!file.write(piece)) await once(file, "drain");
      }
      file.end();
      await once(file, "finish");
      renameSync(`${out}.part`, out);
    } finally {
      file.destroy();
      rmSync(`${out}.part`, { force: true });
    }
    await terminal.print(`Written to ${out}.`);
    return EXIT.done;
  });
}
