import { type ChildProcess, fork } from "node:child_process";
import { programFile } from "@/server/programs";
import { fail, ok, type Result } from "@/server/trip";
import type { FromReader } from "./messages";
import type { Read, Reading, ReadingKind, Readings } from "./readings";

const PATIENCE_MS = 10 * 60_000;

/** Reads in a process of its own: parsing and scoring fill a core, and the server's is there for pages. */
export const readApart: Read = <K extends ReadingKind>(
  kind: K,
  request: Readings[K]["request"],
): Promise<Result<Reading<K>>> => {
  const child = fork(programFile("file-reader"), { execArgv: [], stdio: ["ignore", 2, 2, "ipc"] });
  const late = setTimeout(() => child.kill("SIGKILL"), PATIENCE_MS);
  const reading = collect<K>(child);
  child.send({ kind, request }, () => {});
  return reading.finally(() => {
    clearTimeout(late);
    child.kill("SIGKILL");
  });
};

function collect<K extends ReadingKind>(child: ChildProcess): Promise<Result<Reading<K>>> {
  return new Promise((settle) => {
    const items: Readings[K]["item"][] = [];
    const gone = () => {
      const message = "Reading the files was stopped: the process that did it ended, or it took more than ten minutes.";
      settle(fail({ code: "unavailable", message }));
    };
    child.on("exit", gone);
    child.on("error", gone);
    child.on("message", (message: FromReader<K>) => {
      if (message.part === "item") items.push(message.item);
      else if (message.part === "done") settle(ok({ about: message.about, items }));
      else settle(fail(message.problem));
    });
  });
}
